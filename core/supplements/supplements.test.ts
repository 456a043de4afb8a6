import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supplements } from '../lists/supplements.ts';
import { compileRoutes } from '../routing/compile-routes.ts';
import { filtersOfTags } from '../search/tags-and-filters.ts';
import { nextTagInput } from '../search/tag-input.ts';
import { fiveSites } from '../sites/five-sites.fake.ts';
import { supplementBoxes } from './supplement-boxes.ts';
import { supplementSearchTags } from './supplement-search.ts';
import { supplementPath, supplementTab, supplementTabs } from './supplement-tab.ts';

const routes = compileRoutes({ sites: fiveSites, academySegment: 'akademia' });
const places = supplements.flatMap((supplement) => supplement.tabs.map((tab) => ({ supplement, tab, path: supplementPath(supplement, tab) })));
const slugsAndTabs = (path: string) => {
  const place = supplementTab(path);
  return place && [place.supplement.slug, place.tab.subPath, place.content, place.below];
};

describe('the supplements', () => {
  it('are of nine families, the war under both of its names', () => {
    const families = new Set(supplements.map(({ slug }) => slug.replace(/^orosz-ukran-(?:valsag|haboru)$/, 'orosz-ukran')));
    expect([...families]).toEqual(['tokio-2020', 'foci-vb-2022', 'eb-2024', 'parizs-2024', 'orosz-ukran', 'valasztas-2022', 'valasztas-2024', 'ep-2024', 'usa-2024']);
    expect(supplements).toHaveLength(10);
  });

  it.each([
    ['tokio-2020', 2], ['foci-vb-2022', 4], ['eb-2024', 7], ['parizs-2024', 4], ['orosz-ukran-valsag', 4], ['orosz-ukran-haboru', 4], ['valasztas-2022', 5], ['valasztas-2024', 4], ['ep-2024', 7], ['usa-2024', 4],
  ])('have tabs: %s has %d, its articles first', (slug, count) => {
    const tabs = supplementTabs(`/melleklet/${slug}`);
    expect(tabs).toHaveLength(count);
    expect(tabs[0]).toEqual({ label: 'Cikkek', path: `/melleklet/${slug}`, current: true });
  });
});

describe('supplementTab', () => {
  it.each([
    ['/melleklet/eb-2024', ['eb-2024', '', 'articles', '']],
    ['/melleklet/eb-2024/gollovok', ['eb-2024', 'gollovok', 'data', '']],
    ['/melleklet/orosz-ukran-haboru/riportok', ['orosz-ukran-haboru', 'riportok', 'articles', '']],
    ['/melleklet/valasztas-2022/tippjatek', ['valasztas-2022', 'tippjatek', 'game', '']],
    ['/melleklet/valasztas-2022/listak/nemzetisegek', ['valasztas-2022', 'listak', 'data', 'nemzetisegek']],
    ['/melleklet/valasztas-2024/adatok/megye/pest', ['valasztas-2024', 'adatok', 'data', 'megye/pest']],
    ['/melleklet/eb-2024/gollovok/x', null], ['/melleklet/eb-2024/x', null], ['/melleklet/eb-2024/', null], ['/melleklet/eb-2024//gollovok', null],
    ['/melleklet/valasztas-2024/adatok/', null], ['/melleklet/valasztas-2024/adatok//pest', null], ['/melleklet/nincs-ilyen', null], ['/melleklet', null], ['/rovat/eb-2024', null], ['melleklet/eb-2024', null], ['', null],
  ])('of %s is %j', (path, place) => {
    expect(slugsAndTabs(path)).toEqual(place);
  });

  it('finds every tab at its own address, which is a page of ours', () => {
    for (const { supplement, tab, path } of places) {
      expect(supplementTab(path)).toMatchObject({ supplement, tab, below: '' });
      expect(supplementTabs(path).filter(({ current }) => current)).toEqual([{ label: tab.label, path, current: true }]);
      expect(routes.matchRoute(fiveSites[0], path, '')?.name).toBe('melleklet');
    }
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  });

  it('finds nothing that is not below the address of its tab', () => {
    const paths = fc.oneof(fc.webPath(), fc.string().map((rest) => `/melleklet/${rest}`), fc.tuple(fc.constantFrom(...places), fc.webPath()).map(([{ path }, rest]) => `${path}${rest}`));
    fc.assert(fc.property(paths, (path) => {
      const place = supplementTab(path);
      if (place === null) expect(supplementTabs(path)).toEqual([]);
      else expect(path).toBe(`${supplementPath(place.supplement, place.tab)}${place.below === '' ? '' : `/${place.below}`}`);
    }));
  });
});

describe('supplementSearchTags', () => {
  it('are the supplement\'s own section, which no Backspace deletes', () => {
    for (const supplement of supplements) {
      const tags = supplementSearchTags(supplement);
      expect(filtersOfTags(tags)).toEqual({ superTags: [supplement.title] });
      expect(nextTagInput(nextTagInput({ tags, marked: null }, 'Backspace'), 'Backspace').tags).toEqual(tags);
    }
  });
});

describe('supplementBoxes', () => {
  it('stand beside the two elections and the European one', () => {
    expect(supplements.filter(({ slug }) => supplementBoxes(slug).election).map(({ slug }) => slug)).toEqual(['valasztas-2022', 'valasztas-2024']);
    expect(supplements.filter(({ slug }) => supplementBoxes(slug).euDisclaimer).map(({ slug }) => slug)).toEqual(['ep-2024']);
  });
});
