import { listSlot } from '../../ads/house-slots.ts';
import type { PublishedCard } from '../../editorial/articles/article.ts';
import { musicEmbed } from '../../media/embeds/music-embed.ts';
import { recognizeEmbed } from '../../media/embeds/recognize-embed.ts';
import { hikingNewsTag, isHikingPage } from '../../editorial/lists/hiking.ts';
import { newestOffered } from '../../editorial/lists/newest-beside.ts';
import { sidebarBoxes } from '../../editorial/lists/sidebar-boxes.ts';
import type { PageNeeds } from '../needs.ts';
import type { HikingGuide, ListBoxes } from './list-boxes.ts';
import type { PageRequest } from '../page-request.ts';
import { orDefault } from '../building/or-default.ts';

type Needs = Pick<PageNeeds, 'lists' | 'articles' | 'listSides' | 'embeds'>;

const hikingNewsShown = 4;

const newestOf = ({ articles }: Needs, { route, site }: PageRequest): Promise<readonly PublishedCard[]> =>
  sidebarBoxes(route).newest
    ? orDefault(articles.latest(site.slug, { topLevelOnly: true, limit: newestOffered }), [])
    : Promise.resolve([]);

const hikingNewsOf = ({ lists }: Needs, { route, site }: PageRequest): Promise<readonly PublishedCard[]> =>
  sidebarBoxes(route).hikingNews
    ? orDefault(
        lists.filtered(site.slug, { by: 'tag', value: hikingNewsTag }, null, hikingNewsShown).map(({ items }) => items),
        [],
      )
    : Promise.resolve([]);

const musicOf = async ({ listSides, embeds }: Needs, { route, site }: PageRequest): Promise<ListBoxes['music']> => {
  const address = sidebarBoxes(route).music ? await orDefault(listSides.playlist(site.slug), null) : null;
  const player = address === null ? null : musicEmbed(address, embeds.musicHosts, 'after');
  return player && { kind: 'music', ...player };
};

/** The hiking section has a map and its own search (spec §2.2). */
const hikingGuideOf = async ({ listSides, embeds }: Needs, request: PageRequest): Promise<BesideList['hiking']> => {
  if (!isHikingPage(request.route, request.site)) return null;
  const map = await orDefault(listSides.hikingMap(request.site.slug), null);
  const embed = map?.url ? recognizeEmbed(map.url, embeds) : null;
  return { hikes: map?.hikes ?? [], map: embed?.kind === 'map' ? embed : null };
};

export interface BesideList {
  /** More than are shown: `newestBeside` selects. */
  readonly newest: readonly PublishedCard[];
  readonly boxes: ListBoxes;
  readonly hiking: Omit<HikingGuide, 'filters'> | null;
}

/** Loads the boxes beside a list (spec §2.4). Boxes that fail are absent. Lists always have ads (R25). */
export const besideList = async (needs: Needs, request: PageRequest): Promise<BesideList> => {
  const { follow, links, day } = sidebarBoxes(request.route);
  const [newest, hikingNews, music, hiking] = await Promise.all([
    newestOf(needs, request),
    hikingNewsOf(needs, request),
    musicOf(needs, request),
    hikingGuideOf(needs, request),
  ]);
  return { newest, boxes: { follow, links, day, music, hikingNews, ad: listSlot }, hiking };
};
