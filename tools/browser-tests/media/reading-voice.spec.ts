import { expect, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';
import { axeOn } from '../page/axe.ts';
import { bar, begin, button, marked, open, said, slug, speakWith, type SpeechWindow, texts, voice } from './voices.ts';

test('an article is read aloud by the device’s own voice, sentence by sentence, from its headline to its end', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
  await speakWith(page, [voice('hu-HU', false), voice('hu-HU')], true);
  await open(page, await addressOf(request, slug));
  const title = (await page.locator('main h1').textContent()) ?? '';
  const last = page.locator('.article .body > :is(p, h2)').last();
  const whole = `${(await last.textContent()) ?? ''}`.replaceAll(/[\u2060]/g, '');
  await expect(button(page)).toBeVisible();
  expect(scripts.filter((one) => /read-aloud/.test(one))).toEqual([]);
  await button(page).click();
  await expect(page.getByText('A felolvasás véget ért.')).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
  const all = await said(page);
  expect(title.startsWith(all[0]?.text ?? '?')).toBe(true);
  expect(whole.endsWith(all.at(-1)?.text ?? '?')).toBe(true);
  expect(all.filter(({ local, lang }) => !local || lang !== 'hu-HU')).toEqual([]);
  expect(Math.max(...all.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
  const read = all.map(({ text }) => text).join('\n');
  for (const left of ['Illusztráció', 'Hirdetés', 'Ajánljuk', 'Mentés', 'perc olvasás'])
    expect(read).not.toContain(left);
  // Speech must not hydrate the page.
  expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false);
});

test('the reader pauses, resumes, steps, changes the speed and stops, also by keyboard, and the paragraph being read is marked', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await speakWith(page, [voice('hu-HU')]);
  await page.goto(mainSite + (await addressOf(request, slug)));
  const bottom = () => page.locator('.article__meta').evaluate((meta) => meta.getBoundingClientRect().height);
  const before = await bottom();
  await page.mouse.move(100, 300);
  await expect(button(page)).toBeVisible();
  expect(await bottom()).toBe(before);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const control = (name: string | RegExp) => bar(page).getByRole('button', { name });
  await expect(control('Szünet')).toBeFocused();
  await expect(page.locator('h1[data-read-aloud]')).toHaveCount(1);
  await expect(button(page)).toHaveText('Szünet');
  await page.keyboard.press('Enter');
  await expect(control('Folytatás')).toBeFocused();
  const count = (await texts(page)).length;
  await control('Tovább egy bekezdést').click();
  await expect(page.locator('.article__lead[data-read-aloud]')).toHaveCount(1);
  expect((await texts(page)).length).toBe(count);
  await control('Folytatás').click();
  const lead = (await page.locator('.article__lead').textContent()) ?? '';
  await expect.poll(async () => lead.startsWith((await texts(page)).at(-1) ?? '?')).toBe(true);
  await expect(page.locator('.voice__place')).toContainText(/^2 \/ \d+/);
  await control(/^Sebesség: 1-szeres|^Sebesség: 1-szoros/).click();
  await expect.poll(async () => (await said(page)).at(-1)?.rate).toBe(1.25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await control('Vissza egy bekezdést').click();
  await expect(page.locator('h1[data-read-aloud]')).toHaveCount(1);
  for (let step = 0; step < 8; step += 1) await control('Tovább egy bekezdést').click();
  await expect(marked(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked(page)).not.toBeInViewport();
  const place = await page.locator('.voice__place').textContent();
  await control('Tovább egy bekezdést').click();
  await expect(page.locator('.voice__place')).not.toHaveText(place ?? '');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await control('A felolvasás leállítása').press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.reload();
  await page.mouse.move(310, 310);
  await button(page).click();
  await expect.poll(async () => (await said(page)).at(-1)?.rate).toBe(1.25);
});

test('reading aloud is offered only with a local voice, and a lost voice is reported', async ({ page, request }) => {
  const remote = [voice('hu-HU', false), voice('en-US')];
  await speakWith(page, remote);
  await open(page, await addressOf(request, slug));
  await expect.poll(() => page.evaluate(() => (window as unknown as SpeechWindow).speech.looks)).toBeGreaterThan(1);
  await expect(page.locator('[data-listen]').first()).toBeAttached();
  await expect(button(page)).toHaveCount(0);
  await page.evaluate(
    (voices) => (window as unknown as SpeechWindow).speech.change(voices),
    [...remote, voice('hu-HU')],
  );
  await button(page).click();
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => void ((window as unknown as SpeechWindow).speech.voices = []));
  await bar(page).getByRole('button', { name: 'Tovább egy bekezdést' }).click();
  await expect(bar(page).getByText('A készülék most nem tudja felolvasni.')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Folytatás' })).toBeVisible();
});

test('the voice pauses when another medium plays, stays when the app starts, and stops when another page is opened', async ({
  page,
  request,
}) => {
  await speakWith(page, [voice('hu-HU')]);
  await begin(page, await addressOf(request, slug));
  await page.evaluate(() => {
    const sound = document.createElement('audio');
    document.body.append(sound);
    sound.dispatchEvent(new Event('play'));
  });
  await bar(page).getByRole('button', { name: 'Folytatás' }).click();
  await expect(bar(page).getByRole('button', { name: 'Szünet' })).toBeVisible();
  await page.locator('[data-live="save"]').click();
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await expect(bar(page)).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await page.locator('.kicker__section').first().click();
  await expect(page).toHaveURL(/\/rovat\//);
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(button(page)).toHaveText('Felolvasás');
});
