import { describe, expect, it } from 'vitest';
import { shadowCounts } from './shadow-counts.ts';

const minute = 60_000;
const begun = 1_000 * minute;
const row = (address: string, kind: 'lost' | 'found' | 'moved' = 'lost') => ({
  kind,
  address,
  before: '/a',
  after: null,
  rules: ['r'],
});

describe('differences counted by the minute', () => {
  it('are those of the minutes that were asked for', () => {
    const counts = shadowCounts(begun);
    counts.note(begun, row('x'));
    counts.note(begun + 5 * minute, row('y', 'found'));
    counts.note(begun + 5 * minute, row('y', 'found'));
    counts.note(begun + 6 * minute, null);
    expect(counts.since(begun + 5 * minute)).toEqual({
      since: (begun + 5 * minute) / 1000,
      requests: 3,
      lost: 0,
      moved: 0,
      found: 2,
      top: [{ ...row('y', 'found'), requests: 2 }],
    });
    expect(counts.since(0)).toMatchObject({ since: begun / 1000, requests: 4, lost: 1, found: 2 });
  });

  it('stay exact when there are more addresses than the list shows', () => {
    const counts = shadowCounts(begun);
    for (let at = 0; at < 3; at += 1) counts.note(begun, row('often'));
    for (let at = 0; at < 5_000; at += 1) counts.note(begun + (at % 3) * minute, row(`x${at}`, 'moved'));
    const told = counts.since(0);
    expect([told.requests, told.lost, told.moved, told.top.length]).toEqual([5_003, 3, 5_000, 20]);
    expect(told.top[0]).toMatchObject({ address: 'often', requests: 3 });
  });

  it('are forgotten after a day', () => {
    const counts = shadowCounts(begun);
    counts.note(begun, row('x'));
    counts.note(begun + 1440 * minute, null);
    expect(counts.since(0)).toMatchObject({ requests: 1, lost: 0 });
  });
});
