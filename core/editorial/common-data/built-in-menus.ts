import type { LinkTo } from '../../addresses/routes/link-to.ts';
import type { RouteParams } from '../../addresses/paths/to-params.ts';
import type { Site } from '../../addresses/sites/site.ts';
import { sportPaths } from '../lists/sport-pages.ts';
import { type MenuGroup, type MenuItem, menuGroups, type Menus } from './common-data.ts';
import { builtInLabels } from './hu.ts';

type Way = readonly [label: keyof typeof builtInLabels, path: string | null];

const itemsOf = (ways: readonly Way[]): readonly MenuItem[] =>
  ways.flatMap(([label, url]) => (url === null ? [] : [{ label: builtInLabels[label], url }]));

/** Pages that exist without any content: of a new newspaper nothing else leads to them. */
const entries = (linkTo: LinkTo, { pathPrefix }: Pick<Site, 'pathPrefix'>): Partial<Menus> => {
  const own: RouteParams = pathPrefix === '' ? {} : { site: pathPrefix.slice(1) };
  return {
    sidebar: itemsOf([
      ['archive', linkTo('archivum', own)],
      ['football', linkTo('articles_by_mstag', { fullPath: sportPaths.football })],
      ['formulaOne', linkTo('articles_by_mstag', { fullPath: sportPaths['formula-one'] })],
      ['tippingGame', linkTo('tippjatek')],
      ['rates', linkTo('exchange')],
    ]),
    'footer-normal': itemsOf([
      ['corrections', linkTo('javitasok', own)],
      ['followed', linkTo('kovetett')],
    ]),
  };
};

/** The menus of a site without any menu of its newsroom (spec §3.4). */
export const builtInMenus = (linkTo: LinkTo, site: Pick<Site, 'pathPrefix'>): Menus => {
  const own = entries(linkTo, site);
  return Object.fromEntries(
    menuGroups.map((group): [MenuGroup, readonly MenuItem[]] => [group, own[group] ?? []]),
  ) as Menus;
};
