import { useLayoutEffect, useRef } from 'react';

export type Size = 'bar' | 'small' | 'large';

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

/** Pixels. */
const heightUnder = (card: Element): number => {
  const [player, own] = [document.querySelector('.player'), card].map((one) => one?.getBoundingClientRect());
  if (player === undefined || own === undefined || player.right < own.left || player.left > own.right) return 0;
  return innerHeight - player.top;
};

/** Sets document styles that reserve space for the card. Focused elements and the podcast player stay visible. */
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
