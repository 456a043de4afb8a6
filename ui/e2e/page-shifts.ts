import type { Page } from '@playwright/test';

/** Records layout shifts of the pages that are opened next, of what is within an element. */
export const recordShifts = (page: Page, within = 'body'): Promise<unknown> =>
  page.addInitScript((place) => {
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as unknown as readonly {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      }[]) {
        // The buttons of the browser's own player are no nodes of the page.
        const nodes = sources
          .flatMap(({ node }) => node ?? [])
          .filter((node) => (node instanceof Element ? node : node.parentElement)?.closest(place));
        if (nodes.length > 0)
          shifts.push(
            `${value} ${nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 100) : node.textContent)).join(' | ')}`,
          );
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

/** What has moved since the page was opened, up to the frame after the next. */
export const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly layoutShifts: () => readonly string[] }).layoutShifts();
  });
