import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { maxKept } from '#core/app-shell/kept-front/bounds.ts';
import { mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { askForFront, band, keepSwitch, keptOf, loseConnection, openSwitch } from './kept-front.ts';
import { order, publish } from '../site/order.ts';

test.use({ serviceWorkers: 'allow' });

const pageNotThere = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nincs kapcsolat' });

const articlesIn = (kept: Record<string, number> | null): string[] =>
  Object.keys(kept ?? {}).filter((path) => /\/\d{4}\/\d\d\/\d\d\/[\w-]+(\/elo)?$/.test(path));

test('a front that the reader asked for is shown without a connection, with a band, articles and pictures, until it is switched off', async ({
  page,
  context,
}) => {
  await askForFront(page, '/');
  expect((await axeOn(page).include('.kept').analyze()).violations).toEqual([]);
  const kept = await keptOf(page, '/');
  expect(Object.keys(kept ?? {})).toEqual(expect.arrayContaining(['/', '/_payload.json']));
  const articles = articlesIn(kept);
  expect(articles.length).toBe(maxKept.articles);
  await expect
    .poll(async () => Object.keys((await keptOf(page, '/')) ?? {}).filter((one) => one.startsWith('/uploads/')).length)
    .toBeGreaterThan(5);
  const clock = /\d\d:\d\d/.exec((await page.getByText('Így áll nálad').textContent()) ?? '')?.[0];
  await loseConnection(page, context);
  await page.goto(`${mainSite}/?utm_source=proba`);
  await expect(band(page)).toContainText(`Kapcsolat nélkül: így állt a címlap ${clock}-kor.`);
  expect((await axeOn(page).include('.kept-front').analyze()).violations).toEqual([]);
  const first = page.locator('main img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
  const link = page.locator(`main a[href="${articles[1]}"]`).first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(mainSite + articles[1]);
  await expect(page.locator('main h1')).toHaveText(title);
  await expect(band(page)).toHaveCount(0);
  await page.goto(`${mainSite}/rovat/belfold`);
  await expect(pageNotThere(page)).toBeVisible();
  await page.goto(mainSite + articles[1]);
  await page.locator('.kept__open').click();
  await expect(keepSwitch(page)).toBeVisible();
  await page.locator('.wordmark').click();
  await expect(band(page)).toBeVisible();
  await page.locator('.kept__open').click();
  await expect(keepSwitch(page)).toHaveAttribute('aria-checked', 'true');
  await keepSwitch(page).click();
  await expect(keepSwitch(page)).toHaveAttribute('aria-checked', 'false');
  expect(await keptOf(page, '/')).toBeNull();
  await page.reload();
  await expect(pageNotThere(page)).toBeVisible();
});

test('a front is stored only if the reader asked for it, without pages of another site', async ({ page, context }) => {
  await openSwitch(page, '/');
  await page.goto(`${mainSite}/g7`);
  await page.goto(`${mainSite}/`);
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('front:')))).toEqual(
    [],
  );
  await askForFront(page, '/g7');
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('front:')))).toEqual([
    'front:/g7',
  ]);
  expect(articlesIn(await keptOf(page, '/g7')).filter((path) => !path.startsWith('/g7/'))).toEqual([]);
  await loseConnection(page, context);
  for (const path of ['/', '/after', '/g7?oldal=2']) {
    await page.goto(mainSite + path);
    await expect(pageNotThere(page)).toBeVisible();
  }
  await page.goto(`${mainSite}/g7`);
  await expect(band(page)).toBeVisible();
});

test('a deleted article is removed from the stored front at the next request', async ({ page, context }) => {
  const slug = `rovid-eletu-cimlapon-${randomUUID()}`;
  const title = `Rövid életű hír a címlapon ${slug.slice(-6)}`;
  const path = await publish(slug, title);
  const { host, port } = new URL(mainSite);
  const front = async (): Promise<string> =>
    (await page.request.get(`http://localhost:${port}/`, { headers: { host } })).text();
  await expect.poll(front).toContain(slug);
  await askForFront(page, '/');
  expect(articlesIn(await keptOf(page, '/'))).toContain(path);
  await loseConnection(page, context);
  await order<'delete'>({ do: 'delete', site: 'main', slugs: [slug] });
  await page.goto(`${mainSite}/`);
  await expect(page.getByText(title).first()).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${mainSite}/impresszum`);
  await expect.poll(async () => articlesIn(await keptOf(page, '/'))).not.toContain(path);
  const stored = (): Promise<string | undefined> =>
    page.evaluate(async () => (await (await caches.open('front:/')).match('/'))?.text());
  await expect.poll(stored).not.toContain(slug);
  expect(await stored()).toContain('</main>');
  await loseConnection(page, context);
  await page.goto(`${mainSite}/`);
  await expect(band(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto(mainSite + path);
  await expect(pageNotThere(page)).toBeVisible();
});
