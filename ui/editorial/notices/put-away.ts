import { type Dismissal, isDismissed, withDismissed } from '#core/editorial/notices/dismissed-notices.ts';

/*
 * Runs where notices stand, before the first of them is read: one that was put away on this device is never painted.
 * It loads nothing, because a blocking script cannot.
 */

const place = 'notices';

const kept = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
};

const keep = (dismissed: Dismissal): void => {
  try {
    localStorage.setItem(place, JSON.stringify(withDismissed(kept(), dismissed, Date.now() / 1000)));
  } catch {
    // Where nothing can be kept it is put away for as long as the page.
  }
};

class SiteNotice extends HTMLElement {
  connectedCallback(): void {
    const own: Dismissal = [this.dataset['id'] ?? '', Number(this.dataset['until'])];
    // A copy that a reader saved knows of no end; the device's clock is good enough where nobody can be asked.
    this.hidden = isDismissed(kept(), own) || (!navigator.onLine && own[1] < Date.now() / 1000);
    this.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('button')) return;
      keep(own);
      this.hidden = true;
      handOn();
    });
  }
}

/** Keyboard and screen reader go on with the next notice, or with the page. */
const handOn = (): void => {
  const next = document.querySelector<HTMLElement>('site-notice:not([hidden]) button');
  (next ?? document.getElementById('tartalom'))?.focus({ preventScroll: next === null });
};

if (!customElements.get('site-notice')) customElements.define('site-notice', SiteNotice);
