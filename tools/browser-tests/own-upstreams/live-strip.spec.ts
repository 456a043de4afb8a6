import { expect, test } from '@playwright/test';
import { recordShifts, shifts } from '../page/page-shifts.ts';
import { nowOf, own, pass } from '../site/servers.ts';
import { ownSite, passUntil, shareClock } from './own-site.ts';
import { steps, tell } from './told-weekend.ts';

/** Seconds: longer than a front and what it lists are fresh. */
const expiry = 31;

test('a running race is on the front and in the sport section, followed in place and gone afterwards', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const strip = page.getByRole('complementary', { name: 'Most zajlik' });
  const served = async (path: string): Promise<string> => {
    await pass(own, null, expiry);
    // Node cannot resolve loopback names: the Host header names the site.
    const { host } = new URL(ownSite);
    const html = await (await request.get(`http://127.0.0.1:${own.port}${path}`, { headers: { host } })).text();
    return (/<aside class="live-strip.*?<\/aside>/s.exec(html)?.[0] ?? '').replace(/<[^>]+>/g, ' ');
  };

  const startsAt = await nowOf(own);
  await tell(steps.live, startsAt);
  // Responses of an earlier test expire after an hour.
  await pass(own, null, 3_700);
  for (const path of ['/rovat/sport', '/']) await expect.poll(() => served(path)).toContain('12/70. kör');
  await recordShifts(page);
  await shareClock(page);
  await page.goto(`${ownSite}/`);

  await tell(steps.red, startsAt);
  await passUntil(page, strip, '31/70. kör');
  await tell(steps.completed, startsAt);
  await passUntil(page, strip, 'véget ért');
  expect(await shifts(page)).toEqual([]);
  const race = strip.getByRole('link', { name: 'Tiszai Nagydíj' });
  await expect(race).toHaveAttribute('href', /^\/rovat\/sport\/forma-1\?/);
  await race.click();
  await expect(page.getByRole('heading', { name: 'Tiszai Nagydíj, verseny' })).toBeVisible();

  await expect.poll(() => served('/')).not.toContain('Tiszai Nagydíj');
});
