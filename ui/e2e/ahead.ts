import type { Page } from '@playwright/test';
import { mainSite } from './addresses.ts';

/* What tests of pages that are fetched or rendered ahead share. */

export const section = `${mainSite}/rovat/belfold`;
export const articles = 'main article a[href*="/20"]';

export const noSpeculationRules = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));

/** Null bars nothing. */
export const barPrefetching = (page: Page, barred: 'data-saver' | 'privacy' | null): Promise<unknown> =>
  page.addInitScript((why) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: why === 'data-saver', effectiveType: '4g' } });
    if (why === 'privacy') Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  }, barred);

/** Addresses that the page requests from now on: of articles that are fetched ahead, and of pictures. */
export const requested = (page: Page): { readonly pages: string[]; readonly pictures: string[] } => {
  const found = { pages: [] as string[], pictures: [] as string[] };
  page.on('request', (one) => {
    if (one.resourceType() === 'fetch' && /\/20\d\d\/[^.]*$/.test(one.url())) found.pages.push(one.url());
    if (one.resourceType() === 'image') found.pictures.push(one.url());
  });
  return found;
};

/** Gives the page its first sign of a reader, and resolves when the behaviours that this loads are running. */
export const earlyRuns = async (page: Page, sign: () => Promise<unknown>): Promise<void> => {
  const loaded = page.waitForResponse(/\/early-/);
  await sign();
  const url = (await loaded).url();
  await page.evaluate(async (module) => void (await import(module)), url);
};

/** Resolves when a request has been made and answered that the page makes after all those it was about to make. */
export const sentinel = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(/\/robots\.txt\?sentinel/);
  await page.evaluate(() => void fetch('/robots.txt?sentinel'));
  await answered;
};
