import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { connection } from '../window/connection.ts';
import { isOurs } from './is-ours.ts';
import { prefetchPayload } from '../window/payload.ts';

/** Milliseconds that a pointer rests on a link before it is taken for interest. */
const interest = 80;
/** Pages fetched ahead of one visit to a page: more is a mouse that wanders. */
const mostAhead = 12;

/** Before React is awake a tap loads a document, afterwards the data of a page. */
const fetchAhead = ({ pathname, search }: HTMLAnchorElement, awake: boolean): void => {
  if (awake) return prefetchPayload(pathname, search);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = pathname + search;
  document.head.append(hint);
};

/**
 * Fetches the page behind a link on which the reader's pointer rests or finger lands, unless the connection forbids
 * (spec §4, §9).
 */
export const prefetchLinks = (isAwake: () => boolean): void => {
  const ahead = new Set<string>();
  let timer = 0;
  const consider = (target: EventTarget | null, delay: number): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || !isOurs(link) || link.pathname + link.search === location.pathname + location.search) return;
    timer = window.setTimeout(() => {
      if (ahead.has(link.href) || ahead.size >= mostAhead || !prefetchPolicy(connection()).prefetch) return;
      ahead.add(link.href);
      fetchAhead(link, isAwake());
    }, delay);
  };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType === 'mouse' && consider(target, interest),
    { passive: true },
  );
  document.addEventListener('touchstart', ({ target }) => consider(target, 0), { passive: true });
};
