import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs, contractContent } from './contract-content.ts';
import type { PublishedAddresses } from '../ports/published-addresses.ts';

export const describePublishedAddresses = (
  name: string,
  makeSubject: () => PublishedAddresses | Promise<PublishedAddresses>,
): void => {
  describe(`PublishedAddresses: ${name}`, () => {
    let addresses: PublishedAddresses;
    beforeAll(async () => {
      addresses = await makeSubject();
    });

    const everything = async (site: string): Promise<readonly string[]> => {
      const months = (await addresses.months(site))._unsafeUnwrap();
      const parts = await Promise.all(
        months.map(async ({ month }) => (await addresses.ofMonth(site, month, 1))._unsafeUnwrap().items),
      );
      return parts.flat().map(({ path }) => path);
    };

    it('counts the months, newest first, and gives exactly as many addresses for each', async () => {
      const months = (await addresses.months(contractSlugs.main))._unsafeUnwrap();
      expect(months.length).toBeGreaterThan(0);
      expect(months.map(({ month }) => month)).toEqual(
        months
          .map(({ month }) => month)
          .toSorted()
          .toReversed(),
      );
      for (const { month, articles, changedAt } of months) {
        const { items, totalPages } = (await addresses.ofMonth(contractSlugs.main, month, 1))._unsafeUnwrap();
        expect([items.length, totalPages]).toEqual([articles, 1]);
        expect(Math.max(...items.map((item) => item.changedAt))).toBe(changedAt);
      }
    });

    it('names every public article of the domain once, in whose site it is, and none of another domain', async () => {
      const own = await everything(contractSlugs.main);
      const slugs = own.map((path) =>
        path
          .replace(/\/elo$/, '')
          .split('/')
          .at(-1),
      );
      expect(new Set(own).size).toBe(own.length);
      const expected = contractContent.articles.filter(
        ({ site, active = true, section }) =>
          active &&
          site !== 'sister' &&
          (contractContent.sections.find((one) => one.site === site && one.slug === section)?.active ?? true),
      );
      for (const slug of slugs) expect(expected.map((article) => article.slug)).toContain(slug);
      expect(slugs).toContain('adat-cikk');
      expect(own.find((path) => path.endsWith('/adat-cikk'))).toMatch(/^\/g7\//);
      const ofSister = await everything(contractSlugs.sister);
      expect(ofSister.length).toBeGreaterThan(0);
      expect(ofSister.filter((path) => own.includes(path))).toEqual([]);
    });

    it('has an empty page for a month without articles and none beyond it', async () => {
      expect((await addresses.ofMonth(contractSlugs.main, '1999-01', 1))._unsafeUnwrap()).toEqual({
        items: [],
        totalPages: 1,
      });
      expect((await addresses.ofMonth(contractSlugs.main, '1999-01', 2))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('lists only sections and authors that have something to show', async () => {
      const paths = (await addresses.lists(contractSlugs.main))._unsafeUnwrap().map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['/rovat/belfold', '/g7/rovat/adat', '/szerzo/kiss-anna']));
      expect(paths).not.toContain('/rovat/regi');
      expect(paths).not.toContain('/rovat/erdely');
    });

    it('returns no news articles when none is new', async () => {
      expect((await addresses.news(contractSlugs.main))._unsafeUnwrap()).toEqual([]);
    });
  });
};
