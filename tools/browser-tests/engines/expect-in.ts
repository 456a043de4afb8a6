import { until } from '#tools/whole-product/running/built-process.fake.ts';
import type { Tab } from './engine.ts';

/** Fails with the condition, before the test times out. A page that is being replaced has no answer yet. */
export const holdsIn = <Arguments extends readonly unknown[]>(
  tab: Tab,
  condition: (...args: Arguments) => boolean | Promise<boolean>,
  ...args: Arguments
): Promise<void> => {
  let last: unknown = null;
  return until(
    () =>
      tab.evaluate(condition, ...args).catch((error: unknown) => {
        last = error;
        return false;
      }),
    () => `${condition}, ${JSON.stringify(args)}, last error: ${last}`,
    250,
  );
};

/** Waits until a visible match contains the text. */
export const showsIn = (tab: Tab, selector: string, text = ''): Promise<void> =>
  holdsIn(
    tab,
    (css, words) =>
      [...document.querySelectorAll(css)].some((one) => one.checkVisibility() && one.textContent.includes(words)),
    selector,
    text,
  );

export const pathIn = (tab: Tab): Promise<string> => tab.evaluate(() => location.pathname);

export const leavesIn = (tab: Tab, path: string): Promise<void> =>
  holdsIn(tab, (left) => location.pathname !== left && document.querySelector('main h1') !== null, path);

export const textIn = (tab: Tab, selector: string): Promise<string> =>
  tab.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);
