import { AddressMap } from '#core/addresses/old-addresses/address-map.ts';
import { findOldAddress } from '#core/addresses/old-addresses/find-old-address.ts';
import { packed } from '#core/addresses/old-addresses/packed-addresses.ts';
import { segmentsOf } from '#core/addresses/paths/segments.ts';
import type { Tell } from './measurement.ts';
import { whole } from './measurement.ts';

const count = 100_000;
const maxMegabytes = 40;
const maxMicroseconds = 50;
const maxMilliseconds = 400;
const megabyte = 2 ** 20;

const slugAt = (at: number): string => `egy-hosszabb-cim-a-cikkrol-${at}-budapesten`;
const fromAt = (at: number): string => (at % 3 === 0 ? `/?p=${at}` : `/gazdasag/hirek/${slugAt(at)}`);
const bytesOfAll = (): Uint8Array =>
  packed(
    Array.from({ length: count }, (_, at) => ({
      from: fromAt(at),
      to: `/belfold/20${10 + (at % 15)}/0${1 + (at % 9)}/1${at % 9}/${slugAt(at)}`,
      isList: false,
    })),
  );

const held = (): number => {
  global.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const milliseconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The map of a node for 100,000 old addresses: memory, the time of a look-up, and of a start or an edit. */
export const measureOldAddresses = (tell: Tell): void => {
  const before = held();
  const map = new AddressMap(bytesOfAll());
  const megabytes = (held() - before) / megabyte;
  const find = findOldAddress(() => ({ map, shapes: null }));
  let found = 0;
  const look = milliseconds(() => {
    for (let at = 0; at < 2 * count; at += 1) {
      const [path = '', query = ''] = fromAt(at).split('?');
      if (typeof find({ path, query }, segmentsOf(path), true) === 'object') found += 1;
    }
  });
  const { bytes } = map;
  const start = milliseconds(() => void new AddressMap(bytes));
  const edit = milliseconds(() => void map.withArticles(new Set([slugAt(77)]), []));
  const microseconds = (look * 1_000) / (2 * count);
  if (map.size !== count || found < count) throw new Error(`${found} of ${map.size} old addresses found`);
  tell({
    what: '100,000 old addresses, memory',
    ours: `${megabytes.toFixed(1)} MB`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxMegabytes} MB`,
    met: megabytes <= maxMegabytes,
  });
  tell({
    what: '100,000 old addresses, one look-up',
    ours: `${microseconds.toFixed(1)} µs`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxMicroseconds} µs`,
    met: microseconds <= maxMicroseconds,
  });
  tell({
    what: '100,000 old addresses, at a start; after an edit',
    ours: `${whole(start)} ms; ${whole(edit)} ms`,
    beside: '',
    ratio: '',
    goal: `≤ ${maxMilliseconds} ms`,
    met: Math.max(start, edit) <= maxMilliseconds,
  });
};
