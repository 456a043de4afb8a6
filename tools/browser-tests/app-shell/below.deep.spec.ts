import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';
import { holdPage } from '../page/hold-page.ts';

test.use({ viewport: { width: 375, height: 700 } });

test('on a phone the parts below a list are laid out near the viewport, and at once after a reload', async ({
  page,
}) => {
  await page.goto(`${mainSite}/rovat/sport`);
  const late = page.locator('.zone__side a, .footer a');
  const laid = (): Promise<readonly boolean[]> =>
    late.evaluateAll((links) => [
      ...new Set(
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.checkVisibility({ contentVisibilityAuto: true })),
      ),
    ]);
  expect(await laid()).toEqual([false]);
  await page.locator('.footer a').last().focus();
  await expect(page.locator('.footer a').last()).toBeInViewport();
  await page.reload();
  await expect.poll(laid).toEqual([true]);
});

test('parts that are laid out late take the same room as before', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 20_000 });
  await page.goto(mainSite);
  const heights = (): Promise<readonly number[]> =>
    page.locator('.front > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  const late = await heights();
  await page.evaluate(() => void (document.documentElement.dataset['whole'] = ''));
  expect(await heights()).toEqual(late);
});

test('a link to words of a front scrolls to them', async ({ page, context }) => {
  await holdPage(context, `${mainSite}/`);
  await page.goto(mainSite);
  const { href, title } = await page.evaluate(() => {
    const all = document.body.textContent;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.front > :nth-child(n + 12) .teaser__link')];
    const told = links.findLast(({ textContent: text }) => all.split(text).length === 2);
    return { href: told?.getAttribute('href') ?? '', title: told?.textContent ?? '' };
  });
  const led = await context.newPage();
  await led.goto(`${mainSite}/#:~:text=${encodeURIComponent(title)}`);
  await expect(led.locator(`.front > :nth-child(n + 12) a[href="${href}"]`).last()).toBeInViewport();
  await expect(led.locator('html')).toHaveAttribute('data-whole');
});
