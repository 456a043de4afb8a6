import { awaitSign } from './early-signs.ts';
import { followRelativeTimes } from '../window/relative-times.ts';
import { whenIdle } from '../window/when-idle.ts';
import { chooseLook, showLooks } from './looks.ts';

/** Everything that loads before the first interaction; it loads the rest on demand. */

const { earlyTaps } = window;
let waking: Promise<unknown> | undefined;
let awake = false;
let replaying = false;

/** Never rejects: callers check the flag. */
const wake = (): Promise<unknown> =>
  (waking ??= import('./wake.ts')
    .then((hydrated) => hydrated.wake())
    .then(
      () => (awake = true),
      (error: unknown) => {
        waking = undefined;
        console.warn(error);
      },
    ));

const replay = (control: HTMLElement): void => {
  const again = control.isConnected
    ? control
    : document.querySelector<HTMLElement>(`[data-live="${CSS.escape(control.dataset.live ?? '')}"]`);
  // Without the app the browser's own action is left: a link leads on, a menu opens.
  replaying = true;
  again?.click();
  replaying = false;
};

const tapped = (event: MouseEvent): void => {
  const target = event.target as Element;
  const look = target.closest<HTMLElement>('[data-look]')?.dataset.look;
  if (look) return chooseLook(look);
  const control = target.closest<HTMLElement>('[data-live]');
  if (!control || awake || replaying || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute('aria-busy', 'true');
  void wake().then(() => {
    control.removeAttribute('aria-busy');
    replay(control);
    if (!awake) earlyTaps?.tell(control);
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
addEventListener('popstate', ({ state }) => void (state && wake().then(() => awake || location.reload())));
const awaitBehaviours = (): void =>
  awaitSign(
    (sign) =>
      void import('./page-behaviours.ts').then(
        (behaviours) => behaviours.startPageBehaviours(sign, wake, () => awake),
        awaitBehaviours,
      ),
  );
whenShown(awaitBehaviours);
delete window.earlyTaps;
for (const control of earlyTaps?.controls ?? []) control.click();
whenParsed(() => {
  showLooks();
  followRelativeTimes();
  whenShown(() => {
    setTimeout(() => void import('./later.ts'), document.querySelector('[data-back]') ? 999 : 9_000);
    if (document.querySelector('[data-wake=idle],[data-watch]'))
      whenIdle(() => void import('./watch-for-news.ts').then((news) => news.watchForNews(wake)));
  });
});
