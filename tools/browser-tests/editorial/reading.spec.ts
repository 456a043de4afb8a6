import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { order, publish } from '../site/order.ts';

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

test('an article is saved, listed in the header after a reload, removed, and shown the same in another tab', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [await addressOf(request, long), await addressOf(request, other)];
  const elsewhere = await context.newPage();
  await open(elsewhere, first);
  await elsewhere.mouse.wheel(0, 200);
  const title = await saveArticle(page, first);
  await expect(save(elsewhere)).toHaveAttribute('aria-pressed', 'true');
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
  await expect(save(elsewhere)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('reading'))).toBeNull();
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

test('a half-read article offers to continue at the same paragraph, on its page and in the header, until it is read to its end', async ({
  page,
  request,
}) => {
  const path = await addressOf(request, long);
  await open(page, path);
  const way = page.getByRole('link', { name: 'Folytatás onnan, ahol abbahagytad' });
  const paragraphs = page.locator('.body[data-article] > p');
  await expect(way).toBeHidden();
  const paragraph = await readHalf(page);
  expect(paragraph).toBeGreaterThanOrEqual(3);
  await expect(way).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(way).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await way.click();
  await expect(paragraphs.nth(paragraph)).toBeInViewport();
  await page.goto(`${mainSite}/`);
  await opener(page).click();
  await page.locator('.kept__link').click();
  await expect(page).toHaveURL(/#folytatas$/);
  await expect(paragraphs.nth(paragraph)).toBeInViewport();
  await paragraphs.last().evaluate((last) => last.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading'))).toBeNull();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  const keptPages = (page: Page): Promise<string[]> =>
    page.evaluate(async () => (await (await caches.open('saved')).keys()).map(({ url }) => new URL(url).pathname));

  const saveForLater = async (page: Page, path: string): Promise<string> => {
    const title = await saveArticle(page, path);
    await expect.poll(() => keptPages(page)).toContain(path);
    return title;
  };

  const offline = async (context: BrowserContext): Promise<void> => context.setOffline(true);

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

  test('a saved article opens offline with its pictures, any other page reports the missing connection, and nothing more is stored', async ({
    page,
    context,
    request,
  }) => {
    const path = await addressOf(request, other);
    const title = await saveForLater(page, path);
    const count = await page
      .locator('main article img')
      .evaluateAll((images) => new Set(images.map((image) => image.getAttribute('src'))).size);
    expect(count).toBeGreaterThan(1);
    await expect.poll(async () => (await pictures(page)).length).toBe(count);
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

    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await offline(context);
    await page.goto(`${mainSite}/rovat/belfold`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
    await expect(page.locator('.wordmark__name')).toHaveCSS('font-weight', '850');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(mainSite + path);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.locator('.body p').first()).toBeVisible();
    await expect.poll(() => seen(page)).toBe(true);
    await context.setOffline(false);
    await page.goto(`${mainSite}/rovat/belfold`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Belföld');
    await page.goto(mainSite + path);
    await save(page).click();
    await expect.poll(() => pictures(page)).toEqual([]);
    await expect.poll(() => keptPages(page)).not.toContain(path);
  });

  test('a saved article that was deleted is removed at the next contact with the server', async ({ page, context }) => {
    const slug = `rovid-eletu-${randomUUID()}`;
    const title = `Rövid életű hír ${slug.slice(-6)}`;
    const path = await publish(slug, title);
    await saveForLater(page, path);
    await offline(context);
    await order<'delete'>({ do: 'delete', site: 'main', slugs: [slug] });
    await page.goto(mainSite + path);
    await expect(page.locator('main h1')).toHaveText(title);
    await context.setOffline(false);
    // A browser may reuse a document for 30 seconds; a reload requests it.
    expect((await page.reload())?.status()).toBe(404);
    await expect.poll(() => keptPages(page)).not.toContain(path);
    await offline(context);
    await page.goto(`${mainSite}/rovat/belfold`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs kapcsolat');
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });
});
