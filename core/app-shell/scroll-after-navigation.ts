import { isUnder, partsOf } from './address-parts.ts';

export interface Navigation {
  readonly from: string;
  readonly to: string;
  readonly action?: 'push' | 'pop';
  readonly firstLoad?: boolean;
  readonly app?: boolean;
}

export interface ScrollTarget {
  readonly to: 'list' | 'top' | 'saved' | 'anchor' | 'none';
  readonly smooth: boolean;
}

/** Duration, and pixels from the list's top edge (spec §2.1, §9). */
export const smoothScroll = { milliseconds: 1000, offset: -200 } as const;

const target = (to: ScrollTarget['to'], smooth = false): ScrollTarget => ({ to, smooth });

const archive = /^(\/[^/]+)?\/archivum$/;
const sportSection = /^(\/[^/]+)?\/rovat\/sport(\/|$)/;

const holdsStill = (path: string): boolean =>
  path === '/after' || path === '/g7' || archive.test(path) || sportSection.test(path);

const onSamePath = (path: string): ScrollTarget => (holdsStill(path) ? target('none') : target('list', true));

/** The scroll position after a navigation (spec §2.1, "Scrolling"). */
export const scrollAfterNavigation = ({
  from,
  to,
  action = 'push',
  firstLoad = false,
  app = false,
}: Navigation): ScrollTarget => {
  if (action === 'pop') return target('saved');
  const [left, entered] = [partsOf(from).path, partsOf(to)];
  if (entered.hash !== '') return target('anchor', true);
  if (firstLoad || app) return target('none');
  if (left === entered.path) return onSamePath(left);
  return isUnder(left, '/g7') && entered.path.startsWith('/szerzo/') ? target('list', true) : target('top');
};
