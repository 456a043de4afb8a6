import { describe, expect, it } from 'vitest';
import { composed } from './composed.ts';

interface Parts {
  readonly clock: { readonly now: () => number };
  readonly greeting: string;
  readonly length: number;
}

describe('a composition', () => {
  const recipes = {
    clock: () => ({ now: () => 7 }),
    length: ({ greeting }: Parts) => greeting.length,
    greeting: ({ clock }: Parts) => `at ${clock.now()}`,
  };

  it('creates every part with its dependencies, in any listed order', () => {
    expect(composed<Parts>(recipes)).toMatchObject({ greeting: 'at 7', length: 4 });
  });

  it('makes each part once, and all of them at once', () => {
    const made: string[] = [];
    const noted =
      <T>(name: string, value: T) =>
      () => (made.push(name), value);
    composed<Parts>({
      clock: noted('clock', { now: () => 1 }),
      greeting: noted('greeting', ''),
      length: noted('length', 0),
    });
    expect(made.toSorted()).toEqual(['clock', 'greeting', 'length']);
  });

  it('fails whole where a part cannot be made', () => {
    expect(() =>
      composed<Parts>({
        ...recipes,
        length: () => {
          throw new Error('no length');
        },
      }),
    ).toThrow('no length');
  });

  it('does not compile without a recipe for every part', () => {
    // @ts-expect-error the length is not made
    const lacking: Parameters<typeof composed<Parts>>[0] = { clock: recipes.clock, greeting: recipes.greeting };
    expect(lacking).toBeDefined();
  });
});
