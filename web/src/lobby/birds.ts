/** The birds that bots are called after, as augurs read them. */
import dove from 'icon:dove';
import eagle from 'icon:eagle-head';
import heron from 'icon:heron';
import raven from 'icon:raven';
import sparrow from 'icon:sparrow';

const BIRDS: Record<number, string> = { 1: sparrow, 2: dove, 3: heron, 4: raven, 5: eagle };

export const bird = (level: number): string => BIRDS[level] ?? heron;
