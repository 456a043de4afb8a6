import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rememberLinks } from './own-links.ts';

const text = fc.oneof(fc.constantFrom('', 'c', ' b c', ' b 1 c'), fc.string({ maxLength: 4 }));
const asked = fc.tuple(
  fc.constantFrom('list', 'article'),
  fc.dictionary(fc.constantFrom('a', 'b', 'site'), text, { noNullPrototype: true }),
  fc.option(fc.nat({ max: 2 }), { nil: undefined }),
);

describe('links that are remembered', () => {
  it('are those that would be built', () => {
    const build = (...all: unknown[]): string => JSON.stringify(all);
    const linkTo = rememberLinks(build);
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 20 }), (all) => {
        for (const [name, params, page] of [...all, ...all])
          expect(linkTo(name, params, page)).toBe(build(name, params, page));
      }),
    );
  });

  it('are built once each, and those that lead nowhere too', () => {
    const build = vi.fn(() => null);
    const linkTo = rememberLinks(build);
    for (const _ of [1, 2]) expect(linkTo('list', { slug: 'a' })).toBeNull();
    expect(build).toHaveBeenCalledOnce();
  });

  it('never grow without bound', () => {
    const build = vi.fn((name: string) => name);
    const linkTo = rememberLinks(build);
    for (let at = 0; at <= 2_000; at += 1) linkTo(`${at}`);
    linkTo('2000');
    expect(build).toHaveBeenCalledTimes(2_001);
    linkTo('0');
    expect(build).toHaveBeenCalledTimes(2_002);
  });
});
