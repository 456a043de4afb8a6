import { okAsync } from 'neverthrow';
import type { FrontBlock } from '../front-page/front-block.ts';
import type { Quote, Unique } from '../front-page/unique.ts';
import type { HikingMap } from '../lists/hiking.ts';
import type { FrontPages } from '../ports/front-pages.ts';
import { bodyOf, type Entry, type Newsroom } from './newsroom.fake.ts';
import { fails, found } from './refusals.fake.ts';
import type { WorldBlock } from './world.ts';

const emptyBlock: FrontBlock = { position: 0, layout: 'list', title: '', path: null, siteSlug: null, items: [] };

/** Fronts out of a world of plain data; the recommender's versions all give the same. */
export const fakeFrontPages = ({ world, listed, roleOf, siteOf }: Newsroom): FrontPages => {
  const cards = (entries: readonly Entry[]) => entries.map(({ card }) => card);
  const blockOf = ({ position, layout, title, path, of, picks }: WorldBlock): FrontBlock => ({
    position, layout, title, path, siteSlug: of === undefined ? null : siteOf(of).slug,
    items: picks.flatMap((slug) => cards(listed(siteOf('main').slug).filter(({ article }) => article.slug === slug))),
  });
  const blocksAt = (site: string, place: WorldBlock['place']): readonly FrontBlock[] =>
    world.blocks.filter((block) => block.site === roleOf(site) && block.place === place).map(blockOf).toSorted((one, other) => one.position - other.position);
  const flagged = (site: string, flag: string) => cards(listed(site).filter(({ article }) => article.flags?.includes(flag)));
  const ofSite = (site: string, role: string) => cards(listed(site).filter(({ article }) => article.site === role));
  const uniqueOf = ({ slug, content }: { readonly slug: string; readonly content: string }): Unique =>
    content.startsWith('[') ? { slug, kind: 'quotes', quotes: JSON.parse(content) as readonly Quote[] } : { slug, kind: 'text', body: bodyOf(content) };
  const single = (site: string, slug: string) => found(world.uniques.find((one) => one.slug === slug && [roleOf(site), 'main'].includes(one.site))).map(({ content }) => content);
  const own = (site: string) => world.podcasts.filter((podcast) => podcast.site === roleOf(site));
  const episodesOf = (podcasts: typeof world.podcasts) => podcasts.flatMap(({ slug, name, episodes: all }) => all.map((episode) => ({ ...episode, podcast: { slug, name } })))
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
    .map(({ publishedAt: _publishedAt, ...episode }, at) => ({ id: at + 1, ...episode, articlePath: null }));

  return {
    news: (site) => okAsync(blocksAt(site, 'news')),
    autoBlock: (site, version) =>
      [1, 2, 3, 4].includes(version) ? okAsync(blocksAt(site, `auto-${version}` as WorldBlock['place'])[0] ?? emptyBlock) : fails('malformed'),
    boxes: (site) => okAsync(blocksAt(site, 'boxes')),
    episodes: () => okAsync(episodesOf(world.podcasts).slice(0, 4)),
    ownEpisodes: (site, count) => okAsync(episodesOf(own(site).length > 0 ? own(site) : world.podcasts).slice(0, count)),
    section: (site, superTag) => okAsync(cards(listed(site).filter(({ article }) => article.site === roleOf(site) && article.section === superTag)).slice(0, 8)),
    podcastBlockPosition: (site) => single(site, 'frontpage-podcast-block-position').map(Number),
    uniqueGroup: (_, group) => found(world.uniqueGroups?.find(({ id }) => id === group)).map(({ uniques }) => uniques.map(uniqueOf)),
    playlist: (site) => single(site, 'after-music'),
    hikingMap: (site) => single(site, 'szepkilatas-terkep').map((content) => JSON.parse(content) as HikingMap),
    recommended: (site, version) =>
      version < 1 || version > 20 ? fails('malformed') : okAsync({
        special: cards(listed(site).filter(({ article }) => article.type !== 'article')).slice(0, 8), breaking: flagged(site, 'live'),
        important: flagged(site, 'legfontosabb'), newest: cards(listed(site)).slice(0, 8), favorite: flagged(site, 'kedvenc'),
        pr: flagged(site, 'pr'), after: ofSite(site, 'after'), g7: ofSite(site, 'g7'),
      }),
  };
};
