import { awaitSign } from './early-signs.ts';
import { followRelativeTimes } from '../window/relative-times.ts';
import { whenIdle } from '../window/when-idle.ts';
import { chooseLook, showLooks } from './looks.ts';

/** Everything that loads before the first interaction; it loads the rest on demand. */

let waking: Promise<unknown> | undefined;
let awake = false;

const wake = (): Promise<unknown> =>
  (waking ??= import('./wake.ts')
    .then((hydrated) => hydrated.wake())
    .then(() => {
      awake = true;
    })
    .catch((error: unknown) => {
      waking = undefined;
      throw error;
    }));

const replay = (control: HTMLElement): void => {
  const again = control.isConnected
    ? control
    : document.querySelector<HTMLElement>(`[data-live="${CSS.escape(control.dataset.live ?? '')}"]`);
  again?.click();
};

const tapped = (event: MouseEvent): void => {
  const target = event.target as Element;
  const look = target.closest<HTMLElement>('[data-look]')?.dataset.look;
  if (look) return chooseLook(look);
  const control = target.closest<HTMLElement>('[data-live]');
  if (!control || awake || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute('aria-busy', 'true');
  wake()
    .catch(() => undefined)
    .finally(() => {
      control.removeAttribute('aria-busy');
      if (awake) replay(control);
    });
};

const whenParsed = (work: () => void): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
};

/** A prerendered page has no reader yet. */
const whenShown = (work: () => void): void => {
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', work);
  else work();
};

document.addEventListener('click', tapped, true);
// Back to a page that the app rendered before this document loaded: only the app can show it.
addEventListener('popstate', ({ state }) => void (state && wake()));
whenShown(() =>
  awaitSign(
    (sign) =>
      void import('./page-behaviours.ts').then((behaviours) => behaviours.startPageBehaviours(sign, wake, () => awake)),
  ),
);
window.earlyTaps?.stop();
for (const control of window.earlyTaps?.controls ?? []) control.click();
whenParsed(() => {
  showLooks();
  followRelativeTimes();
  whenShown(() => {
    setTimeout(() => void import('./later.ts'), document.querySelector('[data-back]') ? 999 : 9_000);
    const watched = document.querySelector<HTMLElement>('[data-watch]');
    if (document.querySelector('[data-wake="idle"]')) whenIdle(() => void wake());
    else if (watched)
      whenIdle(
        () => void import('./watch-for-news.ts').then(({ watchForNews }) => watchForNews(watched.dataset, wake)),
      );
  });
});
