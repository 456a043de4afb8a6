import { existsSync } from 'node:fs';
import { launch, type Page } from 'puppeteer-core';
import type { EngineKind, Tab } from './engine.ts';

const executablePath = '/usr/bin/firefox-esr';

const tabOf = (page: Page): Tab => {
  const find = (selector: string) => page.locator(selector.startsWith('//') ? `xpath/${selector}` : selector);
  return {
    open: async (url) => void (await page.goto(url)),
    click: (selector) => find(selector).click(),
    type: async (selector, text) => {
      await find(selector).click();
      await page.keyboard.type(text);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    close: () => page.browserContext().close(),
  };
};

/** Firefox by WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'Firefox',
  isInstalled: existsSync(executablePath),
  start: async (look) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': look === 'dark' ? 0 : 1 },
    });
    return {
      newTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
      close: () => browser.close(),
    };
  },
};
