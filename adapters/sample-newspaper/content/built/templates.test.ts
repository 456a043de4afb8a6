import { describe, expect, it } from 'vitest';
import { buildArticles } from './build-articles.ts';
import { openDraw, figure, tenths } from './templates/draw.ts';
import { families } from './families.ts';
import { anglesOf } from './templates/family.ts';
import type { Family } from './templates/family.ts';
import { fillIn } from './templates/fill-in.ts';
import { easternTowns, towns } from './places.ts';

const now = 1_790_000_000;

const slotsOf = (family: Family) => {
  const all = (slot: 'titles' | 'leads' | 'openings' | 'details'): readonly string[] => [
    ...new Set(anglesOf(family).flatMap((angle) => angle[slot])),
  ];
  return { titles: all('titles'), leads: all('leads'), openings: all('openings'), details: all('details') };
};

const everyLine = families.flatMap((family) => {
  const { phrases } = family;
  const { titles, leads, openings, details } = slotsOf(family);
  return [
    titles,
    leads,
    openings,
    details,
    phrases.quotes,
    phrases.doubts,
    phrases.backgrounds,
    phrases.closings,
    phrases.subheads,
  ]
    .flat()
    .map((line) => ({ family, line }));
});

describe('the templates of the built articles', () => {
  it('fill without a missing fact, on either side of the border', () => {
    for (const { family, line } of everyLine) {
      for (const [eastern, place] of [
        [false, towns[0]],
        [true, easternTowns[0]],
      ] as const) {
        const facts = {
          who: 'A',
          role: 'b',
          other: 'C',
          otherRole: 'd',
          ...place,
          ...family.facts(openDraw(line), eastern),
        };
        expect(fillIn(line, facts), line).not.toMatch(/[{}]|undefined|\(z\)|"|'|  |\.\.\./);
      }
    }
  });

  it('have nine or more ways to say each sentence, and most have more', () => {
    for (const family of families) {
      const { phrases, id } = family;
      for (const slot of [
        ...Object.values(slotsOf(family)),
        phrases.quotes,
        phrases.doubts,
        phrases.backgrounds,
        phrases.closings,
      ])
        expect(slot.length, id).toBeGreaterThanOrEqual(9);
    }
  });

  it('give every title of every angle a lead, an opening and two details', () => {
    for (const family of families) {
      for (const { titles, leads, openings, details } of anglesOf(family)) {
        expect(
          Math.min(titles.length, leads.length, openings.length, details.length - 1),
          family.id,
        ).toBeGreaterThanOrEqual(1);
        for (const slot of [titles, leads, openings, details]) expect(new Set(slot).size, family.id).toBe(slot.length);
      }
    }
  });
});

describe('the built articles', () => {
  const articles = buildArticles(now, new Set());

  it('are two thousand, each with its own slug', () => {
    expect(articles).toHaveLength(2000);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(2000);
  });

  it('are the same every time', () => {
    expect(buildArticles(now, new Set())).toEqual(articles);
  });

  it('lie between twenty days and three years back', () => {
    for (const { publishedAt } of articles) {
      expect(now - publishedAt).toBeGreaterThan(19 * 86_400);
      expect(now - publishedAt).toBeLessThan(3.01 * 365 * 86_400);
    }
  });

  it('have titles and leads of a newspaper’s length', () => {
    for (const { title, lead } of articles) {
      expect(title.length, title).toBeLessThanOrEqual(110);
      expect(lead.length, lead).toBeLessThanOrEqual(260);
    }
  });

  it('begin titles and sentences with a capital or a figure', () => {
    for (const { title, pages } of articles) {
      expect(title).toMatch(/^[\p{Lu}\d„]/u);
      for (const [, first] of pages.join('').matchAll(/<p>(?:<strong>)?(.)/g)) expect(first).toMatch(/[\p{Lu}\d„–]/u);
    }
  });
});

describe('figures', () => {
  it('are grouped from five digits on', () => {
    expect([figure(1234), figure(12_345), figure(1_234_567)]).toEqual(['1234', '12\u00a0345', '1\u00a0234\u00a0567']);
  });

  it('have a decimal comma only before decimals', () => {
    expect([tenths(125), tenths(120), tenths(5)]).toEqual(['12,5', '12', '0,5']);
  });
});

describe('the definite article', () => {
  it.each([
    ['a {x}', 'ildószegi', 'az ildószegi'],
    ['A {x}', 'ludaséri', 'A ludaséri'],
    ['a(z) {x}', '5 óra', 'az 5 óra'],
    ['a(z) {x}', '51 perc', 'az 51 perc'],
    ['a(z) {x}', '1200 fő', 'az 1200 fő'],
    ['a(z) {x}', '120 fő', 'a 120 fő'],
    ['a(z) {x}', '12 fő', 'a 12 fő'],
    ['a(z) {x}', '1 fő', 'az 1 fő'],
    ['A {x}', '„Ég”', 'Az „Ég”'],
    ['az {x}', 'béka', 'a béka'],
  ])('agrees: %s + %s', (template, x, said) => {
    expect(fillIn(template, { x })).toBe(said);
  });
});
