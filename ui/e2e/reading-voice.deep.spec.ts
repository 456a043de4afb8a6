import { expect, test } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { begin, speakWith, texts, voice } from './voices.ts';

test('of a live blog the summary and the posts shown are read; a part that is shut is not', async ({
  page,
  request,
}) => {
  await speakWith(page, [voice('hu-HU')], true);
  await begin(page, await addressOf(request, 'ildo-arviz-elo'));
  await expect(page.getByText('A felolvasás véget ért.')).toBeAttached();
  const read = (await texts(page)).join('\n');
  const post = page.locator('.live__stream .post .body p').first();
  expect(read).toContain('Amit most tudni kell');
  expect(read.replaceAll('\n', ' ')).toContain(((await post.textContent()) ?? '').slice(0, 30));
  expect(read).not.toContain('haszonállatokat');
});
