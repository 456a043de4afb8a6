import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { told } from '../page/as-told.ts';
import { commandLine } from '../site/command-line.ts';
import { own, pass } from '../site/servers.ts';
import { ownArticle, passUntil, shareClock } from './own-site.ts';
import { boxOf } from '../page/box-of.ts';

const { dataDir } = own;
const running = 'ildo-arviz-elo';

interface Done {
  readonly posts: { readonly added: readonly string[] };
}

const newsroom = (words: readonly string[], html = ''): Done => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, 'content', ...words, '--json'], {
    input: html,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout.split('\n')[0] ?? '') as Done;
};

const write = (title: string, html: string): string =>
  newsroom(['post', running, '-', '--title', title], html).posts.added[0] ?? '';
const rewrite = (id: string, html: string): Done => newsroom(['post', running, '-', '--id', id], html);
const takeBack = (id: string): Done => newsroom(['unpost', running, id]);

const open = async (page: Page): Promise<string> => {
  // Makes pages of an earlier test stale.
  await pass(own, null, 61);
  await shareClock(page);
  const served = page.waitForResponse(/_payload\.json/);
  await page.goto(ownArticle(running));
  await served;
  return new URL(page.url()).pathname;
};

const wake = async (page: Page): Promise<void> => {
  await page
    .locator('.live a:visible')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
};

const offer = (page: Page): Locator => page.getByRole('button', { name: /új bejegyzés/ });
const passUntilOffered = (page: Page): Promise<void> => passUntil(page, offer(page), '1 új bejegyzés');

test('a reader follows a live blog while posts are added, edited and deleted, and nothing moves', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await open(page);
  // Reading does not hydrate the page; news do.
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  const reading = page.locator('.post').nth(2);
  await reading.scrollIntoViewIfNeeded();
  const place = await boxOf(reading);

  const id = write('Apadni kezdett az Ildó', '<p>Két óra alatt négy centit süllyedt a víz.</p>');
  await passUntilOffered(page);
  await expect(page.getByText('Apadni kezdett az Ildó')).toHaveCount(0);
  await expect(page.locator('.live [role="status"]')).toHaveText('1 új bejegyzés');
  expect(await boxOf(reading)).toEqual(place);

  await page.getByRole('button', { name: '1 új bejegyzés' }).click();
  const post = page.locator('.post', { has: page.getByRole('heading', { name: 'Apadni kezdett az Ildó' }) });
  await expect(post).toBeFocused();
  await expect(post).toBeInViewport();

  rewrite(id, '<p>Két óra alatt hat centit süllyedt a víz.</p>');
  await passUntil(page, post, 'hat centit');

  takeBack(id);
  await passUntil(page, page.locator('.live'), 'A bejegyzést töröltük.');
  await expect(page.getByText('Apadni kezdett az Ildó')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a page that hydrates late shows the served posts, and offers the new ones', async ({ page, request }) => {
  const path = await open(page);
  const id = write('Lezárták a hidat', '<p>A híd két végén rendőrök állnak.</p>');
  const first = page.locator('.live__stream .post').first();
  const place = await boxOf(first);
  const host = new URL(page.url()).host;
  await expect
    .poll(async () => {
      await pass(own, null, 19);
      return (await request.get(`http://127.0.0.1:${own.port}${path}`, { headers: { host } })).text();
    })
    .toContain('Lezárták a hidat');
  await wake(page);
  await expect(page.getByText('Lezárták a hidat')).toHaveCount(0);
  expect(await boxOf(first)).toEqual(place);
  await passUntilOffered(page);
  takeBack(id);
});

const headOf = (slug: string): { readonly file: string; readonly text: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'elo-'));
  newsroom(['export', slug, '-o', folder]);
  const file = join(folder, `${slug}.html`);
  return { file, text: readFileSync(file, 'utf8').split('\n<!-- post')[0] ?? '' };
};

test('a new title and lead of the live blog itself reach the open page, and nothing moves', async ({ page }) => {
  await open(page);
  const reading = page.locator('.post').nth(2);
  await reading.evaluate((post) =>
    scrollTo({ top: scrollY + post.getBoundingClientRect().top - 120, behavior: 'instant' }),
  );
  const top = await reading.evaluate((post) => post.getBoundingClientRect().top);
  const { file, text } = headOf(running);
  const head = JSON.parse(text.split('\n---\n')[0] ?? '') as { readonly title: string; readonly lead: string };
  const bringIn = (changed: string): void => {
    writeFileSync(file, changed);
    newsroom(['import', file]);
  };
  const title = `${head.title.replace(/ – élő$/, '')}, a hullám a déli órákban éri el a hidat – élő`;
  bringIn(
    text
      .replace(JSON.stringify(head.title), JSON.stringify(title))
      .replace(JSON.stringify(head.lead), JSON.stringify(`${head.lead} Délután tetőzik.`)),
  );
  try {
    await passUntil(page, page.getByRole('heading', { level: 1 }), title);
    await expect(page.locator('.article__lead')).toContainText('Délután tetőzik.');
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 90)}`));
    const loaded = await page.context().newPage();
    await expect
      .poll(async () => {
        await pass(own, null, 19);
        await loaded.goto(page.url());
        return told(loaded);
      })
      .toEqual(await told(page));
    await loaded.close();
    await expect(page.getByRole('status').filter({ hasText: 'A közvetítés új címe' })).toHaveText(
      `A közvetítés új címe: ${title}`,
    );
    expect(await reading.evaluate((post) => post.getBoundingClientRect().top)).toBeCloseTo(top, -0.5);
  } finally {
    bringIn(text);
  }
});

test('a page stops polling after navigation, and resumes when the reader returns', async ({ page }) => {
  const path = await open(page);
  await wake(page);
  await page.evaluate(() => void Object.assign(window, { stillHere: true }));
  await page.locator('.tags__tag').first().click();
  await expect(page).toHaveURL(/\/cimke\//);
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('_version.json') && asked.push(new URL(one.url()).pathname));
  await page.clock.fastForward(600_000);
  await page.evaluate(() => fetch('/sentinel/_version.json'));
  expect(asked).toEqual(['/sentinel/_version.json']);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page.locator('.live')).toBeVisible();
  await expect
    .poll(async () => {
      await pass(own, page, 19);
      return asked;
    })
    .toContain(`${path}/_version.json`);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a refresh that fails is ignored, and the page catches up later', async ({ page }) => {
  await open(page);
  const count = await page.locator('.post').count();
  let failed = 0;
  await page.route(/_version\.json/, async (route) => {
    await route.abort();
    failed += 1;
  });
  const id = write('Megjött a víztisztító', '<p>Két tartálykocsi áll a templom előtt.</p>');
  await expect
    .poll(async () => {
      await pass(own, page, 19);
      return failed;
    })
    .toBeGreaterThan(0);
  await expect(page.locator('.post')).toHaveCount(count);
  await expect(offer(page)).toHaveCount(0);
  await page.unroute(/_version\.json/);
  await passUntilOffered(page);
  takeBack(id);
  await expect
    .poll(async () => {
      await pass(own, page, 19);
      return offer(page).count();
    })
    .toBe(0);
});
