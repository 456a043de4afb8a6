import { expect, test } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

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
    // An optional font that loads late applies from the next page on.
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
