import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import { nowOf, own, pass } from '../site/servers.ts';

export const ownSite = `http://${brand.slug}.localhost:${own.port}`;
export const ownSister = `http://${brand.sisterSlug}.localhost:${own.port}`;

export const ownArticle = (slug: string): string => `${ownSite}/x/2020/01/01/${slug}`;

/** Seconds; longer than any polling interval. */
const oneQuestion = 19;

export const shareClock = async (page: Page): Promise<void> => page.clock.install({ time: (await nowOf(own)) * 1000 });

export const passUntil = (page: Page, what: Locator, text: string): Promise<void> =>
  expect
    .poll(async () => {
      await pass(own, page, oneQuestion);
      return (await what.allTextContents()).join(' ').replace(/\s+/g, ' ');
    })
    .toContain(text);
