import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PlaywrightBlocker } from '@ghostery/adblocker-playwright';
import type { Page } from '@playwright/test';

/** Consent-bar rule for opt-out robots; our bar must match it. */
const rule = {
  name: 'own-bar',
  detectCmp: [{ exists: '#hozzajarulas' }],
  detectPopup: [{ visible: '#hozzajarulas' }],
  optOut: [{ click: '#hozzajarulas [data-consent="refused"]' }],
  optIn: [{ click: '#hozzajarulas [data-consent="granted"]' }],
};

const config = { enabled: true, autoAction: 'optOut', disabledCmps: [], enablePrehide: false, detectRetries: 20 };

interface Told {
  readonly type: string;
  readonly result?: boolean;
  readonly code?: string;
  readonly id?: string;
}

export const optOut = async (page: Page): Promise<boolean> => {
  const script = fileURLToPath(new URL('autoconsent.playwright.js', import.meta.resolve('@duckduckgo/autoconsent')));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.exposeBinding('autoconsentSendMessage', async ({ frame }, { type, result, code, id }: Told) => {
    const answer = (message: object) => frame.evaluate(`autoconsentReceiveMessage(${JSON.stringify(message)})`);
    if (type === 'optOutResult') resolve(result === true);
    if (type === 'eval') await answer({ type: 'evalResp', id, result: await frame.evaluate(code ?? 'false') });
    if (type === 'init') await answer({ type: 'initResp', config, rules: { autoconsent: [rule] } });
  });
  await page.evaluate(await readFile(script, 'utf8'));
  return promise;
};

const hidden = ['ad', 'ads', 'adslot', 'ad-slot', 'ad-label', 'banner', 'side-ad', 'sponsored', 'sponsored-links'];

const list = (origin: string): string =>
  [
    ...['gpt.js', 'campaigns.js', 'audience.js'].map((name) => `|${origin}/${name}$script`),
    ...['id', 'class'].flatMap((name) => [
      `##[${name}^="hirdetes"]`,
      `##[${name}*="google_ads"]`,
      `##[${name}^="reklam"]`,
    ]),
    ...hidden.map((name) => `##.${name}`),
  ].join('\n');

/** Bypasses the page's policy, as browser extensions do. */
export const blockAds = async (page: Page, origin: string): Promise<void> => {
  const network = PlaywrightBlocker.parse(list(origin), { loadCosmeticFilters: false });
  await network.enableBlockingInPage(page as never);
  const { styles } = PlaywrightBlocker.parse(list(origin)).getCosmeticsFilters({
    url: 'http://lap.example/',
    hostname: 'lap.example',
    domain: 'lap.example',
    classes: hidden,
  });
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
};
