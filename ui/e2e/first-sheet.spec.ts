import { expect, type Page, test } from '@playwright/test';
import { everyAddress } from './every-address.ts';

/** Rules of sheets at the end of the document that say something of an element which is there before they come. */
const metTooLate = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // In whatever state: a look that comes with a hover is to be there at the first one.
    const anyState = (selector: string): string =>
      selector
        .replaceAll(/::[\w-]+|:(?!is|where|not|has|nth|first|last|only|root)[\w-]+(?:\([^()]*\))?/g, '')
        .replaceAll(/:(?:is|where|not|has)\([\s,]*\)/g, '');
    const late = [...document.querySelectorAll<HTMLLinkElement>('body link[rel="stylesheet"]')];
    const met: string[] = late.length === 0 ? ['no sheet at the end'] : [];
    const read = (rules: CSSRuleList, parent: string): void => {
      for (const rule of rules) {
        const own = rule instanceof CSSStyleRule ? anyState(rule.selectorText) : '';
        const within = own === '' || parent === '' ? own : `:is(${parent}) ${own}`;
        const whole = own.includes('&') ? own.replaceAll('&', `:is(${parent})`) : within;
        if (whole !== '' && document.querySelector(whole) !== null) met.push(whole);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList, whole || parent);
      }
    };
    for (const { sheet } of late) if (sheet) read(sheet.cssRules, '');
    return met;
  });

const isFrontOrList = /^(?:index|after|karakter|g7|articles_by_\w+|list|legfrissebb|english)$/;
const isResults = /sport\//;

for (const { route, role, shown, url } of everyAddress) {
  if (!isFrontOrList.test(route) || isResults.test(shown)) continue;
  test(`the first style sheet shows all of ${shown} (${role})`, async ({ page, request }) => {
    const answer = await page.goto(await url(request));
    // What a site does not have is told by a page like any other.
    if (answer?.ok()) expect(await metTooLate(page)).toEqual([]);
  });
}
