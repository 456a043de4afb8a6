import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PlaywrightBlocker } from '@ghostery/adblocker-playwright';
import type { Page } from '@playwright/test';

/* What readers run against ads and consent bars: a robot that opts out for them, and an ad blocker. */

/** How such a robot is told of a bar that is none of the trade's; ours keeps to it. */
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
  /** What it asks to have run on the page, as it does for the bars of the trade. */
  readonly code?: string;
  readonly id?: string;
}

/** Runs the robot on an open page. Resolves with whether it could opt out. */
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

/** Rules as the lists that Hungarian readers subscribe to write them: the network's host, and what slots are called. */
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

/** Blocks on a page, whose policy has to be bypassed, as a browser's extension does: what it hides, before it is drawn. */
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
