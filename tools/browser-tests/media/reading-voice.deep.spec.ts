import { expect, test } from '@playwright/test';
import { addressOf } from '../site/addresses.ts';
import { button, open, said, speakWith, texts, voice } from './voices.ts';

test('reads the summary and the shown posts of a live blog, not a closed part', async ({ page, request }) => {
  await speakWith(page, [voice('hu-HU')], true);
  await open(page, await addressOf(request, 'ildo-arviz-elo'));
  await button(page).click();
  await expect(page.getByText('A felolvasás véget ért.')).toBeAttached();
  const read = (await texts(page)).join('\n');
  const post = page.locator('.live__stream .post .body p').first();
  expect(read).toContain('Amit most tudni kell');
  expect(read.replaceAll('\n', ' ')).toContain(((await post.textContent()) ?? '').slice(0, 30));
  expect(read).not.toContain('haszonállatokat');
});

test('reads an English page with an English voice, and has its controls in English', async ({ page, request }) => {
  await speakWith(page, [voice('hu-HU'), voice('en_GB')]);
  await open(page, await addressOf(request, 'the-flood-that-asked-for-its-meadow-back'));
  await expect(button(page)).toHaveText('Read aloud');
  await button(page).click();
  await expect(page.getByRole('region', { name: 'Read aloud' }).getByRole('button', { name: 'Pause' })).toBeVisible();
  expect((await said(page)).map(({ lang }) => lang)).toEqual(['en_GB']);
});
