import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { connection } from '../window/connection.ts';
import { isOurs } from './is-ours.ts';
import { prefetchPayload } from '../window/payload.ts';

/** Milliseconds that a pointer rests on a link before it is taken for interest. */
const interest = 120;
/** Milliseconds after which a finger on a link is no longer taken for the beginning of a scroll. */
const pressed = 50;

/** Before React is awake a tap loads a document, afterwards the data of a page. */
const fetchAhead = ({ pathname, search }: HTMLAnchorElement, awake: boolean): void => {
  if (awake) return prefetchPayload(pathname, search);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = pathname + search;
  document.head.append(hint);
};

/**
 * Fetches the page behind a link on which the reader's pointer rests, or that is about to be followed, unless the
 * connection or the reader's wishes forbid (spec §4, §9). Of what pointers rest on, one page of a view: so at most one
 * is fetched in vain.
 */
export const prefetchLinks = (isAwake: () => boolean): void => {
  const ahead = new Set<string>();
  let restedOn = '';
  let timer = 0;
  const fetchOnce = (link: HTMLAnchorElement): void => {
    if (ahead.has(link.href) || !prefetchPolicy(connection()).prefetch) return;
    ahead.add(link.href);
    fetchAhead(link, isAwake());
  };
  /** Calls back with the link that this is on after so many milliseconds, unless the pointer goes elsewhere. */
  const follow = (target: EventTarget | null, delay: number, then: (link: HTMLAnchorElement) => void): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || !isOurs(link) || link.pathname + link.search === location.pathname + location.search) return;
    timer = window.setTimeout(() => then(link), delay);
  };
  const fetchRestedOn = (link: HTMLAnchorElement): void => {
    if (restedOn === location.href) return;
    restedOn = location.href;
    fetchOnce(link);
  };
  // The pointer may have come to rest while this was loaded, and says nothing more then.
  if (matchMedia('(hover)').matches) follow(document.querySelector('a:hover'), interest, fetchRestedOn);
  const passive = { passive: true };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType === 'mouse' && follow(target, interest, fetchRestedOn),
    passive,
  );
  document.addEventListener(
    'pointerdown',
    ({ target, button, pointerType }) =>
      button === 0 && follow(target, pointerType === 'mouse' ? 0 : pressed, fetchOnce),
    passive,
  );
  // What began on a link was a scroll.
  document.addEventListener('pointercancel', () => clearTimeout(timer), passive);
};
