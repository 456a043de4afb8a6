import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeRemovals, type Missing } from './judge-removals.ts';

const limits = { maxRemovals: 20, lately: 0, waiting: 0, isRestored: false, highest: '100' };
const one = (id: number, fate: Missing['fate'], isTold = false): Missing => ({ id: String(id), fate, isTold });

describe('missing posts', () => {
  it('go when they are few and the desk hides or has deleted them', () => {
    expect(judgeRemovals([one(4, 'hidden'), one(7, 'gone')], limits)).toEqual({
      remove: ['4', '7'],
      wait: [],
      why: null,
    });
  });

  it('wait when they are too many, together with those that went lately', () => {
    const missing = Array.from({ length: 15 }, (_, at) => one(at, 'hidden'));
    expect(judgeRemovals(missing, limits).remove).toHaveLength(15);
    for (const more of [{ lately: 6 }, { waiting: 6 }])
      expect(judgeRemovals(missing, { ...limits, ...more })).toMatchObject({ remove: [], why: 'too-many' });
  });

  it('wait when the desk has forgotten newer ones than it lists: its backup was restored', () => {
    expect(judgeRemovals([one(101, 'gone'), one(7, 'gone'), one(8, 'hidden')], limits)).toEqual({
      remove: [],
      wait: ['101', '7', '8'],
      why: 'backup',
    });
    expect(judgeRemovals([one(7, 'hidden')], { ...limits, isRestored: true }).wait).toEqual(['7']);
  });

  it('of Ghost are ordered by their first digits, the time of their creation, also above the precision of numbers', () => {
    const [older, newer] = ['6b0b8091a985e911c557db2b', '6b0b8091a985e911c557db2c'];
    const missing: Missing = { id: newer, fate: 'gone', isTold: false };
    expect(judgeRemovals([missing], { ...limits, highest: older })).toMatchObject({ wait: [newer], why: 'backup' });
    expect(judgeRemovals([{ ...missing, id: older }], { ...limits, highest: newer }).remove).toEqual([older]);
  });

  it('go when a webhook named the newest, or an editor has only hidden it', () => {
    expect(judgeRemovals([one(101, 'gone', true)], limits).remove).toEqual(['101']);
    expect(judgeRemovals([one(101, 'hidden')], limits).remove).toEqual(['101']);
  });

  it('go as a webhook has named them, however many they are', () => {
    const told = Array.from({ length: 30 }, (_, at) => one(at, 'gone', true));
    expect(judgeRemovals([...told, one(50, 'hidden')], limits).remove).toHaveLength(31);
  });

  it('each either go or wait, and never more than the limit go that no webhook has named', () => {
    const missing = fc.uniqueArray(
      fc.record({
        id: fc.nat(300).map(String),
        fate: fc.constantFrom('hidden' as const, 'gone' as const),
        isTold: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 40 },
    );
    fc.assert(
      fc.property(
        missing,
        fc.nat(30),
        fc.nat(30),
        fc.option(fc.nat(300).map(String)),
        (all, maxRemovals, lately, highest) => {
          const { remove, wait } = judgeRemovals(all, { ...limits, maxRemovals, lately, highest });
          expect([...remove, ...wait].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
          const untold = all.filter(({ id, isTold }) => !isTold && remove.includes(id)).length;
          expect(untold === 0 || untold + lately <= maxRemovals).toBe(true);
        },
      ),
    );
  });
});
