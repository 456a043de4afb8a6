import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from './addresses.ts';

/** What WCAG 1.4.12 lets a reader set. */
const spacing = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Controls that reach beyond the window, in what can be opened, too. */
const outside = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(a, button, input), header :is(button, input), footer a')]
    .filter((control) => !control.closest('.unseen') && control.getBoundingClientRect().right > innerWidth + 1)
    // What scrolls sideways by itself is reached there.
    .filter((control) => {
      for (let around = control.parentElement; around !== null; around = around.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
      return true;
    })
    .map((control) => control.outerHTML.slice(0, 120));

test('wider letters and lines fit a small phone, with the drawers open', async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  const article = await addressOf(request, 'duna-iszap-emlekezete');
  for (const path of ['/', '/after', '/g7', '/karakter', '/archivum', '/melleklet/eb-2024', article]) {
    await page.goto(mainSite + path);
    await page.addStyleTag({ content: spacing });
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => one.toggleAttribute('open', true)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect(await page.evaluate(outside), path).toEqual([]);
  }
  await context.close();
});

/** Whether a letter is drawn by the face that `--head` and `--sans` name first: the last resort does not matter then. */
const drawnByOwnFaces = async (): Promise<readonly string[]> => {
  const pen = document.createElement('canvas').getContext('2d')!;
  const width = (letter: string, family: string): number => {
    pen.font = `100px ${family}`;
    return pen.measureText(letter).width;
  };
  const foreign: string[] = [];
  for (const role of ['--head', '--sans']) {
    const own = (getComputedStyle(document.documentElement).getPropertyValue(role).split(',')[0] ?? '').trim();
    for (const letter of 'aáZé9„–őŰăț') {
      await document.fonts.load(`100px ${own}`, letter);
      if (width(letter, `${own}, monospace`) !== width(letter, `${own}, serif`)) foreign.push(`${role} ${letter}`);
    }
  }
  return foreign;
};

test('every site draws its headlines and labels in its own faces', async ({ page }) => {
  for (const path of ['/', '/after', '/g7', '/karakter'])
    // A face that is optional and comes late is used from the next page on.
    await expect
      .poll(
        async () => {
          await page.goto(mainSite + path);
          return page.evaluate(drawnByOwnFaces);
        },
        { message: path },
      )
      .toEqual([]);
});

/** Targets of a finger that are smaller than WCAG 2.5.8 wants: those in a line of text do not count, nor what a stretched link covers. */
const smallTargets = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('a, button, input:not([type="hidden"]), select, summary')]
    .filter((target) => !target.closest('.unseen, p, label') && target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => ['::before', '::after'].every((part) => getComputedStyle(target, part).position !== 'absolute'))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 0 && height > 0 && (width < 24 || height < 24);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

test('nothing that is tapped is smaller than 24 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const paths = ['/', '/after', '/g7', '/rovat/sport/foci-eredmenyek', '/melleklet/valasztas-2024', '/javitasok'];
  for (const path of [...paths, '/archivum', await addressOf(request, 'duna-iszap-emlekezete')]) {
    await page.goto(mainSite + path);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
  }
});
