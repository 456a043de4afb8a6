import { expect, type Page } from '@playwright/test';
import { openTab, type Tab } from '../page/tab.ts';
import { mainSite } from '../site/addresses.ts';

export const section = `${mainSite}/rovat/belfold`;
export const articles = 'main article a[href*="/20"]';

export const noSpeculationRules = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));

export const barPrefetching = (page: Page, barred: 'data-saver' | 'privacy' | null): Promise<unknown> =>
  page.addInitScript((why) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: why === 'data-saver', effectiveType: '4g' } });
    if (why === 'privacy') Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  }, barred);

export const requested = (page: Page): { readonly pages: string[]; readonly pictures: string[] } => {
  const found = { pages: [] as string[], pictures: [] as string[] };
  page.on('request', (one) => {
    if (one.resourceType() === 'fetch' && /\/20\d\d\/[^.]*$/.test(one.url())) found.pages.push(one.url());
    if (one.resourceType() === 'image') found.pictures.push(one.url());
  });
  return found;
};

export const earlyRuns = async (page: Page, sign: () => Promise<unknown>): Promise<void> => {
  const loaded = page.waitForResponse(/\/early-/);
  await sign();
  const url = (await loaded).url();
  await page.evaluate(async (module) => void (await import(module)), url);
};

export const sentinel = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(/\/robots\.txt\?sentinel/);
  await page.evaluate(() => void fetch('/robots.txt?sentinel'));
  await answered;
};

export const pictureAhead = async (page: Page, rest: () => Promise<unknown>): Promise<string> => {
  const fetched = page.waitForResponse(
    (one) => one.request().resourceType() === 'fetch' && /\/20\d\d\/[^.]*$/.test(one.url()),
  );
  await rest();
  const [, srcset = ''] = /imageSrcSet="(.*?)"/.exec(await (await fetched).text()) ?? [];
  const density = await page.evaluate(() => devicePixelRatio);
  const chosen = srcset.split(', ').find((one) => one.endsWith(` ${density}x`));
  const [path = ''] = (chosen ?? `no picture for ${density}x in ${srcset}`).split(' ');
  const isLoaded = (): Promise<boolean> =>
    page.evaluate((url) => {
      const [entry] = performance.getEntriesByName(new URL(url, location.href).href) as PerformanceResourceTiming[];
      return entry !== undefined && entry.responseEnd > 0;
    }, path);
  await expect.poll(isLoaded, { message: chosen ?? srcset }).toBe(true);
  return new URL(path, page.url()).href;
};

/** `window.rested` counts hovers that became interest. Prerendered pages expire only by `window.expire`. */
export const openSection = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.go(section);
  await tab.evaluate(`(() => {
    const later = window.setTimeout;
    window.rested = 0;
    window.setTimeout = (work, ms, ...more) => {
      if (ms === 10000) return void (window.expire = work);
      return later(ms === 120 ? (...given) => (work(...given), (window.rested += 1)) : work, ms, ...more);
    };
  })()`);
  return tab;
};
