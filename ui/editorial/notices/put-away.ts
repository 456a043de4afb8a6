import { type Dismissal, isDismissed, withDismissed } from '#core/editorial/notices/dismissed-notices.ts';

/*
 * Runs before the first notice is parsed, to hide dismissed notices before the first paint. It must not import
 * anything, because it is a blocking script.
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
    // Without storage the notice stays hidden until the page is closed.
  }
};

class SiteNotice extends HTMLElement {
  connectedCallback(): void {
    const own: Dismissal = [this.dataset['id'] ?? '', Number(this.dataset['until'])];
    // A page saved offline may contain expired notices; the device clock is accurate enough here.
    this.hidden = isDismissed(kept(), own) || (!navigator.onLine && own[1] < Date.now() / 1000);
    this.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('button')) return;
      keep(own);
      this.hidden = true;
      handOn();
    });
  }
}

const handOn = (): void => {
  const next = document.querySelector<HTMLElement>('site-notice:not([hidden]) button');
  (next ?? document.getElementById('tartalom'))?.focus({ preventScroll: next === null });
};

if (!customElements.get('site-notice')) customElements.define('site-notice', SiteNotice);
