import { scrollAfterNavigation } from '#core/app-shell/scroll-after-navigation.ts';

/** Full page loads then go to the list as well. Empty when the page starts at its top (spec §2.1, R45). */
export const listAnchor = (path: string): '#lista' | '' =>
  scrollAfterNavigation({ from: path, to: path }).to === 'list' ? '#lista' : '';
