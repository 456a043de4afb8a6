import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import { nowOf, own, pass } from '../site/servers.ts';

/** The sites of the server `own`. */
export const ownSite = `http://${brand.slug}.localhost:${own.port}`;
export const ownSister = `http://${brand.sisterSlug}.localhost:${own.port}`;

/** Any date leads to the article's address. */
export const ownArticle = (slug: string): string => `${ownSite}/x/2020/01/01/${slug}`;

/** More than any interval at which an open page asks for news. */
const oneQuestion = 19;

/** Gives the page the server's time, which runs on until a test advances both. */
export const shareClock = async (page: Page): Promise<void> => page.clock.install({ time: (await nowOf(own)) * 1000 });

/** Advances both clocks, one question at a time, until an element of the page has the text. */
export const passUntil = (page: Page, what: Locator, text: string): Promise<void> =>
  expect
    .poll(async () => {
      await pass(own, page, oneQuestion);
      return (await what.allTextContents()).join(' ').replace(/\s+/g, ' ');
    })
    .toContain(text);
