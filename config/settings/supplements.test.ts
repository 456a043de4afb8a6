import { describe, expect, it } from 'vitest';
import { supplementTab } from '#core/editorial/supplements/supplement-tab.ts';
import { redirectRules } from './redirects.ts';
import { readSupplements, supplements } from './supplements.ts';

describe('the supplements', () => {
  it('are of nine families, the war under both of its names (spec §2.3)', () => {
    const families = new Set(
      supplements.map(({ slug }) => slug.replace(/^orosz-ukran-(?:valsag|haboru)$/, 'orosz-ukran')),
    );
    expect([...families]).toEqual([
      'tokio-2020',
      'foci-vb-2022',
      'eb-2024',
      'parizs-2024',
      'orosz-ukran',
      'valasztas-2022',
      'valasztas-2024',
      'ep-2024',
      'usa-2024',
    ]);
    expect(supplements).toHaveLength(10);
  });

  it.each([
    ['tokio-2020', 2],
    ['foci-vb-2022', 4],
    ['eb-2024', 7],
    ['parizs-2024', 4],
    ['orosz-ukran-valsag', 4],
    ['orosz-ukran-haboru', 4],
    ['valasztas-2022', 5],
    ['valasztas-2024', 4],
    ['ep-2024', 7],
    ['usa-2024', 4],
  ])('have the tabs of the specification: %s has %d', (slug, count) => {
    expect(supplements.find((one) => one.slug === slug)?.tabs).toHaveLength(count);
  });

  it('have their boxes on the two elections and the European one (spec §2.4)', () => {
    const bearing = (box: 'election' | 'eu-disclaimer') =>
      supplements.filter(({ boxes }) => boxes.includes(box)).map(({ slug }) => slug);
    expect(bearing('election')).toEqual(['valasztas-2022', 'valasztas-2024']);
    expect(bearing('eu-disclaimer')).toEqual(['ep-2024']);
  });

  it('exist at every redirect target, and each one is a redirect target', () => {
    const ends = redirectRules()
      .flatMap(({ examples }) => examples.map(({ out }) => out?.split('?')[0] ?? ''))
      .filter((path) => path.startsWith('/melleklet/'));
    expect(ends.filter((path) => supplementTab(supplements, path) === null)).toEqual([]);
    expect(supplements.filter(({ slug }) => !ends.includes(`/melleklet/${slug}`))).toEqual([]);
  });

  it('have a colour and a mark of their own', () => {
    for (const own of ['colour', 'mark'] as const)
      expect(new Set(supplements.map((one) => one[own])).size, own).toBe(supplements.length);
  });

  it('stop the start when an entry is wrong', () => {
    expect(() => readSupplements({ supplements: [{ slug: 'x' }] })).toThrow();
    expect(() => readSupplements({ supplements: [supplements[0], supplements[0]] })).toThrow(/two supplements/);
    const [supplement] = supplements;
    expect(() => readSupplements({ supplements: [{ ...supplement, colour: 'beige' }] })).toThrow(/colour/);
    expect(() => readSupplements({ supplements: [{ ...supplement, mark: 'M0 0"/><script>' }] })).toThrow(/no drawing/);
    expect(() => readSupplements({ supplements: [{ ...supplement, standing: 'nincs' }] })).toThrow(
      /no data at "nincs"/,
    );
  });
});
