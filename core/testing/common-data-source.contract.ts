import { beforeAll, describe, expect, it } from 'vitest';
import { menuGroups } from '../editorial/common-data/common-data.ts';
import type { CommonDataSource } from '../ports/common-data-source.ts';
import { contractSlugs } from './contract-content.ts';

const { main, karakter } = contractSlugs;

export const describeCommonDataSource = (
  name: string,
  makeSubject: () => CommonDataSource | Promise<CommonDataSource>,
): void => {
  describe(`CommonDataSource: ${name}`, () => {
    let source: CommonDataSource;
    beforeAll(async () => {
      source = await makeSubject();
    });
    const of = async (site: string) => (await source.ofSite(site))._unsafeUnwrap();

    it('gives all nine menus, in order', async () => {
      const { menus } = await of(main);
      expect(Object.keys(menus).toSorted()).toEqual([...menuGroups].toSorted());
      expect(menus.main).toEqual([
        { label: 'Belföld', url: '/rovat/belfold' },
        { label: 'Sport', url: '/rovat/sport' },
      ]);
      expect(menus['footer-app']).toEqual([{ label: 'Alkalmazás', url: 'https://app.example/' }]);
      expect(menus.sidebar).toEqual([]);
    });

    it('gives setup and figures', async () => {
      expect(await of(main)).toMatchObject({
        donations: '1',
        refreshQuiz: false,
        searchPlaceholders: ['árvíz'],
        exchangeRates: [{ currency: 'EUR', rate: 402.5, change: -0.4 }],
        weather: { place: 'Budapest', celsius: 4, sky: 'borult' },
        trendingTags: [
          { slug: 'arviz', name: 'Árvíz', path: '/cimke/arviz' },
          { slug: 'duna', name: 'Duna', path: '/cimke/duna' },
        ],
      });
    });

    it('gives a site without settings what does no harm', async () => {
      expect(await of(karakter)).toMatchObject({ donations: '0', refreshQuiz: false, weather: null, trendingTags: [] });
    });
  });
};
