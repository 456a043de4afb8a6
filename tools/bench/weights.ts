import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { wokenBytes } from '../build/woken-scripts.ts';
import type { Tell } from './measurement.ts';

const mostFirst = 2;
const mostOfAll = 130;
/** In kB of 1000 bytes; the other limits are in KB of 1024. */
const mostToWake = 90;

export const measureWeights = (tell: Tell): void => {
  const sizeOf = (name: string): number => brotliCompressSync(readFileSync(`dist/client/assets/${name}`)).length / 1024;
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  const first = scripts.filter((name) => /^(entry|first)-/.test(name)).reduce((sum, name) => sum + sizeOf(name), 0);
  const woken = wokenBytes('dist/client') / 1000;
  const all = scripts.reduce((sum, name) => sum + sizeOf(name), 0);
  tell({
    what: 'script before the first touch',
    ours: `${first.toFixed(2)} KB br on every route`,
    beside: '',
    ratio: '',
    goal: `≤ ${mostFirst} KB`,
    met: first <= mostFirst,
  });
  tell({
    what: 'script that waking an article loads',
    ours: `${woken.toFixed(1)} kB br`,
    beside: '',
    ratio: '',
    goal: `≤ ${mostToWake} kB`,
    met: woken <= mostToWake,
  });
  tell({
    what: 'script, everything',
    ours: `${all.toFixed(1)} KB br`,
    beside: '',
    ratio: '',
    goal: `≤ ${mostOfAll} KB`,
    met: all <= mostOfAll,
  });
};
