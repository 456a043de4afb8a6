import { describe, expect, it } from 'vitest';
import { latestState, type LiveHistory } from '../../polling/live-history.ts';
import type { Count, CountedData } from './count.ts';
import { countNews } from './count-news.ts';
import type { DataBlock } from './data-block.ts';
import { followCount, isCountOver, joinCounts } from './followed-count.ts';

const shares = (votes: number, seats = 10): DataBlock => ({
  type: 'shares',
  title: 'Listák',
  note: '',
  rows: [{ name: 'Part', colour: 1, votes, percent: 50, seats }],
});
const count = (processed: number, countedAt: number, more: Partial<Count> = {}): Count => ({
  processed,
  countedAt,
  final: false,
  corrections: [],
  changes: [],
  ...more,
});
const data = (state: Count | null, blocks: readonly DataBlock[]): CountedData => ({ count: state, blocks, held: [] });
const first = followCount(null, { value: data(count(20, 1000), [shares(200)]), observedAt: 1010 });
const then = (value: CountedData, observedAt = 1100, known: LiveHistory<CountedData> = first) =>
  followCount(known, { value, observedAt });
const stateOf = (history: LiveHistory<CountedData>) => latestState(history).value;

describe('a followed vote count', () => {
  it('continues from the stored state', () => {
    const next = then(data(count(40, 1060), [shares(400)]));
    expect(stateOf(next)).toEqual(data(count(40, 1060), [shares(400)]));
    expect(next.observedAt).toBe(1100);
  });

  it('holds nothing back when a cache repeats the same data', () => {
    const blocks = [shares(200)];
    const known = followCount(null, { value: data(count(20, 1000), blocks), observedAt: 1010 });
    expect(stateOf(then(data(count(20, 1000), blocks), 1010, known)).held).toEqual([]);
    expect(stateOf(then(data(count(21, 1060), blocks), 1070, known)).held).toEqual([]);
  });

  it('notes by itself that it went down, and keeps the note', () => {
    const lower = then(data(count(18, 1060), [shares(180)]));
    expect(stateOf(lower)).toMatchObject({ count: { processed: 18, corrections: [{ at: 1060, text: '' }] } });
    const later = then(data(count(60, 1200), [shares(600)]), 1210, lower);
    expect(stateOf(later).count?.corrections).toEqual([{ at: 1060, text: '' }]);
  });

  it('notes votes that went down while the share did not', () => {
    expect(stateOf(then(data(count(21, 1060), [shares(150)]))).count?.corrections).toHaveLength(1);
  });

  it('takes corrections only from the upstream', () => {
    const corrections = [{ at: 1060, text: 'Elírás.' }];
    expect(stateOf(then(data(count(18, 1060, { corrections }), [shares(180)]))).count?.corrections).toEqual(
      corrections,
    );
  });

  it.each([
    ['an older count', data(count(90, 900), [shares(900)])],
    ['one of a year ago', data(count(100, 1000 - 365 * 86_400, { final: true }), [shares(999)])],
    ['no count at all', data(null, [shares(900)])],
  ])('stands as it was, with its time, after %s', (_, told) => {
    expect(then(told)).toBe(first);
  });

  it.each([
    ['a block that is not told', []],
    ['votes a hundredfold', [shares(20_000)]],
    ['seats a hundredfold', [shares(201, 1_000)]],
  ])('holds what stood before %s, with its time', (_, blocks) => {
    const next = then(data(count(20.1, 1060), blocks));
    expect(stateOf(next)).toMatchObject({ blocks: [shares(200)], held: [{ name: 'shares Listák', countedAt: 1000 }] });
    const again = then(data(count(21, 1120), [shares(210)]), 1130, next);
    expect(stateOf(again)).toMatchObject({ blocks: [shares(210)], held: [] });
  });

  it('ignores times in the future', () => {
    const ahead = followCount(null, { value: data(count(20, 1010 + 7200), [shares(200)]), observedAt: 1010 });
    expect(stateOf(ahead).count?.countedAt).toBe(1010);
    expect(stateOf(then(data(count(30, 1070), [shares(300)]), 1075, ahead)).count?.processed).toBe(30);
  });

  it('is over once it is final, for a reader too', () => {
    const end = then(data(count(100, 1300, { final: true }), [shares(1000)]), 1310);
    expect([isCountOver(first), isCountOver(end), isCountOver(joinCounts(first, end))]).toEqual([false, true, true]);
    expect(joinCounts(end, first)).toBe(end);
  });
});

describe('the text about a count', () => {
  it('is corrections, seats and the end, each once', () => {
    const changes = [{ at: 1060, seat: 'Heves 2.', from: 'A', to: 'B' }];
    const now = count(100, 1060, { final: true, changes, corrections: [{ at: 1050, text: 'x' }] });
    expect(countNews(count(20, 1000), now).map(({ kind }) => kind)).toEqual(['corrected', 'changed', 'final']);
    expect(countNews(now, now)).toEqual([]);
    expect(countNews(null, now)).toEqual([]);
    expect(countNews(count(20, 1000), count(30, 1060))).toEqual([]);
  });
});
