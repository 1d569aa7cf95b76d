import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Fairness } from '../src/net/messages';
import { sum, verify } from '../src/table/verify';

const TABLE = '0123456789abcdef0123';
const NUMBER = 'a1'.repeat(16);
const hash = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');
const seed = (secret: string, ...numbers: string[]) =>
  BigInt(`0x${hash('augury seed 1', TABLE, secret, ...numbers).slice(0, 32)}`).toString();

const secret = '5e'.repeat(32);
const salt = 'ab'.repeat(16);
const stand = hash('augury number 1', TABLE, secret, '2').slice(0, 32);
const fair: Fairness = {
  table: TABLE,
  commitment: hash('augury promise 1', TABLE, secret, salt),
  open_seed: false,
  generator: 'chacha8',
  secret,
  salt,
  seed: seed(secret, NUMBER, '', stand),
  numbers: [
    { seat: 0, number: NUMBER, by: 'player' },
    { seat: 2, number: stand, by: 'server' },
  ],
};
const kept = { commitment: fair.commitment, number: NUMBER };

describe('verify', () => {
  it('finds an honest shuffle honest, and says for whom the server stood in', () => {
    const verdict = verify(fair, kept, TABLE, 3);
    expect(sum(verdict)).toBe('yes');
    expect(verdict.stoodIn).toEqual([2]);
  });

  it('cannot tell everything without what it kept', () => {
    expect(sum(verify(fair, undefined, TABLE, 3))).toBe('unknown');
    expect(sum(verify(fair, { ...kept, number: '' }, TABLE, 3))).toBe('unknown');
  });

  it('notices another promise than the one it kept, though all else fits', () => {
    const verdict = verify(fair, { ...kept, commitment: '00'.repeat(32) }, TABLE, 3);
    expect(verdict).toMatchObject({ promise: 'no', secret: 'yes', number: 'yes', seed: 'yes' });
    expect(sum(verdict)).toBe('no');
  });

  it('notices another secret, though the seed follows from it', () => {
    const other = '77'.repeat(32);
    const numbers = fair.numbers.slice(0, 1);
    const tampered = { ...fair, secret: other, numbers, seed: seed(other, NUMBER, '', '') };
    expect(verify(tampered, kept, TABLE, 3)).toMatchObject({ secret: 'no', seed: 'yes' });
  });

  it('notices that its own number is missing or was replaced, though the seed follows', () => {
    const others = fair.numbers.slice(1);
    const without = { ...fair, numbers: others, seed: seed(secret, '', '', stand) };
    expect(verify(without, kept, TABLE, 3)).toMatchObject({ number: 'no', seed: 'yes' });
    const replaced = {
      ...fair,
      numbers: [{ seat: 0, number: 'cc'.repeat(16), by: 'player' }, ...others],
      seed: seed(secret, 'cc'.repeat(16), '', stand),
    };
    expect(verify(replaced, kept, TABLE, 3)).toMatchObject({ number: 'no', seed: 'yes' });
  });

  it('notices a number that the server chose for a player', () => {
    const chosen = 'dd'.repeat(16);
    const tampered = {
      ...fair,
      numbers: [fair.numbers[0]!, { seat: 2, number: chosen, by: 'server' }],
      seed: seed(secret, NUMBER, '', chosen),
    };
    expect(verify(tampered, kept, TABLE, 3).seed).toBe('no');
  });

  it('notices a seed that does not follow', () => {
    expect(verify({ ...fair, seed: '7' }, kept, TABLE, 3).seed).toBe('no');
  });

  it('notices a server that shows nothing', () => {
    const nothing = { ...fair, secret: '', salt: '', seed: '', numbers: [] };
    expect(sum(verify(nothing, kept, TABLE, 3))).toBe('no');
  });
});
