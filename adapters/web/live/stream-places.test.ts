import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStreamPlaces } from './stream-places.ts';

describe('places for streams', () => {
  it('are never more than an address may have, nor than there are in all, and come back when left', () => {
    const acts = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 80 });
    fc.assert(
      fc.property(acts, (drawn) => {
        const places = createStreamPlaces({ ofAddress: 3, inAll: 6 });
        const held: { readonly address: string; readonly leave: () => void }[] = [];
        for (const [address, comes] of drawn) {
          const own = held.filter((one) => one.address === address).length;
          if (!comes) {
            const at = held.findIndex((one) => one.address === address);
            for (const one of at < 0 ? [] : held.splice(at, 1)) for (const leave of [one.leave, one.leave]) leave();
            continue;
          }
          const place = places.take(address);
          expect(typeof place === 'object').toBe(held.length < 6 && own < 3);
          if (place === 'full') expect(held).toHaveLength(6);
          else if (place === 'too-many') expect(own).toBe(3);
          else held.push({ address, leave: place.leave });
          expect(places.taken()).toBe(held.length);
        }
      }),
    );
  });
});
