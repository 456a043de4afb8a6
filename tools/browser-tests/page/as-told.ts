import { expect, type Page } from '@playwright/test';

/** Ignores a front's description, which depends on its render (R23). */
export const told = (page: Page): Promise<object> =>
  page.evaluate(() => {
    const isFront = /^\/(after|g7|karakter)?$/.test(location.pathname);
    const loads = /preload|prefetch|stylesheet|modulepreload|compression-dictionary/;
    const tags = [...document.head.querySelectorAll('meta,link')].filter(
      (tag) =>
        !loads.test(tag.getAttribute('rel') ?? '') &&
        !(isFront && (tag.getAttribute('name') ?? tag.getAttribute('property') ?? '').endsWith('description')),
    );
    const attributesOf = (tag: Element): string =>
      [...tag.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
        .join(' ');
    return {
      title: document.title,
      language: document.documentElement.lang,
      site: document.documentElement.dataset.site,
      zone: document.documentElement.dataset.zone,
      body: document.body.className,
      structured: [...document.querySelectorAll('[type="application/ld+json"]')].some(
        (data) =>
          !data.textContent.includes(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? ''),
      ),
      tags: tags.map(attributesOf).sort(),
    };
  });

export const times = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLTimeElement>('main time[data-at]')].map((time) => [
        `${time.dateTime} in ${time.parentElement?.className}`,
        `${time.textContent} (${time.title})`,
      ]),
    ),
  );

/** Only moments on both pages: another render of a front may show other stories (R23). */
export const commonTimes = async (one: Page, other: Page): Promise<readonly [readonly string[], readonly string[]]> => {
  const [here, there] = [await times(one), await times(other)];
  const common = Object.keys(here).filter((at) => at in there);
  return [common.map((at) => `${at} ${here[at]}`), common.map((at) => `${at} ${there[at]}`)];
};

export const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await expect(page).toHaveURL(address);
};

export const depth = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Uses the title where the list starts below the window: blocks above it change by the minute. */
export const place = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [list, title] = [document.querySelector('#lista'), document.querySelector('main h1')];
    const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? Number.NaN;
    return topOf(list) < innerHeight || title === null ? topOf(list) : topOf(title);
  });

export const awaken = async (page: Page): Promise<void> => {
  if ((await page.locator('html').getAttribute('data-awake')) !== null) return;
  await page.locator('[data-search] summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await page.keyboard.press('Escape');
};
