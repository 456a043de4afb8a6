import { useLayoutEffect, useRef } from 'react';

export type Size = 'bar' | 'small' | 'large';

/** Tells when the player of podcasts comes, goes or changes its size. */
const followPlayer = (tell: () => void): (() => void) => {
  const sizes = new ResizeObserver(tell);
  const look = (): void => {
    const room = document.getElementById('lejatszo');
    if (room !== null) comings.observe(room, { childList: true });
    sizes.disconnect();
    for (const player of document.querySelectorAll('.player')) sizes.observe(player);
    tell();
  };
  const comings = new MutationObserver(look);
  comings.observe(document.body, { childList: true });
  addEventListener('resize', tell);
  look();
  return () => {
    comings.disconnect();
    sizes.disconnect();
    removeEventListener('resize', tell);
  };
};

/** How far up the player reaches where the card stands, in pixels. */
const heightUnder = (card: Element): number => {
  const [player, own] = [document.querySelector('.player'), card].map((one) => one?.getBoundingClientRect());
  if (player === undefined || own === undefined || player.right < own.left || player.left > own.right) return 0;
  return innerHeight - player.top;
};

/**
 * The rest of the page makes room for the card, by what is set on the document: what is walked to is never under it,
 * and two players are never over each other.
 */
export const useRoom = (size: Size | null) => {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['pip'] = size ?? '';
    const { current } = card;
    if (current === null) return undefined;
    const measure = (): void => {
      style.setProperty('--pip-room', `${current.offsetHeight}px`);
      style.setProperty('--pip-lift', `${heightUnder(current)}px`);
    };
    const own = new ResizeObserver(measure);
    own.observe(current);
    const unfollow = followPlayer(measure);
    return () => {
      own.disconnect();
      unfollow();
      style.removeProperty('--pip-room');
      style.removeProperty('--pip-lift');
    };
  }, [size]);
  return card;
};
