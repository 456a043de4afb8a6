import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Tell } from './measurement.ts';

const mostFirst = 2;
const mostOfAll = 130;

/** Kilobytes of script, compressed by brotli. */
export const measureWeights = (tell: Tell): void => {
  const sizeOf = (name: string): number => brotliCompressSync(readFileSync(`dist/client/assets/${name}`)).length / 1024;
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  const first = scripts.filter((name) => /^(entry|first)-/.test(name)).reduce((sum, name) => sum + sizeOf(name), 0);
  const all = scripts.reduce((sum, name) => sum + sizeOf(name), 0);
  tell({ what: 'script before the first touch', ours: `${first.toFixed(2)} KB br on every route`, beside: '', ratio: '', goal: `≤ ${mostFirst} KB`, met: first <= mostFirst });
  tell({ what: 'script, everything', ours: `${all.toFixed(1)} KB br`, beside: '', ratio: '', goal: `≤ ${mostOfAll} KB`, met: all <= mostOfAll });
};
