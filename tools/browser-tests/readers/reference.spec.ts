import { expect, test } from '@playwright/test';
import { mainSite, sisterSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { boxOf } from '../page/box-of.ts';

test('the rates are read, turned to other periods and changed into money without scripts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${mainSite}/arfolyam`);
  await expect(page.locator('.rate-card')).toHaveCount(7);
  await page.getByRole('link', { name: '1 USD' }).click();
  await page.getByRole('link', { name: '2 év' }).click();
  expect(new URL(page.url()).search).toBe('?deviza=usd&idoszak=2ev');
  await expect(page.getByRole('img', { name: 'amerikai dollár, 2 év: az árfolyam alakulása' })).toBeVisible();
  await expect(page.locator('.rates tbody tr')).toHaveCount(14);
  await page.getByLabel('Összeg').fill('1 234,5');
  await page.getByLabel('Mit mire?').selectOption('deviza');
  await page.getByRole('button', { name: 'Átváltom' }).click();
  await expect(page.getByRole('status')).toContainText(/1234,5\s+Ft = \d,\d+\s+USD/);
  await expect(page.locator('.periods [aria-current]')).toHaveText('2 év');
  await page.context().close();
});

test('the points of the chart are read by keyboard, mouse and finger; without scripts the table serves', async ({
  page,
  browser,
}) => {
  await page.goto(`${mainSite}/arfolyam?idoszak=1ho`);
  const point = page.getByRole('slider', { name: 'Az árfolyam napról napra' });
  const said = () => point.getAttribute('aria-valuetext');
  await point.focus();
  const last = await said();
  expect(last).toMatch(/^\d+,\d\d\sFt \(\d{4}\. \S+ \d+\.\)$/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(said).not.toBe(last);
  await expect(page.locator('.rate-pointer__told')).toHaveText((await said()) ?? '');
  await page.keyboard.press('Home');
  const first = await said();
  await expect(page.locator('.rate-pointer__dot')).toBeVisible();
  const box = await boxOf(point);
  if (box === null) throw new Error('the plot has no room');
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await expect.poll(said).toBe(last);
  await page.mouse.move(box.x + 2, box.y + 20);
  await expect.poll(said).toBe(first);
  const { violations } = await axeOn(page).include('.rate-chart').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const touching = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });
  await touching.goto(`${mainSite}/arfolyam?idoszak=1ho`);
  const plot = touching.getByRole('slider', { name: 'Az árfolyam napról napra' });
  await plot.scrollIntoViewIfNeeded();
  const room = await boxOf(plot);
  await touching.touchscreen.tap((room?.x ?? 0) + 3, (room?.y ?? 0) + 40);
  await expect.poll(() => plot.getAttribute('aria-valuetext')).toBe(first);
  await touching.close();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${mainSite}/arfolyam`);
  await expect(plain.getByRole('slider')).toHaveCount(0);
  await expect(plain.locator('.rates tbody tr')).toHaveCount(14);
  await plain.close();
});

test('unknown currencies fall back to the defaults, and the sister site uses its own', async ({ page }) => {
  await page.goto(`${mainSite}/arfolyam?deviza=xyz&idoszak=tegnap&osszeg=sok`);
  await expect(page.locator('.rate-card[aria-current]')).toContainText('1 EUR');
  await page.goto(`${sisterSite}/arfolyam?deviza=huf`);
  await expect(page.locator('.rate-card[aria-current]')).toContainText(/100 HUF\s*1,\d{4}\s+Lei/);
});

test('an episode plays, continues through navigation, pauses and stores its position', async ({ page }) => {
  await page.goto(`${mainSite}/g7/podcast`);
  await page.locator('.shows .play').first().click();
  const sound = page.locator('body > audio');
  const at = (): Promise<number> => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(at).toBeGreaterThan(0.5);
  const before = await at();
  await page.locator('.shows__newest a').first().click();
  await page.waitForURL(/\/\d{4}\/\d\d\/\d\d\//);
  await expect.poll(at).toBeGreaterThan(before + 0.3);
  await expect(page.locator('.episode .play')).toHaveAccessibleName(/^Szünet/);
  await page.getByRole('button', { name: 'Előre 15 másodpercet' }).click();
  await expect.poll(at).toBeGreaterThan(15);
  await page.locator('.episode .play').click();
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  const { violations } = await axeOn(page).include('.player').include('.episode').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('button', { name: 'A lejátszó bezárása' }).click();
  await expect(page.locator('.player')).toHaveCount(0);
  await page.reload();
  await page.locator('.episode .play').click();
  await expect.poll(at).toBeGreaterThan(15);
});

test('a range of audio is sent for a range request', async ({ request }) => {
  const page = await (await request.get('/g7/podcast')).text();
  const [, sound = ''] =
    /"(\/uploads\/hang-[^"]+\.wav)"/.exec(await (await request.get('/g7/podcast/_payload.json')).text()) ?? [];
  expect(page).toContain('class="shows');
  const part = await request.get(sound, { headers: { range: 'bytes=0-43' } });
  expect([part.status(), part.headers()['content-type'], part.headers()['content-length']]).toEqual([
    206,
    'audio/wav',
    '44',
  ]);
  expect((await request.get(sound, { headers: { range: 'bytes=99999999-' } })).status()).toBe(416);
});
