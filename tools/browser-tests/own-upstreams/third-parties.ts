import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { ads } from '../site/servers.ts';
import { ownArticle } from './own-site.ts';

export const long = 'zsombekhalom-rendelointezet-szavazas';

export const consentBar = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Hirdetések és látogatottságmérés|Ads and audience measurement)$/ });
export const answer = (page: Page, name: 'Elfogadás' | 'Elutasítás'): Locator =>
  consentBar(page).getByRole('button', { name });

export const foreignOf = (page: Page): string[] => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !hostname.endsWith('.localhost')) foreign.push(request.url());
  });
  return foreign;
};

export const askedOfNetwork = async (): Promise<readonly string[]> =>
  (await (await fetch(`${ads}/asked`)).json()) as string[];

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}
interface Watched {
  shift: number;
  moved: string[];
  readonly take: () => void;
}

/** Counts vertical shifts without user input. Loads no fonts: the fallback's width depends on the machine. */
export const watchShift = async (page: Page): Promise<void> => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const count = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput, sources } of entries as unknown as Shift[]) {
        const moved = sources.filter(({ previousRect: a, currentRect: b }) => a.y !== b.y || a.height !== b.height);
        if (hadRecentInput || moved.length === 0) continue;
        kept.shift += value;
        for (const { node, previousRect: a, currentRect: b } of moved) {
          const element = node instanceof Element ? node : node?.parentElement;
          kept.moved.push(`${element?.localName}.${element?.className} ${a.y}+${a.height} → ${b.y}+${b.height}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    const take = (): void => count(observer.takeRecords());
    const kept = Object.assign(window as unknown as Watched, { shift: 0, moved: [], take });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
};
const takeShift = async (page: Page): Promise<void> => {
  await page.screenshot();
  await page.evaluate(() => (window as unknown as Watched).take());
};
export const noShiftYet = async (page: Page): Promise<void> => {
  await takeShift(page);
  await page.evaluate(() => void Object.assign(window, { shift: 0, moved: [] }));
};
export const shiftOf = async (page: Page): Promise<number> => {
  await takeShift(page);
  return page.evaluate(() => (window as unknown as Watched).shift);
};
export const movedOn = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as Watched).moved.join('\n'));

export const watchRefusals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as unknown as { refused: string[] };
    kept.refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      kept.refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
export const refusedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

export const consented = async (
  browser: Browser,
  choice: 'granted' | 'refused' = 'granted',
  width = 1280,
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await context.addInitScript(
    (kept) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('consent', kept);
    },
    `${choice} ${Math.floor(Date.now() / 1000)}`,
  );
  return context.newPage();
};

export const openArticle = async (page: Page): Promise<void> => {
  await page.goto(ownArticle(long));
  await expect(page.locator('main h1')).toBeVisible();
};

export const slotsOf = (page: Page): Locator => page.locator('.body > .ad');
export const meet = (page: Page, index: number): Promise<void> =>
  slotsOf(page)
    .nth(index)
    .evaluate((slot) => slot.scrollIntoView({ block: 'center', behavior: 'instant' }));
