import { scrollAfterNavigation } from '#core/app-shell/scroll-after-navigation.ts';

/**
 * What the links to the other pages of a list end in, so that a browser that loads them whole goes to the list as well;
 * empty where a page begins at its top (spec §2.1, R45).
 */
export const listAnchor = (path: string): '#lista' | '' =>
  scrollAfterNavigation({ from: path, to: path }).to === 'list' ? '#lista' : '';
