import { expect, type Page, test } from '@playwright/test';
import type { RouteName } from '#core/pages/pages.ts';
import { mainSite, sisterSite } from '../site/addresses.ts';
import { axeOn, contrastOn, violationsOf } from '../page/axe.ts';
import { htmlFaults } from '../page/html-faults.ts';
import { stops } from '../site/stops.ts';
import { holdDates, recordShifts, releaseDates, shifts } from '../page/page-shifts.ts';
import { lateRules, outsideWithSpacing, overflow, smallTargets } from '../page/visit.ts';

const perTest = 8;

const hasLateSheet = (address: string, route: RouteName | null): boolean =>
  /^(?:index|after|karakter|g7|articles_by_\w+|list|legfrissebb|english)$/.test(route ?? '') &&
  !/\/sport\//.test(address);

/** The good limit of Core Web Vitals: late fonts may change line breaks. */
const maxShift = 0.1;

const fine = {
  headings: 1,
  lateRules: [],
  moved: [],
  light: [],
  dark: [],
  overflow: [],
  smallTargets: [],
  outsideWithSpacing: [],
  html: [],
  foreign: [],
  errors: [],
};

const visit = async (page: Page, address: string, route: RouteName | null): Promise<object> => {
  const [errors, foreign]: [string[], string[]] = [[], []];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (one) => {
    const { protocol, origin } = new URL(one.url());
    if (protocol.startsWith('http') && ![mainSite, sisterSite].includes(origin)) foreign.push(one.url());
  });
  await recordShifts(page);
  await holdDates(page);
  const response = await page.goto(address);
  const found = response?.ok() === true;
  const moved = await shifts(page, maxShift);
  await releaseDates(page);
  const late = found && hasLateSheet(address, route) ? await lateRules(page) : [];
  const headings = await page.locator('main h1').count();
  const axe = axeOn(page).disableRules(route === 'empty' ? ['page-has-heading-one'] : []);
  const light = violationsOf(await axe.analyze());
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await contrastOn(page);
  // 200 % zoom of a 1280 px window.
  await page.setViewportSize({ width: 640, height: 800 });
  const zoomed = await overflow(page);
  await page.setViewportSize({ width: 375, height: 812 });
  const small = await smallTargets(page);
  await page.setViewportSize({ width: 320, height: 800 });
  return {
    headings: route === 'empty' ? headings + 1 : headings,
    lateRules: late,
    moved,
    light,
    dark,
    overflow: [...zoomed, ...(await overflow(page))],
    smallTargets: small,
    outsideWithSpacing: await outsideWithSpacing(page),
    html: response === null ? ['no response'] : await htmlFaults(await response.text()),
    foreign,
    errors: found ? errors : errors.filter((text) => !text.includes('status of 404')),
  };
};

for (let from = 0; from < stops.length; from += perTest) {
  const some = stops.slice(from, from + perTest);
  test(`${some[0]?.name} and ${some.length - 1} more pages are accessible, fit small windows and load nothing foreign`, async ({
    browser,
    request,
  }) => {
    for (const { name, route, address } of some) {
      const page = await browser.newPage({ colorScheme: 'light', viewport: { width: 1280, height: 900 } });
      expect.soft(await visit(page, await address(request), route), name).toEqual(fine);
      await page.close();
    }
  });
}
