import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesIn, spoiled } from './spoil.fake.ts';
import { sample, shapes } from './samples.fake.ts';

const otherwise: readonly (readonly [string, () => unknown])[] = [
  ['missing', () => undefined],
  ['null', () => null],
  ['a text', () => 'x'],
  ['a number', () => -0.5],
  ['a list', () => []],
  ['an object', () => ({ unknown: true })],
];

const told = (value: unknown): readonly unknown[] =>
  placesIn(value)
    .map((place) => place.reduce((inner: unknown, key) => (inner as Record<string | number, unknown>)[key], value))
    .filter((one) => one !== null && typeof one !== 'object');

describe.each(shapes)('$name', ({ name, item, needs, needsOneOf = [] }) => {
  const whole = sample(name);
  const places = placesIn(whole);
  const optional = places.filter((place) => !needs.includes(place.join('.')));

  it('parses a complete item with all its fields', () => {
    const read = item.safeParse(whole);
    expect(read.success).toBe(true);
    expect(told(read.data).length).toBeGreaterThan(2);
  });

  it.each(otherwise)('is read with any one of its fields %s', (_, become) => {
    expect(optional.length).toBeGreaterThan(2);
    for (const place of optional) {
      const read = item.safeParse(spoiled(whole, place, become));
      expect(read.success, place.join('.')).toBe(true);
    }
  });

  it('is read with any number of its fields missing, null or of another kind', () => {
    const spoils = fc.array(fc.tuple(fc.constantFrom(...optional), fc.constantFrom(...otherwise)), { maxLength: 12 });
    fc.assert(
      fc.property(spoils, (drawn) => {
        const touched = new Set(drawn.map(([place]) => place.join('.')));
        fc.pre(needsOneOf.length === 0 || needsOneOf.some((field) => !touched.has(field)));
        const document = drawn.reduce((before, [place, [, become]]) => spoiled(before, place, become), whole);
        expect(item.safeParse(document).success).toBe(true);
      }),
    );
  });

  it('is null without its key', () => {
    for (const need of needs)
      expect(item.safeParse(spoiled(whole, need.split('.'), () => null)).success, need).toBe(false);
  });
});
