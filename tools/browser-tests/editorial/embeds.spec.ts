import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { boxOf } from '../page/box-of.ts';

const places = ['tuzolto-fuvosok-techno', 'korisgerinc-konnyu-tura', 'zsombekhalom-rendelointezet-szavazas'];

const faultsOf = (place: Element): readonly string[] => {
  const edge = place.getBoundingClientRect();
  const parts = [...place.querySelectorAll('.embed__poster, .embed__kind, .embed__name, .embed__act, figcaption')].map(
    (part) => ({ name: part.className, box: part.getBoundingClientRect() }),
  );
  return parts
    .filter(
      ({ box }, at) =>
        box.right > edge.right + 1 ||
        parts
          .slice(at + 1)
          .some(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          ),
    )
    .map(({ name }) => name);
};

test('an embed that waits for a click covers no title at any width, and is no taller than its content', async ({
  page,
  request,
}) => {
  for (const slug of places) {
    await page.goto(mainSite + (await addressOf(request, slug)));
    const waiting = page.locator('.embed:has(.embed__open)');
    expect(await waiting.count(), slug).toBeGreaterThan(0);
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const place of await waiting.all()) {
        await place.scrollIntoViewIfNeeded();
        expect(await place.evaluate(faultsOf), `${slug} at ${width} px`).toEqual([]);
        const height = await place.evaluate((one) => one.querySelector('.embed__open')!.clientHeight);
        const poster = await place.evaluate((one) => one.querySelector('.embed__poster')?.clientHeight ?? 0);
        expect(height - poster, `${slug} at ${width} px`).toBeLessThan(260);
      }
    }
  }
});

test('an embed that opens moves nothing above it', async ({ page, request }) => {
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>keret</p>' }));
  await page.goto(mainSite + (await addressOf(request, 'korisgerinc-konnyu-tura')));
  const map = page.locator('.embed--map');
  await map.scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => Math.round((await boxOf(map)).y);
  const before = await top();
  await map.getByRole('link').click();
  await expect(map.locator('iframe')).toBeVisible();
  expect(await top()).toBe(before);
  expect((await boxOf(map.locator('iframe'))).height).toBeGreaterThan(200);
});
