import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';

const running = 'ildo-arviz-elo';
const long = 'atigazolasi-zaronap-percrol-percre';
test('on a phone the posts further down are laid out a little at a time, and then stay', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(mainSite + (await addressOf(request, running)));
  const late = page.locator('.live__stream > .live__posts > :nth-child(n + 4), .about-story, .article__end');
  expect(await late.count()).toBeGreaterThan(4);
  await expect
    .poll(() => late.evaluateAll((posts) => posts.map((post) => getComputedStyle(post).contentVisibility)))
    .toEqual(Array.from({ length: await late.count() }, () => 'visible'));
});

test('every key moment is an anchor, and every post has its own URL with a way back', async ({ page, request }) => {
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
  test(`at ${width} px the newest post is in the first window, and the bar covers nothing that has focus`, async ({
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
