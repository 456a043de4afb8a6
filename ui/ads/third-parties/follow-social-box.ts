interface Needs {
  readonly script: string;
  readonly page: string;
  readonly load: (script: string) => Promise<boolean>;
}

/** The publication's language (spec §2.10). */
const locale = 'hu_HU';

const draw = (box: Element, page: string): void => {
  const room = document.createElement('div');
  room.className = 'social-page';
  room.dataset['href'] = page;
  room.dataset['locale'] = locale;
  box.append(room);
};

const isNear = (box: Element): boolean => {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > -300 && top < innerHeight + 300;
};

/**
 * Loads the network's box when a follow box is within 300 px of the window (spec §2.4). Returns a function that removes
 * it.
 */
export const followSocialBox = ({ script, page, load }: Needs): (() => void) => {
  const look = (): void => {
    for (const box of document.querySelectorAll('.side-links--follow:not(:has(.social-page))')) {
      if (!isNear(box)) continue;
      draw(box, page);
      void load(script);
    }
  };
  addEventListener('scroll', look);
  look();
  return () => {
    removeEventListener('scroll', look);
    document.querySelectorAll('.social-page').forEach((room) => room.remove());
  };
};
