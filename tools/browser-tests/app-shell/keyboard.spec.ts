import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, slug: string): Promise<void> => {
  await page.route(/youtube-nocookie|spotify/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<button>Lejátszó</button>' }),
  );
  await page.goto(mainSite + (await addressOf(page.request, slug)));
};

interface Stop {
  readonly name: string;
  readonly place: number;
  readonly seen: boolean;
}

const stop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { top, bottom } = element.getBoundingClientRect();
    const ringed = [element, element.closest('.teaser')].some(
      (one) => one !== null && getComputedStyle(one).outlineStyle !== 'none',
    );
    const name =
      `${element.localName} ${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`.trim();
    return {
      name,
      place: [...document.querySelectorAll('*')].indexOf(element),
      seen: ringed && bottom > 0 && top < innerHeight,
    };
  });

const walk = async (page: Page, max = 200): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  while (stops.length < max) {
    await page.keyboard.press('Tab');
    const next = await stop(page);
    if (next === null) break;
    stops.push(next);
  }
  return stops;
};

test('Tab moves through an article in the order of its text, each stop is visible, and the last one leaves the page', async ({
  page,
}) => {
  await open(page, 'tuzolto-fuvosok-techno');
  const stops = await walk(page);
  expect(stops.length).toBeLessThan(200);
  expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
  const places = stops.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(places.length);
  const met = [
    'Ugrás a tartalomra',
    'Menü',
    'Mentett',
    'Keresés',
    'Mentés',
    'Megosztás',
    'Kép nagyítása',
    'Videó lejátszása',
    'Lejátszó megnyitása',
    'tags__tag',
    'Archívum',
  ];
  const order = met.map((part) => stops.findLastIndex(({ name }) => name.includes(part)));
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('a video opened with Enter receives the focus, and Tab moves through it and on', async ({ page }) => {
  await open(page, 'tuzolto-fuvosok-techno');
  await page.getByRole('link', { name: 'Videó lejátszása' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('.embed--video iframe').getByText('Lejátszó')).toBeVisible();
  await expect(page.locator('.embed--video iframe')).toBeFocused();
  const after = await walk(page, 4);
  expect(after.some(({ name }) => name.includes('embed__open') || name.includes('house__link'))).toBe(true);
});

test('Esc closes the menu, the saved articles, the colours, the search and the ways to share, and gives the focus back', async ({
  page,
}) => {
  await open(page, 'zsombekhalom-rendelointezet-szavazas');
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  for (const [name, opener, within] of [
    ['the menu', '.drawer:not(.kept):not([data-search]) > summary', '.menu a'],
    ['the saved articles', '.kept__open', '.kept__panel'],
    ['the choice of colours', '.theme > summary', '.theme__choice'],
    ['the search', '[data-search] > summary', '[data-search] [name=term]'],
    ['the ways to share', '.share__open', '.share__ways a'],
  ] as const)
    await test.step(name, async () => {
      const inside = page.locator(within).first();
      await page.locator(opener).focus();
      await page.keyboard.press('Enter');
      await expect(inside).toBeVisible();
      if (name === 'the search') await expect(inside).toBeFocused();
      else await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(inside).toBeHidden();
      await expect(page.locator(opener)).toBeFocused();
      expect((await stop(page))?.seen).toBe(true);
    });
});

test('the player works by keyboard, and moves focus when a pressed button disappears', async ({ page }) => {
  await page.goto(`${mainSite}/g7/podcast`);
  const play = page.locator('main .play').first();
  await play.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('.player');
  await expect(player).toBeVisible();
  const button = (name: string) => player.getByRole('button', { name });
  const close = button('A lejátszó bezárása');
  await player.getByRole('button').first().focus();
  for (let at = 0; at < 12 && !(await close.evaluate((one) => one === document.activeElement)); at += 1) {
    await page.keyboard.press('Tab');
    expect((await stop(page))?.seen).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(button('Kicsinyítés a jobb sarokba')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('A lejátszó kinyitása')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Kicsinyítés a jobb sarokba')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(player).toHaveCount(0);
  await expect(play).toBeFocused();
});
