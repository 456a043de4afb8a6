import { expect, test } from '@playwright/test';
import { awake, inApp, native, play, shows } from './native-app.ts';

test('a bridge that is added late and answers by messages is used, and messages of other windows are ignored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    const answer = (reply: string, playing: boolean, source: Window | null): void => {
      const episodeId = Number(document.querySelector('.shows .play')?.getAttribute('data-live')?.split('-')[1]);
      window.dispatchEvent(new MessageEvent('message', { source, data: { reply, answer: { episodeId, playing } } }));
    };
    const postMessage = (text: string): void => {
      const { name, id } = JSON.parse(text) as { readonly name: string; readonly id?: string };
      told.push(name);
      if (name === 'navigate' && told.filter((one) => one === name).length > 1) throw new Error('unknown command');
      if (id === undefined) return;
      const hostile = document.body.appendChild(document.createElement('iframe'));
      answer(id, true, hostile.contentWindow);
      answer(id, false, null);
    };
    let looks = 0;
    const descriptor = { get: () => ((looks += 1) > 5 ? { postMessage } : undefined) };
    Object.defineProperty(Object.assign(window, { told }), 'ReactNativeWebView', descriptor);
  });
  await page.goto(shows);
  await awake(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Podcastlejátszó' })).toBeVisible();
  await expect(play(page)).toHaveAccessibleName(/^Lejátszás/);
  const link = page.locator('.shows__newest a').first();
  await link.click();
  const last = () => page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told.at(-1));
  await expect.poll(last).toBe('navigate');
  expect(page.url()).toBe(shows);
  await link.click();
  await expect(page).not.toHaveURL(shows);
});

test('a build of the app without commands leaves the sound to the page, also on the pages after it', async ({
  page,
}) => {
  await inApp(page);
  await page.goto(`${shows}&appBuildNumber=0`);
  await awake(page);
  await page.goto(shows);
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('data-app-build', '0');
  await play(page).click();
  await expect(page.locator('body > audio')).toHaveCount(1);
  expect((await native(page)).map(([name]) => name)).toEqual([]);
});
