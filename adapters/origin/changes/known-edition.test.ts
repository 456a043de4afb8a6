import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { Edition } from '../database/edits/edition.ts';
import { deferred } from '../process/deferred.ts';
import { createKnownEdition } from './known-edition.ts';

const at = (number: number, epoch = 'e'): Edition => ({ epoch, number });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const opened = (held = false) => {
  let [committed, forgotten] = [at(1), 0];
  const asked: (() => void)[] = [];
  const read = async (): Promise<Edition> => {
    const found = committed;
    if (held) await new Promise<void>((resolve) => void asked.push(resolve));
    return found;
  };
  const time = createSteerableTime(stillTime());
  const known = createKnownEdition({
    time,
    first: committed,
    read,
    invalidate: async () => {
      forgotten += 1;
    },
  });
  return {
    ...known,
    time,
    commit: (edition: Edition) => {
      committed = edition;
    },
    asked,
    forgotten: () => forgotten,
  };
};

describe('the known edition', () => {
  it('is the committed one after a look, and everything of before is forgotten once', async () => {
    const known = opened();
    known.commit(at(2));
    expect([known.current(), known.forgotten()]).toEqual([at(1), 0]);
    expect(await known.catchUp()).toEqual(at(2));
    await known.catchUp();
    expect([known.current(), known.forgotten()]).toEqual([at(2), 1]);
  });

  it('includes commits from before the request, even while an earlier query runs', async () => {
    const known = opened(true);
    const early = known.catchUp();
    await turn();
    known.commit(at(2));
    const late = [known.catchUp(), known.catchUp()];
    known.asked.shift()?.();
    expect(await early).toEqual(at(1));
    await turn();
    known.asked.shift()?.();
    expect(await Promise.all(late)).toEqual([at(2), at(2)]);
    expect(known.asked).toEqual([]);
  });

  it('recovers from a failed query', async () => {
    let fails = true;
    const known = createKnownEdition({
      time: stillTime(),
      first: at(1),
      read: async () => {
        if (fails) throw new Error('x');
        return at(2);
      },
      invalidate: async () => undefined,
    });
    await expect(known.catchUp()).rejects.toThrow('x');
    fails = false;
    expect(await known.catchUp()).toEqual(at(2));
  });

  it('is not known before everything of before is forgotten', async () => {
    const forgetting = deferred<void>();
    const known = createKnownEdition({
      time: stillTime(),
      first: at(1),
      read: async () => at(2),
      invalidate: () => forgetting.promise,
    });
    const looking = known.catchUp();
    await turn();
    expect(known.current()).toEqual(at(1));
    forgetting.resolve();
    await looking;
    expect(known.current()).toEqual(at(2));
  });

  it('never goes back within any order of looks and commits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('look', 'commit', 'answer'), { maxLength: 40 }), async (steps) => {
        const known = opened(true);
        let [number, before] = [1, 1];
        for (const step of steps) {
          if (step === 'look') void known.catchUp();
          if (step === 'commit') known.commit(at((number += 1)));
          if (step === 'answer') known.asked.shift()?.();
          await turn();
          expect(known.current().number).toBeGreaterThanOrEqual(before);
          before = known.current().number;
        }
      }),
    );
  });
});

describe('waiting clients', () => {
  it('is called when an edition is known that is another', async () => {
    const known = opened();
    expect(await known.otherThan(at(1, 'other'), 60_000)).toBe(true);
    const waiting = [known.otherThan(at(1), 60_000), known.otherThan(at(1), 60_000)];
    known.commit(at(2));
    await known.catchUp();
    expect(await Promise.all(waiting)).toEqual([true, true]);
  });

  it('stops waiting when the time is over, the client has gone, or the origin closes', async () => {
    const known = opened();
    const waited = known.otherThan(at(1), 5);
    await known.time.advance(5);
    expect(await waited).toBe(true);
    const gone = deferred<void>();
    let stopped = 0;
    const left = known.otherThan(at(1), 60_000, (then) => {
      void gone.promise.then(then);
      return () => {
        stopped += 1;
      };
    });
    gone.resolve();
    expect([await left, stopped]).toEqual([true, 1]);
    const last = known.otherThan(at(1), 60_000);
    known.close();
    expect([await last, await known.otherThan(at(1), 60_000)]).toEqual([true, true]);
  });

  it('is sent away when too many wait', async () => {
    const known = opened();
    const waiting = Array.from({ length: 256 }, () => known.otherThan(at(1), 60_000));
    expect(await known.otherThan(at(1), 60_000)).toBe(false);
    known.close();
    await Promise.all(waiting);
  });
});
