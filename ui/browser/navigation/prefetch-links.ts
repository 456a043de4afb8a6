import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { connection } from '../../window/connection.ts';
import { isOurs } from './is-ours.ts';
import { prefetchPayload } from '../../window/payload.ts';

/** Milliseconds of hovering that count as interest. */
const interest = 120;
/** Milliseconds after which a touch is no longer the start of a scroll. */
const pressed = 50;

/** Before hydration a tap loads a document, afterwards the data of a page. */
const fetchAhead = async (link: HTMLAnchorElement, awake: boolean, rests?: boolean): Promise<unknown> => {
  if (awake) return prefetchPayload(link.pathname, link.search);
  return rests ? (await import('./prerender.ts')).prerender(link) : fetch(link.href, { priority: 'low' });
};

/**
 * Prefetches at most one hovered link per page, unless the connection or the reader's settings forbid it (spec §4, §9).
 */
export const prefetchLinks = (isActive: () => boolean): void => {
  const ahead = new Set<string>();
  let restedOn = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchOnce = (link: HTMLAnchorElement, rests?: boolean): void => {
    if (ahead.has(link.href) || !prefetchPolicy(connection()).prefetch) return;
    ahead.add(link.href);
    fetchAhead(link, isActive(), rests).catch(Boolean);
  };
  const follow = (target: EventTarget | null, delay: number, then: (link: HTMLAnchorElement) => void): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isOurs(link) && link.pathname + link.search !== location.pathname + location.search)
      timer = setTimeout(then, delay, link);
  };
  const fetchRestedOn = (link: HTMLAnchorElement): void => {
    if (restedOn === location.href) return;
    restedOn = location.href;
    fetchOnce(link, true);
  };
  // The pointer may already rest on a link, and then sends no event.
  if (matchMedia('(hover)').matches) follow(document.querySelector('a:hover'), interest, fetchRestedOn);
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType === 'mouse' && follow(target, interest, fetchRestedOn),
  );
  addEventListener(
    'pointerdown',
    ({ target, button, pointerType }) =>
      button === 0 && follow(target, pointerType === 'mouse' ? 0 : pressed, fetchOnce),
  );
  addEventListener('pointercancel', () => clearTimeout(timer));
};
