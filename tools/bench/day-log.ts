import { closeSync, openSync, writeSync } from 'node:fs';
import { publicAddresses, sitesAt } from '../../config/settings/sites.ts';
import { randomAddresses } from './random-addresses.ts';

const uniqueShare = 0.3;

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
];

const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const targets = (count: number): readonly string[] => {
  const found = new Set<string>();
  for (let seed = 1; found.size < count; seed += 1) {
    for (const { path, query } of randomAddresses(count, seed, sitesAt(publicAddresses))) {
      found.add(query === '' ? path : `${path}?${query}`);
      if (found.size === count) break;
    }
  }
  return [...found];
};

/** Three requests in ten are for a new URL; the others repeat a few. */
export const writeDayLog = (path: string, count: number): void => {
  const draw = seeded(7);
  const all = targets(Math.round(count * uniqueShare));
  const log = openSync(path, 'w');
  let seen = 0;
  let text = '';
  for (let line = 0; line < count; line += 1) {
    const isNew = seen === 0 || (seen < all.length && draw() * (count - line) < all.length - seen);
    const target = all[isNew ? seen : Math.floor(seen * draw() ** 6)] ?? '/';
    if (isNew) seen += 1;
    const clock = new Date(1_795_000_000_000 + line * 80).toISOString().slice(11, 19);
    const client = `${1 + Math.floor(draw() * 220)}.${Math.floor(draw() * 255)}.${Math.floor(draw() * 255)}.${Math.floor(draw() * 255)}`;
    const referrer = draw() < 0.5 ? '-' : `https://lapunk.example${all[Math.floor(seen * draw())] ?? '/'}`;
    text += `${client} - - [20/Nov/2026:${clock} +0100] "GET ${target} HTTP/1.1" 200 ${1000 + Math.floor(draw() * 90_000)} "${referrer}" "${browsers[Math.floor(draw() * browsers.length)]}"\n`;
    if (text.length > 2 ** 20) {
      writeSync(log, text);
      text = '';
    }
  }
  writeSync(log, text);
  closeSync(log);
};
