import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { hydrationBytes } from '../build/hydration-bytes.ts';
import type { Tell } from './measurement.ts';

const maxFirst = 2;
const maxOfAll = 130;
/** In kB of 1000 bytes; the other limits are in KB of 1024. */
const maxToWake = 90;

export const measureWeights = (tell: Tell): void => {
  const sizeOf = (name: string): number => brotliCompressSync(readFileSync(`dist/client/assets/${name}`)).length / 1024;
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  const first = scripts.filter((name) => /^(entry|first)-/.test(name)).reduce((sum, name) => sum + sizeOf(name), 0);
  const hydrated = hydrationBytes('dist/client') / 1000;
  const all = scripts.reduce((sum, name) => sum + sizeOf(name), 0);
  tell({
    what: 'script before the first interaction',
    ours: `${first.toFixed(2)} KB br on every route`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxFirst} KB`,
    met: first <= maxFirst,
  });
  tell({
    what: 'script that hydrating an article loads',
    ours: `${hydrated.toFixed(1)} kB br`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxToWake} kB`,
    met: hydrated <= maxToWake,
  });
  tell({
    what: 'script, total',
    ours: `${all.toFixed(1)} KB br`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxOfAll} KB`,
    met: all <= maxOfAll,
  });
};
