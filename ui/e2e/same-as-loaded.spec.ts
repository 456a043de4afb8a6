import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';

/** What a document tells machines; its structured data are for those who load it whole. */
const told = (page: Page): Promise<object> =>
  page.evaluate(() => {
    const loads = /preload|prefetch|stylesheet|modulepreload/;
    const tags = [...document.head.querySelectorAll('meta,link')].filter(
      (tag) => !loads.test(tag.getAttribute('rel') ?? ''),
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
      body: document.body.className,
      structured: [...document.querySelectorAll('[type="application/ld+json"]')].some(
        (data) =>
          !data.textContent.includes(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? ''),
      ),
      tags: tags.map(attributesOf).sort(),
    };
  });

/** How each moment is told, by its ISO date. */
const times = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLTimeElement>('main time[data-at]')].map((time) => [
        time.dateTime,
        `${time.textContent} (${time.title})`,
      ]),
    ),
  );

const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await expect(page).toHaveURL(mainSite + address);
};

test('a page that was come to is told as one that was loaded: head, language and times', async ({
  browser,
  request,
}) => {
  const time = new Date();
  const open = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.clock.setFixedTime(time);
    return page;
  };
  const [loaded, travelled] = [await open(), await open()];
  const article = await addressOf(request, 'duna-iszap-emlekezete');
  const visited = ['/archivum?term=h%C3%ADd', article, '/legfrissebb', '/karakter', '/english', '/', '/g7/podcast'];
  await travelled.goto(`${mainSite}/rovat/belfold`);
  await travelled.locator('[data-search] summary').click();
  await expect(travelled.locator('html')).toHaveAttribute('data-awake', '');
  const pages = new Map<string, object>();
  let compared = 0;
  for (const address of visited) {
    await loaded.goto(mainSite + address);
    const expected = await told(loaded);
    pages.set(address, expected);
    await follow(travelled, address);
    await expect.poll(() => told(travelled), { message: address }).toEqual(expected);
    // Another copy of a front may have drawn other stories (R23).
    const [here, there] = [await times(travelled), await times(loaded)];
    for (const [moment, words] of Object.entries(here).filter(([at]) => at in there)) {
      expect(words, `${address} ${moment}`).toBe(there[moment]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(30);
  for (const address of visited.toReversed().slice(1)) {
    await travelled.goBack();
    await expect(travelled).toHaveURL(mainSite + address);
    await expect.poll(() => told(travelled), { message: `back to ${address}` }).toEqual(pages.get(address));
  }
});

test('the first touch of a page leaves its times as they are told', async ({ page }) => {
  await page.clock.setFixedTime(new Date());
  await page.goto(mainSite);
  const [head, before] = [await told(page), await times(page)];
  await page.locator('[data-search] summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await expect.poll(() => told(page)).toEqual(head);
  // A newer copy of a front may have drawn other stories (R23).
  const common = Object.entries(await times(page)).filter(([at]) => at in before);
  expect(common.length).toBeGreaterThan(5);
  expect(Object.fromEntries(common)).toEqual(Object.fromEntries(common.map(([at]) => [at, before[at]])));
});
