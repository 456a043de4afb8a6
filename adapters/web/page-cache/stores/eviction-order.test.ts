import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEvictionOrder } from './eviction-order.ts';

const bounds = { maxBytes: 1000, maxEntries: 20 };

const keeper = () => {
  const order = createEvictionOrder(bounds);
  const kept = new Map<string, number>();
  const evict = (name: string): void => {
    order.evict(name);
    kept.delete(name);
  };
  const ask = (name: string, bytes: number): void => {
    const known = kept.has(name);
    evict(name);
    const victims = order.victimsFor(bytes);
    victims?.forEach(evict);
    if (victims === null) return;
    order.use(name, bytes, known);
    kept.set(name, bytes);
  };
  return { order, kept, evict, ask };
};

describe('the eviction order', () => {
  it('leaves no more than the bounds, and takes no more than it must', () => {
    const steps = fc.array(fc.tuple(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 1200 }), fc.boolean()), {
      maxLength: 120,
    });
    fc.assert(
      fc.property(steps, (all) => {
        const { order, kept, evict, ask } = keeper();
        for (const [name, bytes, goes] of all) {
          if (goes) evict(String(name));
          else ask(String(name), bytes);
          const sum = [...kept.values()].reduce((total, size) => total + size, 0);
          expect(order.bytes()).toBe(sum);
          expect(sum).toBeLessThanOrEqual(bounds.maxBytes);
          expect(kept.size).toBeLessThanOrEqual(bounds.maxEntries);
          expect(order.victimsFor(bounds.maxBytes - sum)).toEqual(
            kept.size < bounds.maxEntries ? [] : [expect.any(String)],
          );
        }
      }),
    );
  });

  it.each([[100], [1]])('keeps entries in use through any flood of others of %d bytes', (bytes) => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1e6 }), { maxLength: 100 }), (flood) => {
        const { kept, ask } = keeper();
        for (const name of ['front', 'article', 'front', 'article']) ask(name, 300);
        flood.forEach((name, at) => ask(`stranger ${at} ${name}`, bytes));
        expect([kept.has('front'), kept.has('article')]).toEqual([true, true]);
      }),
    );
  });

  it('evicts the least recently used, and always has room for a new entry', () => {
    const { kept, ask } = keeper();
    for (const name of ['a', 'b', 'c', 'a', 'b', 'c', 'a']) ask(name, 300);
    ask('new', 150);
    expect([...kept.keys()]).toEqual(['c', 'a', 'new']);
    ask('newer', 150);
    expect([...kept.keys()]).toEqual(['c', 'a', 'new', 'newer']);
    ask('newest', 150);
    expect([...kept.keys()]).toEqual(['c', 'a', 'newer', 'newest']);
  });
});
