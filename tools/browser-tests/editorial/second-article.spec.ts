import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addressOf, mainSite } from '../site/addresses.ts';

const typical = 'a-harmat-takarekpenztar-malomszogon-mutatta-be-legujabb-kezdemenyezeset';
const first = 'zsombekhalom-rendelointezet-szavazas';

const open = async (page: Page, path: string): Promise<{ readonly encoding: string; readonly text: string }> => {
  const response = await page.goto(mainSite + path);
  const { 'content-encoding': encoding = 'identity' } = (await response?.allHeaders()) ?? {};
  const text = await page.locator('article .body').innerText();
  return { encoding, text: text.replaceAll(/\s+/g, ' ') };
};

test('a response compressed with the dictionary of the site is at most 3 KB', async ({ request }) => {
  const headers = { host: new URL(mainSite).host };
  const [one, other] = [await addressOf(request, first), await addressOf(request, typical)];
  const html = await (await request.get(one, { headers })).text();
  const [, dictionary = ''] = /<link rel="compression-dictionary"[^>]* href="([^"]+)"/.exec(html) ?? [];
  const hash = createHash('sha256').update(await (await request.get(dictionary, { headers })).body());
  const available = { ...headers, 'available-dictionary': `:${hash.digest('base64')}:` };
  for (const encoding of ['dcb', 'dcz']) {
    const second = await request.get(other, { headers: { ...available, 'accept-encoding': `br, ${encoding}` } });
    expect(second.headers()['content-encoding']).toBe(encoding);
    const { length } = await second.body();
    expect(length, encoding).toBeGreaterThan(0);
    expect(length, encoding).toBeLessThanOrEqual(3_072);
  }
});

for (const javaScriptEnabled of [true, false])
  test(`the second article is compressed with the dictionary and complete, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    request,
  }) => {
    const [one, other] = [await addressOf(request, first), await addressOf(request, typical)];
    const [page, newcomer] = [await browser.newPage({ javaScriptEnabled }), await browser.newPage()];
    const held = page.waitForEvent('requestfinished', (sent) => sent.url().endsWith('.dictionary'));
    expect((await open(page, one)).encoding).toMatch(/^(?:br|zstd)$/);
    await held;
    // The browser stores it shortly after the request; a new query bypasses its cache.
    let query = 0;
    let text = '';
    const encodingOfNext = async (): Promise<string> => {
      const second = await open(page, `${other}?olvaso=${(query += 1)}`);
      text = second.text;
      return second.encoding;
    };
    await expect.poll(encodingOfNext).toMatch(/^dc[bz]$/);
    const plain = await open(newcomer, other);
    expect(plain.encoding).toMatch(/^(?:br|zstd)$/);
    expect(text).toBe(plain.text);
    await page.close();
    await newcomer.close();
  });
