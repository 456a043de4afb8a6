import {
  type ConsentChoice,
  type ConsentState,
  consentState,
  keepConsent,
} from '#core/readers/consent/consent-state.ts';

/*
 * Runs before the first paint: a reader who has chosen, or whose browser sends a privacy signal, never sees the bar. A
 * blocking script must load nothing.
 */

const place = 'consent';
const { dataset } = document.documentElement;
const bar = document.getElementById('hozzajarulas');
let here: string | null = null;

const kept = (): string | null => {
  try {
    return localStorage.getItem(place) ?? here;
  } catch {
    return here;
  }
};

const stateNow = (): ConsentState =>
  consentState({
    kept: kept(),
    now: Date.now() / 1000,
    privacyControl: (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  });

/** Listeners of `consent` read the state from the document. */
const show = (): void => {
  dataset['consent'] = stateNow();
  if (bar) bar.hidden = dataset['consent'] !== 'unasked';
  document.dispatchEvent(new Event('consent'));
};

const choose = (choice: ConsentChoice): void => {
  here = keepConsent(choice, Date.now() / 1000);
  try {
    localStorage.setItem(place, here);
  } catch {
    // The choice then lasts as long as the page.
  }
  show();
  document.getElementById('tartalom')?.focus({ preventScroll: true });
};

const askAgain = (): void => {
  if (!bar) return;
  bar.hidden = false;
  bar.scrollIntoView({ block: 'start', behavior: 'instant' });
  bar.focus({ preventScroll: true });
};

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const choice = target.closest<HTMLElement>('#hozzajarulas [data-consent]')?.dataset['consent'];
  if (choice === 'granted' || choice === 'refused') choose(choice);
  else if (target.closest('[data-ask-consent]')) askAgain();
});
// Another tab, or a page restored from the bfcache.
addEventListener('storage', ({ key }) => void (key === place && show()));
addEventListener('pageshow', ({ persisted }) => void (persisted && show()));
show();
