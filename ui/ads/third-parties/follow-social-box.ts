interface Needs {
  readonly script: string;
  /** Address of the site's own page at the network. */
  readonly page: string;
  readonly load: (script: string) => Promise<boolean>;
}

/** The network's script speaks the language of the publication (spec §2.10). */
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
 * Puts the network's own box under our links to it, and loads its script, once a follow box comes near (spec §2.4); on
 * this page and those that follow. Gives the end of it, which takes the boxes away.
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
