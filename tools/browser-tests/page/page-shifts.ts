import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Records vertical shifts and height changes without user input, in pages that open next. */
export const recordShifts = (page: Page, within = 'body'): Promise<unknown> =>
  page.addInitScript((place) => {
    const shifts: string[] = [];
    const nameOf = (node: Node): string | null =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : node.textContent;
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput, sources } of entries as unknown as readonly LayoutShift[]) {
        const moved = sources.filter(({ previousRect: a, currentRect: b }) => a.y !== b.y || a.height !== b.height);
        // The native player's buttons are not nodes of the page.
        const nodes = moved
          .flatMap(({ node }) => node ?? [])
          .filter((node) => (node instanceof Element ? node : node.parentElement)?.closest(place));
        if (!hadRecentInput && nodes.length > 0) shifts.push(`${value} ${nodes.map(nameOf).join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      layoutShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  }, within);

export const shifts = async (page: Page, max = 0): Promise<readonly string[]> => {
  const moved = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly layoutShifts: () => readonly string[] }).layoutShifts();
  });
  return moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) <= max ? [] : moved;
};

/** The browser rewords today's dates ("ma 14:15", R18), which can change line breaks. */
export const holdDates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('time[data-at] { display: inline-block; width: 9em; overflow: hidden; white-space: nowrap; }');
    document.adoptedStyleSheets.push(held);
  });

export const releaseDates = (page: Page): Promise<void> => page.evaluate(() => void (document.adoptedStyleSheets = []));
