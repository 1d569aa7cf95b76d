/** All files of tests run in the same workers, which is sooner done; each finds the world as if it were the first. */
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
