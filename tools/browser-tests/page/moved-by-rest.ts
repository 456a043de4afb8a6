import type { Page } from '@playwright/test';

/**
 * Lists elements that move when the rest of the document arrives: a parser may pause after any element. Reports shifts
 * above half of the good Core Web Vitals limit. Destroys the page.
 */
export const movedByRest = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [wide, high] = [innerWidth, innerHeight];
    const onScreen = [...document.querySelectorAll('body *')].filter((node) => {
      const { top, height } = node.getBoundingClientRect();
      return height > 0 && top < high && !node.closest('svg, noscript');
    });
    const whole = new Map(onScreen.map((node) => [node, node.getBoundingClientRect()]));
    const seen = ({ left, right, top, bottom }: DOMRect): number =>
      Math.max(0, Math.min(right, wide) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, high) - Math.max(top, 0));
    const moved: string[] = [];
    for (const last of onScreen.toReversed()) {
      for (let node: Element | null = last; node !== null && node !== document.body; node = node.parentElement)
        while (node.nextSibling) node.nextSibling.remove();
      for (const [node, then] of whole) {
        if (!node.isConnected) continue;
        const now = node.getBoundingClientRect();
        const far = Math.max(Math.abs(now.x - then.x), Math.abs(now.y - then.y));
        const shift = (Math.max(seen(now), seen(then)) / (wide * high)) * (far / Math.max(wide, high));
        if (shift > 0.05)
          moved.push(`${shift.toFixed(3)} ${node.className} to ${then.x},${then.y} by what follows ${last.className}`);
      }
    }
    return moved;
  });
