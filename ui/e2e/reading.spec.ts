import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { plain } from './servers.ts';
import { addressOf, mainSite } from './addresses.ts';

const { dataDir } = plain;

const long = 'zsombekhalom-rendelointezet-szavazas';
const other = 'papiron-megkentek-a-valtot';

const save = (page: Page) => page.locator('[data-live="save"]');
const opener = (page: Page) => page.locator('.kept__open');

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(mainSite + path);
  await expect(page.locator('main h1')).toBeVisible();
};

const saveArticle = async (page: Page, path: string): Promise<string> => {
  await open(page, path);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  return (await page.locator('main h1').textContent()) ?? '';
};

test('an article is saved, listed in the header after a reload, and removed', async ({ page, request }) => {
  const [first, second] = [await addressOf(request, long), await addressOf(request, other)];
  const title = await saveArticle(page, first);
  const newest = await saveArticle(page, second);
  await page.goto(`${mainSite}/`);
  await page.mouse.move(40, 400);
  await expect(opener(page)).toHaveAttribute('data-count', '2');
  await opener(page).click();
  const links = page.locator('.kept__link');
  await expect(links).toHaveText([newest, title]);
  await page.getByRole('button', { name: `Törlés a mentettek közül: ${newest}` }).click();
  await expect(links).toHaveText([title]);
  await expect(page.getByRole('button', { name: `Törlés a mentettek közül: ${title}` })).toBeFocused();
  await links.click();
  await expect(page).toHaveURL(mainSite + first);
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await opener(page).click();
  await page.getByRole('button', { name: /^Törlés: minden/ }).click();
  await expect(page.getByText('Még nincs mentett cikked.')).toBeVisible();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('reading'))).toBeNull();
});

test('two tabs show the same', async ({ context, request }) => {
  const path = await addressOf(request, long);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(two, path);
  await two.mouse.wheel(0, 200);
  await saveArticle(one, path);
  await expect(save(two)).toHaveAttribute('aria-pressed', 'true');
  await save(two).click();
  await expect(save(one)).toHaveAttribute('aria-pressed', 'false');
});

const readHalf = async (page: Page): Promise<number> => {
  const target = page.locator('.body[data-article] > p').nth(6);
  await page.mouse.move(300, 300);
  await target.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading'))).toContain('"paragraph":');
  return page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('reading') ?? '') as { half: { paragraph: number }[] }).half[0]?.paragraph ?? -1,
  );
};

test('a half-read article offers to go on where it was left, moves nothing by itself, and is forgotten at its end', async ({
  page,
  request,
}) => {
  await open(page, await addressOf(request, long));
  const way = page.getByRole('link', { name: 'Folytatás onnan, ahol abbahagytad' });
  await expect(way).toBeHidden();
  const paragraph = await readHalf(page);
  expect(paragraph).toBeGreaterThanOrEqual(3);
  await expect(way).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(way).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await way.click();
  await expect(page.locator('.body[data-article] > p').nth(paragraph)).toBeInViewport();
  await page
    .locator('.body[data-article] > p')
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading'))).toBeNull();
});

test('the header offers to go on with a half-read article, and leads to the very paragraph', async ({
  page,
  request,
}) => {
  await open(page, await addressOf(request, long));
  const paragraph = await readHalf(page);
  await page.goto(`${mainSite}/`);
  await opener(page).click();
  await page.locator('.kept__link').click();
  await expect(page).toHaveURL(/#folytatas$/);
  await expect(page.locator('.body[data-article] > p').nth(paragraph)).toBeInViewport();
});

test('without scripts nothing of it is shown', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(mainSite + (await addressOf(request, long)));
  await expect(save(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await page.close();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  const keptPages = (page: Page): Promise<string[]> =>
    page.evaluate(async () => (await (await caches.open('saved')).keys()).map(({ url }) => new URL(url).pathname));

  const saveForLater = async (page: Page, path: string): Promise<string> => {
    const title = await saveArticle(page, path);
    await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain(path);
    return title;
  };

  const offline = async (context: BrowserContext): Promise<void> => context.setOffline(true);

  test('a saved article can be read, and any other page says so in the site’s face', async ({
    page,
    context,
    request,
  }) => {
    const path = await addressOf(request, long);
    const title = await saveForLater(page, path);
    await offline(context);
    await page.goto(`${mainSite}/rovat/belfold`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
    await expect(page.locator('.wordmark__name')).toHaveCSS('font-weight', '850');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(mainSite + path);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.locator('.body p').first()).toBeVisible();
    await context.setOffline(false);
    await page.goto(`${mainSite}/rovat/belfold`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Belföld');
  });

  test('an article that is no longer saved is no longer kept', async ({ page, request }) => {
    const path = await addressOf(request, long);
    await saveForLater(page, path);
    await save(page).click();
    await expect.poll(() => keptPages(page)).not.toContain(path);
  });

  const [commandLine = ''] = Object.values(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly bin: Readonly<Record<string, string>> }).bin,
  );
  const content = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, 'content', ...words, '--json'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const publish = (slug: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'cikk-')), `${slug}.html`);
    writeFileSync(
      file,
      `${JSON.stringify({ site: 'main', type: 'article', section: 'belfold', title: 'Rövid életű hír', lead: 'Nem sokáig áll.', tags: [], authors: [], flags: [] })}\n---\n<p>Egy mondat.</p>\n`,
    );
    content('import', file);
    const { address } = JSON.parse(content('list', '--limit', '1')) as { readonly address: string };
    return new URL(address).pathname;
  };

  test('a saved article that was taken down goes once the server is met again', async ({ page, context }) => {
    const slug = `rovid-eletu-${Date.now()}`;
    const path = publish(slug);
    expect(path).toContain(slug);
    await saveForLater(page, path);
    await offline(context);
    content('delete', 'main', slug);
    await page.goto(mainSite + path);
    await expect(page.locator('main h1')).toHaveText('Rövid életű hír');
    await context.setOffline(false);
    // A browser may believe what it has fetched for the half minute that it was told; who loads anew asks.
    expect((await page.reload())?.status()).toBe(404);
    await expect.poll(() => keptPages(page)).not.toContain(path);
    await offline(context);
    await page.goto(`${mainSite}/rovat/belfold`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
    await expect(page.getByRole('link', { name: 'Rövid életű hír' })).toHaveCount(0);
  });

  const pictures = (page: Page): Promise<string[]> =>
    page.evaluate(async () =>
      (await (await caches.open('saved-pictures')).keys()).map(({ url }) => new URL(url).pathname),
    );
  const seen = (page: Page): Promise<boolean> =>
    page.locator('main article img').evaluateAll(async (images) =>
      (
        await Promise.all(
          (images as HTMLImageElement[]).map(async (one) => {
            one.loading = 'eager';
            return one.decode().then(
              () => one.naturalWidth > 1,
              () => false,
            );
          }),
        )
      ).every(Boolean),
    );

  test('the pictures of a saved article are seen without a connection, and go with it', async ({
    page,
    context,
    request,
  }) => {
    const path = await addressOf(request, other);
    await saveForLater(page, path);
    const count = await page
      .locator('main article img')
      .evaluateAll((images) => new Set(images.map((image) => image.getAttribute('src'))).size);
    expect(count).toBeGreaterThan(1);
    await expect.poll(async () => (await pictures(page)).length, { timeout: 15_000 }).toBe(count);
    // Nothing may come from the browser's own cache.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await offline(context);
    await page.goto(mainSite + path);
    await expect.poll(() => seen(page)).toBe(true);
    await context.setOffline(false);
    await page.reload();
    await save(page).click();
    await expect.poll(() => pictures(page)).toEqual([]);
  });

  test('nothing but saved pages with their pictures and files of the build is kept', async ({ page, request }) => {
    const path = await addressOf(request, long);
    await saveForLater(page, path);
    await page.goto(`${mainSite}/archivum?term=tukor`);
    await page.goto(`${mainSite}/`);
    const kept = await page.evaluate(async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
          ),
        )
      ).flat(),
    );
    expect(kept.filter((one) => !one.startsWith('/assets/') && !one.startsWith('/uploads/')).sort()).toEqual(
      [path, `${path}/_payload.json`, '/saved-articles.json'].sort(),
    );
  });
});
