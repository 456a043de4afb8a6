import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mostKept } from '#core/kept-front/bounds.ts';
import { plain } from './servers.ts';
import { mainSite } from './addresses.ts';
import { axeOn } from './axe.ts';
import { commandLine } from './command-line.ts';

const { dataDir } = plain;

test.use({ serviceWorkers: 'allow' });

const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'A címlap kapcsolat nélkül is' });
const band = (page: Page) => page.locator('.kept-front');
const pageNotThere = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nincs kapcsolat' });

/** What is kept of the front at a path: addresses of pages and pictures, with their bytes; null when it is not asked for. */
const keptOf = (page: Page, path: string): Promise<Record<string, number> | null> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return null;
    const cache = await caches.open(name);
    const entries = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const size = (await (await cache.match(request))?.blob())?.size ?? 0;
        return [new URL(request.url).pathname, size] as const;
      }),
    );
    return Object.fromEntries(entries);
  }, `front:${path}`);

const articlesIn = (kept: Record<string, number> | null): string[] =>
  Object.keys(kept ?? {}).filter((path) => /\/\d{4}\/\d\d\/\d\d\/[\w-]+(\/elo)?$/.test(path));

const openSwitch = async (page: Page, path: string): Promise<void> => {
  await page.goto(mainSite + path);
  await page.locator('.kept__open').click();
  await expect(keepSwitch(page)).toBeVisible({ timeout: 30_000 });
};

const ask = async (page: Page, path: string): Promise<void> => {
  await openSwitch(page, path);
  await expect(keepSwitch(page)).toHaveAttribute('aria-checked', 'false');
  await keepSwitch(page).click();
  await expect(keepSwitch(page)).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(/^Így áll nálad: \d\d:\d\d-kor\.$/)).toBeVisible({ timeout: 30_000 });
};

/** Nothing may come from the browser's own cache. */
const loseConnection = async (page: Page, context: BrowserContext): Promise<void> => {
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
};

const content = (...words: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, 'content', ...words, '--json'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};

/** An article that the front leads to as its newest. */
const publish = async (page: Page, slug: string, title: string): Promise<string> => {
  const file = join(mkdtempSync(join(tmpdir(), 'cikk-')), `${slug}.html`);
  const head = { site: 'main', type: 'article', section: 'belfold', title, lead: 'Nem sokáig áll.' };
  writeFileSync(file, `${JSON.stringify({ ...head, tags: [], authors: [], flags: [] })}\n---\n<p>Egy mondat.</p>\n`);
  content('import', file);
  const { address } = JSON.parse(content('list', '--limit', '1')) as { readonly address: string };
  await expect
    .poll(async () =>
      (
        await page.request.get(`http://localhost:${new URL(mainSite).port}/`, {
          headers: { host: new URL(mainSite).host },
        })
      ).text(),
    )
    .toContain(slug);
  return new URL(address).pathname;
};

test('a front that was asked for stands without a connection under a band with its time, with its first articles and pictures', async ({
  page,
  context,
}) => {
  await ask(page, '/');
  const kept = await keptOf(page, '/');
  expect(Object.keys(kept ?? {})).toEqual(expect.arrayContaining(['/', '/_payload.json']));
  const articles = articlesIn(kept);
  expect(articles.length).toBe(mostKept.articles);
  expect(Object.values(kept ?? {}).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostKept.bytes);
  await expect
    .poll(async () => Object.keys((await keptOf(page, '/')) ?? {}).filter((one) => one.startsWith('/uploads/')).length)
    .toBeGreaterThan(5);
  const clock = /\d\d:\d\d/.exec((await page.getByText('Így áll nálad').textContent()) ?? '')?.[0];
  await loseConnection(page, context);
  await page.goto(`${mainSite}/?utm_source=proba`);
  await expect(band(page)).toContainText(`Kapcsolat nélkül: így állt a címlap ${clock}-kor.`);
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
});

test('is awake without a connection, is never shown without its band, and can be switched off there', async ({
  page,
  context,
}) => {
  await ask(page, '/');
  const [article = ''] = articlesIn(await keptOf(page, '/'));
  await loseConnection(page, context);
  await page.goto(mainSite + article);
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

test('nothing is kept of a front that nobody asked for, and nothing of another site', async ({ page, context }) => {
  await openSwitch(page, '/');
  await page.goto(`${mainSite}/g7`);
  await page.goto(`${mainSite}/`);
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('front:')))).toEqual(
    [],
  );
  await ask(page, '/g7');
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

test('an article that is taken down leaves the kept front at the next contact, whatever page that is', async ({
  page,
  context,
}) => {
  const slug = `rovid-eletu-cimlapon-${Date.now()}`;
  const title = `Rövid életű hír a címlapon ${slug.slice(-5)}`;
  const path = await publish(page, slug, title);
  await ask(page, '/');
  expect(articlesIn(await keptOf(page, '/'))).toContain(path);
  await loseConnection(page, context);
  content('delete', 'main', slug);
  await page.goto(`${mainSite}/`);
  await expect(page.getByText(title).first()).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${mainSite}/impresszum`);
  await expect.poll(async () => articlesIn(await keptOf(page, '/'))).not.toContain(path);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('front:/')).match('/'))?.text()))
    .not.toContain(slug);
  expect((await page.evaluate(async () => (await (await caches.open('front:/')).match('/'))?.text())) ?? '').toContain(
    '</main>',
  );
  await loseConnection(page, context);
  await page.goto(`${mainSite}/`);
  await expect(band(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto(mainSite + path);
  await expect(pageNotThere(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 1280])
    test(`has nothing for axe, without a connection and where it is asked for (${colorScheme}, ${width})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await ask(page, '/');
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      await loseConnection(page, context);
      await page.goto(`${mainSite}/`);
      await expect(band(page)).toBeVisible();
      expect((await axeOn(page).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    });
