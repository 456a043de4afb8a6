import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStaleWhileRevalidate } from './stale-while-revalidate.ts';

interface Copy {
  readonly edit: number;
  readonly at: number;
}

const setUp = () => {
  const world = { edit: 0, now: 0 };
  const rules = createStaleWhileRevalidate<Copy, Copy>({
    edition: () => ({ epoch: 'e', number: world.edit }),
    isFresh: ({ at, edit }) => edit === world.edit && world.now < at + 2,
    mayServeMeanwhile: ({ at, edit }) => edit === world.edit && world.now < at + 4,
  });
  let kept: Copy | undefined;
  const underWay: (() => void)[] = [];
  const counts = { makings: 0 };
  const make = (): Promise<Copy> => {
    counts.makings += 1;
    const copy = { edit: world.edit, at: world.now };
    return new Promise<void>((resolve) => underWay.push(resolve)).then(() => {
      if (copy.edit === world.edit) kept = copy;
      return copy;
    });
  };
  const ask = async (): Promise<Copy> => {
    const given = rules.give('key', kept, make);
    return 'making' in given ? given.making : given.copy;
  };
  return { world, counts, ask, underWay };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('stale responses', () => {
  it('is never older than an edit known at request time, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('ask', 'edit', 'wait', 'finish the first', 'finish the last'), { maxLength: 40 }),
        async (steps) => {
          const { world, ask, underWay } = setUp();
          const asked: Promise<void>[] = [];
          for (const step of steps) {
            if (step === 'edit') world.edit += 1;
            else if (step === 'wait') world.now += 1;
            else if (step === 'finish the first') underWay.shift()?.();
            else if (step === 'finish the last') underWay.pop()?.();
            else {
              const known = world.edit;
              asked.push(ask().then(({ edit }) => expect(edit).toBeGreaterThanOrEqual(known)));
            }
            await turn();
          }
          underWay.splice(0).forEach((finish) => finish());
          await Promise.all(asked);
        },
      ),
    );
  });

  it('is made once however many ask, and once more behind their backs when it is no longer fresh', async () => {
    const { world, counts, ask, underWay } = setUp();
    const first = Array.from({ length: 50 }, ask);
    underWay.shift()?.();
    expect(new Set(await Promise.all(first)).size).toBe(1);
    await ask();
    expect(counts.makings).toBe(1);
    world.now = 3;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([0, 1, 2].map(() => ({ edit: 0, at: 0 })));
    expect(counts.makings).toBe(2);
    underWay.shift()?.();
    await turn();
    expect(await ask()).toEqual({ edit: 0, at: 3 });
  });

  it('is waited for when the copy is too old', async () => {
    const { world, ask, underWay } = setUp();
    const first = ask();
    underWay.shift()?.();
    await first;
    world.now = 4;
    const second = ask();
    underWay.shift()?.();
    expect(await second).toEqual({ edit: 0, at: 4 });
  });

  it('does not fail for who was given an old copy, when the new one cannot be made', async () => {
    const rules = createStaleWhileRevalidate<string, string>({
      edition: () => ({ epoch: 'e', number: 0 }),
      isFresh: () => false,
      mayServeMeanwhile: () => true,
    });
    const broken = () => Promise.reject(new Error('broken'));
    expect(rules.give('key', 'old', broken)).toEqual({ copy: 'old', stale: true });
    await turn();
    const given = rules.give('key', undefined, broken);
    await expect('making' in given && given.making).rejects.toThrow('broken');
  });
});
