import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { gamePath } from './game-path.ts';

const { linkTo } = someResolver();
const segment = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/).filter((text) => text !== 'elo');
const sheet = fc.stringMatching(/^[0-9.-]{1,40}$/).filter((text) => !/^\.{1,2}$/.test(text));

describe('the addresses of the tipping game that a browser makes as one tips', () => {
  it('are those that the address book builds', () => {
    fc.assert(
      fc.property(segment, fc.oneof(segment, sheet), (subSlug, key) => {
        expect(gamePath()).toBe(linkTo('tippjatek', {}));
        expect(gamePath(subSlug)).toBe(linkTo('tippjatek', { subSlug }));
        expect(gamePath(subSlug, key)).toBe(linkTo('tippjatek', { subSlug, key }));
      }),
    );
  });
});
