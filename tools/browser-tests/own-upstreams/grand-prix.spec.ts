import { expect, test } from '@playwright/test';
import { axeOn } from '../page/axe.ts';
import { nowOf, own, pass } from '../site/servers.ts';
import { ownSite, passUntil, shareClock } from './own-site.ts';
import { steps, tell } from './told-weekend.ts';

const day = 86_400;

test('a Grand Prix weekend is followed from before its grid to the choice of the next one', async ({ page }) => {
  const address = `${ownSite}/rovat/sport/forma-1`;
  const sheet = page.locator('.f1-sheet');
  const state = page.locator('.f1-state');
  const title = page.locator('main h2');

  // Responses of an earlier test expire after an hour.
  const startsAt = (await nowOf(own)) + 3_700 + 60;
  await tell(steps.before, startsAt);
  await pass(own, null, 3_700);
  await shareClock(page);
  await expect
    .poll(async () => {
      await pass(own, null, 1);
      await page.goto(address);
      return title.allTextContents();
    })
    .toEqual(['Tiszai Nagydíj, verseny']);
  await expect(sheet).toContainText('Verseny: eredmény');
  await expect(sheet).toContainText('Nincs még elérhető információ.');

  await page.getByRole('link', { name: 'Rajtrács' }).click();
  await expect(sheet).toContainText('Verseny: rajtrács');
  await expect(sheet.locator('tbody tr')).toHaveText([/^1\..*Ivánka Teó.*1:16,609$/, /^2\..*Hamar Dénes.*1:16,702$/]);

  await page.getByRole('link', { name: 'Eredmény' }).click();
  await expect(sheet).toContainText('Verseny: eredmény');
  await tell(steps.live, startsAt);
  await passUntil(page, state, '12/70. kör');
  await expect(sheet).toContainText('Verseny: állás');
  await expect(state.locator('.kicker__live')).toHaveText('élő');
  await expect(state).toContainText('nem feltétlenül valós idejűek');
  await expect(page.locator('.f1-session[aria-current]')).toContainText('élő');
  // The order has its own upstream request and may arrive one poll later.
  await passUntil(page, sheet.locator('tbody tr').first(), 'Ivánka Teó');

  await tell(steps.red, startsAt);
  await passUntil(page, state.locator('.f1-flag'), 'A versenyt piros zászlóval leállították.');
  await expect(state).toContainText('31/70. kör');
  await passUntil(page, sheet.locator('tbody tr').first(), 'Hamar Dénes');
  await expect(page.locator('.formula-one [role=status]')).toHaveText(/Piros zászló|Az élen: Hamar Dénes/);
  const { violations } = await axeOn(page).include('.formula-one').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await tell(steps.completed, startsAt);
  await passUntil(page, state, 'véget ért');
  await expect(page.locator('.formula-one .kicker__live')).toHaveCount(0);
  await expect(sheet.locator('tbody tr').first()).toContainText('1:32:14,087');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
  await pass(own, page, 300);
  await page.evaluate(() => fetch('/api/livescore/sentinel'));
  expect(asked.filter((path) => path.startsWith('/api/livescore/'))).toEqual(['/api/livescore/sentinel']);

  await tell(steps.completed, startsAt - day);
  await expect
    .poll(async () => {
      await pass(own, null, 61);
      await page.goto(address);
      return title.allTextContents();
    })
    .toEqual(['Bakonyi Nagydíj, verseny']);
});
