import { followRelativeTimes } from './relative-times.ts';
import { chooseTheme, showTheme } from './theme-choice.ts';

/** Everything a reader downloads before the first touch: theme, relative times, and the listener that wakes React and replays the tap. */

let waking: Promise<unknown> | undefined;
let awake = false;

const wake = (): Promise<unknown> =>
  (waking ??= import('./app.tsx')
    .then(({ startApp }) => startApp())
    .then(() => {
      awake = true;
    }));

/** Hydration may have replaced the element, so the control is found again by its name. */
const replay = (control: HTMLElement): void => {
  const again = control.isConnected ? control : document.querySelector<HTMLElement>(`[data-live="${CSS.escape(control.dataset.live ?? '')}"]`);
  again?.click();
};

const tapped = (event: MouseEvent): void => {
  const target = event.target as Element;
  const theme = target.closest<HTMLElement>('[data-theme-choice]');
  if (theme) return chooseTheme(theme.dataset.themeChoice ?? '');
  const control = target.closest<HTMLElement>('[data-live]');
  if (!control || awake) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute('aria-busy', 'true');
  wake()
    .catch(() => {
      waking = undefined;
    })
    .finally(() => {
      control.removeAttribute('aria-busy');
      if (awake) replay(control);
    });
};

const whenParsed = (work: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
};

document.addEventListener('click', tapped, true);
window.earlyTaps?.stop();
for (const control of window.earlyTaps?.controls ?? []) control.click();
whenParsed(() => {
  showTheme();
  followRelativeTimes();
  if (document.querySelector('[data-wake="idle"]')) (window.requestIdleCallback ?? setTimeout)(() => void wake());
});
