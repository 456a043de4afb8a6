import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { plain } from './servers.ts';
import { addressOf, mainSite } from './addresses.ts';
import { told } from './as-told.ts';

const { dataDir } = plain;

const running = 'ildo-arviz-elo';
const long = 'atigazolasi-zaronap-percrol-percre';
/** Seconds that surely hold one question for news. */
const oneQuestion = 20;

interface Done {
  readonly posts: { readonly added: readonly string[] };
}

const [commandLine = ''] = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly bin: Readonly<Record<string, string>> }).bin,
);

/** Works at the newsroom's desk of the running server, as an editor does. */
const newsroom = (words: readonly string[], html = ''): Done => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, 'content', ...words, '--json'], {
    input: html,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect([status, stderr]).toEqual([0, '']);
  // The receipt stands on a line of its own, the last.
  return JSON.parse(stdout.split('\n')[0] ?? '') as Done;
};

const write = (title: string, html: string): string =>
  newsroom(['post', running, '-', '--title', title], html).posts.added[0] ?? '';
const rewrite = (id: string, html: string): Done => newsroom(['post', running, '-', '--id', id], html);
const takeBack = (id: string): Done => newsroom(['unpost', running, id]);

/** Opens a page on a clock of the test's own, and waits until it is followed. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.clock.install();
  const served = page.waitForResponse(/_payload\.json/);
  await page.goto(mainSite + path);
  await served;
};

/** As a reader does who walks to a link of the stream. */
const wake = async (page: Page): Promise<void> => {
  await page
    .locator('.live a:visible')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 20_000 });
};

/**
 * Lets time pass on the reader's clock until what is expected has come; servers keep an answer for some seconds of
 * their own.
 */
const inTime = (page: Page, expected: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(oneQuestion * 1000);
    await expected();
  }).toPass({ timeout: 40_000 });

const seen = (what: Locator) => (): Promise<void> => expect(what).toBeVisible({ timeout: 1500 });

test.describe.configure({ mode: 'serial' });

test('a reader follows a live blog while posts are added, edited and deleted, and nothing moves', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await open(page, await addressOf(request, running));
  // Who only reads loads no app; news bring it.
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  const reading = page.locator('.post').nth(2);
  await reading.scrollIntoViewIfNeeded();
  const place = await reading.boundingBox();

  const id = write('Apadni kezdett az Ildó', '<p>Két óra alatt négy centit süllyedt a víz.</p>');
  await inTime(page, seen(page.getByRole('button', { name: '1 új bejegyzés' })));
  await expect(page.getByText('Apadni kezdett az Ildó')).toHaveCount(0);
  await expect(page.locator('.live [role="status"]')).toHaveText('1 új bejegyzés');
  expect(await reading.boundingBox()).toEqual(place);

  await page.getByRole('button', { name: '1 új bejegyzés' }).click();
  const post = page.locator('.post', { has: page.getByRole('heading', { name: 'Apadni kezdett az Ildó' }) });
  await expect(post).toBeFocused();
  await expect(post).toBeInViewport();

  rewrite(id, '<p>Két óra alatt hat centit süllyedt a víz.</p>');
  await inTime(page, seen(post.getByText('hat centit')));

  takeBack(id);
  await inTime(page, seen(page.getByText('A bejegyzést töröltük.')));
  await expect(page.getByText('Apadni kezdett az Ildó')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('who touches a page that has slept while news came has it as it was served, and is offered the news', async ({
  page,
  request,
}) => {
  const path = await addressOf(request, running);
  await open(page, path);
  const id = write('Lezárták a hidat', '<p>A híd két végén rendőrök állnak.</p>');
  const first = page.locator('.live__stream .post').first();
  const place = await first.boundingBox();
  try {
    // By now a page that is loaded tells of it.
    await expect.poll(async () => (await request.get(path)).text(), { timeout: 20_000 }).toContain('Lezárták a hidat');
    await wake(page);
    await expect(page.getByText('Lezárták a hidat')).toHaveCount(0);
    expect(await first.boundingBox()).toEqual(place);
    await inTime(page, seen(page.getByRole('button', { name: '1 új bejegyzés' })));
  } finally {
    takeBack(id);
  }
});

test('on a phone what lies further down is laid out a little at a time, and then stays', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(mainSite + (await addressOf(request, running)));
  const late = page.locator('.live__stream > .live__posts > :nth-child(n + 4), .about-live, .article__end');
  expect(await late.count()).toBeGreaterThan(4);
  await expect
    .poll(() => late.evaluateAll((posts) => posts.map((post) => getComputedStyle(post).contentVisibility)))
    .toEqual(Array.from({ length: await late.count() }, () => 'visible'));
});

test('on a phone nothing moves for who is far down before the posts above have been laid out', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  // Nothing is laid out late before the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      goOn: () => {
        for (let work = waiting.shift(); work; work = waiting.shift()) work();
      },
    });
  });
  await page.goto(mainSite + (await addressOf(request, running)));
  const posts = page.locator('.live__stream > .live__posts > *');
  await posts.nth(9).evaluate((post) => post.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const [read, top] = await posts.evaluateAll(async (all) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const first = all.find((post) => post.getBoundingClientRect().top >= 0);
    return [first?.id ?? '', first?.getBoundingClientRect().top ?? 0] as const;
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
      return posts.nth(4).evaluate((post) => getComputedStyle(post).contentVisibility);
    })
    .toBe('visible');
  const at = await page.locator(`[id="${read}"]`).evaluate((post) => post.getBoundingClientRect().top);
  // What a browser rounds is no move.
  expect(at).toBeCloseTo(top, -0.5);
});

test('on a phone a tap on what leads further down the page arrives there, before any script has come', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.route(/\/assets\/entry-/, (route) => route.abort());
  await page.goto(mainSite + (await addressOf(request, running)));
  const [link, place] = [page.locator('.live-over__by'), page.locator('.about-live')];
  await link.click();
  await expect(page).toHaveURL(/#a-kozvetitesrol$/);
  // As soon as all is laid out, it stands where it stood.
  const top = (): Promise<number> => place.evaluate((element) => element.getBoundingClientRect().top);
  const arrived = await top();
  await page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>('.live__posts > *, .live ~ *'))
      late.style.contentVisibility = 'visible';
  });
  expect(await top()).toBeCloseTo(arrived, -0.5);
  expect(arrived).toBeLessThan(200);
});

test('on a phone a newer copy that takes the place of the served one leaves its reader where they are', async ({
  page,
  request,
}) => {
  let letDataCome = (): void => undefined;
  const begun = new Promise<void>((resolve) => (letDataCome = resolve));
  await page.route(/_payload\.json/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const data = (await (await request.get(pathname, { headers: { host } })).json()) as object;
    await begun;
    await route.fulfill({ json: { ...data, copy: 'newer' } });
  });
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto(mainSite + (await addressOf(request, running)));
  const post = page.locator('.live__stream > .live__posts > *').nth(9);
  const top = (): Promise<number> => post.evaluate((element) => element.getBoundingClientRect().top);
  while ((await top()) > 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(60);
  }
  const [before, served] = [await top(), await post.elementHandle()];
  letDataCome();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 20_000 });
  expect(await served?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await top()).toBeCloseTo(before, -0.5);
});

test('all moments beside the stream can be come to in a low window, below the head that came back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(mainSite + (await addressOf(request, running)));
  await page.mouse.move(300, 300);
  for (const down of [1200, 1200, -300]) {
    await page.mouse.wheel(0, down);
    await page.waitForTimeout(300);
  }
  await expect(page.locator('html')).toHaveClass(/scroll-up/);
  const last = page.locator('.brief > .moments a').last();
  await last.evaluate((link) => link.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  // A fraction of a pixel is no word.
  await expect(last).toBeInViewport({ ratio: 0.95 });
});

/** The live blog's own file, without its posts: what is imported says nothing of them. */
const headOf = (slug: string): { readonly file: string; readonly text: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'elo-'));
  newsroom(['export', slug, '-o', folder]);
  const file = join(folder, `${slug}.html`);
  return { file, text: readFileSync(file, 'utf8').split('\n<!-- post')[0] ?? '' };
};

test('a new title and lead of the live blog itself reach the open page, and nothing moves', async ({
  page,
  request,
}) => {
  await open(page, await addressOf(request, running));
  const reading = page.locator('.post').nth(2);
  await reading.evaluate((post) =>
    scrollTo({ top: scrollY + post.getBoundingClientRect().top - 120, behavior: 'instant' }),
  );
  const top = await reading.evaluate((post) => Math.round(post.getBoundingClientRect().top));
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
    await inTime(page, () => expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1500 }));
    await expect(page.locator('.article__lead')).toContainText('Délután tetőzik.');
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 90)}`));
    const loaded = await page.context().newPage();
    await expect(async () => {
      await loaded.goto(page.url());
      expect(await told(page)).toEqual(await told(loaded));
    }).toPass();
    await loaded.close();
    await expect(page.getByRole('status').filter({ hasText: 'A közvetítés új címe' })).toHaveText(
      `A közvetítés új címe: ${title}`,
    );
    expect(await reading.evaluate((post) => Math.round(post.getBoundingClientRect().top))).toBe(top);
  } finally {
    bringIn(text);
  }
});

test('a page that is left asks no more, and one that is come back to by a link follows again', async ({
  page,
  request,
}) => {
  const path = await addressOf(request, running);
  await open(page, path);
  await wake(page);
  await page.evaluate(() => void Object.assign(window, { stillHere: true }));
  await page.locator('.tags__tag').first().click();
  await expect(page).toHaveURL(/\/cimke\//);
  let asked = 0;
  page.on('request', (one) => {
    asked += Number(one.url().includes('_version.json'));
  });
  await page.clock.fastForward(600_000);
  expect(asked).toBe(0);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page.locator('.live')).toBeVisible();
  await inTime(page, async () => expect(asked).toBeGreaterThan(0));
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a refresh that fails is ignored, and the page catches up later', async ({ page, request }) => {
  await open(page, await addressOf(request, running));
  await page.route(/_version\.json/, (route) => route.abort());
  const count = await page.locator('.post').count();
  const id = write('Megjött a víztisztító', '<p>Két tartálykocsi áll a templom előtt.</p>');
  await page.clock.fastForward(oneQuestion * 1000);
  await page.clock.fastForward(60_000);
  await expect(page.locator('.post')).toHaveCount(count);
  await expect(page.getByRole('button', { name: /új bejegyzés/ })).toHaveCount(0);
  await page.unroute(/_version\.json/);
  await inTime(page, seen(page.getByRole('button', { name: '1 új bejegyzés' })));
  takeBack(id);
  await inTime(page, () =>
    expect(page.getByRole('button', { name: /új bejegyzés/ })).toHaveCount(0, { timeout: 1500 }),
  );
});

test('every key moment is an anchor, and every post has an address of its own with a way back', async ({
  page,
  request,
}) => {
  const path = await addressOf(request, running);
  await page.goto(mainSite + path);
  const moment = page.locator('.moments a:visible').nth(2);
  const [title, hash] = [await moment.locator('.moments__what').innerText(), await moment.getAttribute('href')];
  await moment.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(hash ?? '')).toBeInViewport();

  const permalink = page.locator(`${hash} .post__time a`);
  await permalink.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.post-origin a')).toHaveAttribute('href', path);
});

/** What the bar above the stream leaves of the window, and what is under it that should not be. */
const underBar = (page: Page, what: string): Promise<readonly string[]> =>
  page.evaluate(async (selector) => {
    const bar = document.querySelector('.live__bar') as HTMLElement;
    const covered: string[] = [];
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    for (const element of [...document.querySelectorAll<HTMLElement>(selector)].reverse()) {
      element.focus();
      await new Promise(requestAnimationFrame);
      if (element.getBoundingClientRect().top < bar.getBoundingClientRect().bottom) covered.push(element.outerHTML);
    }
    return covered;
  }, what);

for (const width of [375, 1280])
  test(`on ${width} px its newest post stands in the first window, and the bar covers nothing that is walked to`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(mainSite + (await addressOf(request, running)));
    const top = (what: string): Promise<number> =>
      page
        .locator(what)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const warned = await page
      .locator('.alarm:visible')
      .evaluateAll((alarms) => alarms.reduce((sum, alarm) => sum + alarm.clientHeight, 0));
    expect((await top('.live__stream .post')) - warned).toBeLessThanOrEqual(620);
    await expect(page.locator('.brief__points li')).toHaveCount(3);
    // A desk has a place for the moments beside the stream, a phone in the bar.
    await expect(page.locator('.moments:visible')).toHaveCount(1);
    await expect(page.locator(width < 1200 ? '.live__bar .moments' : '.brief > .moments')).toBeVisible();
    await expect(page.locator('.key-figure')).toContainText('708 cm');
    expect(await underBar(page, '.live__stream .post a[href]')).toEqual([]);
    await page.locator('.moments a:visible').last().click();
    const reached = page.locator(new URL(page.url()).hash);
    await expect(reached).toBeInViewport();
    await expect
      .poll(() =>
        reached.evaluate(
          (post) =>
            post.getBoundingClientRect().top - document.querySelector('.live__bar')!.getBoundingClientRect().bottom,
        ),
      )
      .toBeGreaterThanOrEqual(0);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a live blog is read, refreshed and paged by links', async ({ page, request }) => {
    await page.goto(mainSite + (await addressOf(request, running)));
    expect(await page.locator('.post').count()).toBeGreaterThan(10);
    await page.getByText('Bővebben').click();
    await expect(page.getByRole('heading', { name: 'Kitelepítés: hová, mivel, meddig' })).toBeVisible();
    await page.getByRole('link', { name: 'Frissítés' }).click();
    await expect(page.getByText('Élő közvetítés')).toBeVisible();

    await page.goto(mainSite + (await addressOf(request, long)));
    const first = await page.locator('.post').allInnerTexts();
    await page.getByRole('link', { name: 'Korábbi bejegyzések' }).click();
    await expect(page).toHaveURL(/\?oldal=2$/);
    await expect(page.locator('.post')).toHaveCount(30);
    await expect(page.getByText('Kinyitott a zárónap').last()).toBeVisible();
    const second = await page.locator('.post').allInnerTexts();
    expect(second.filter((post) => first.includes(post))).toEqual([]);
    await page.getByRole('link', { name: 'Legfrissebb bejegyzések' }).first().click();
    await expect(page).not.toHaveURL(/oldal/);
  });
});
