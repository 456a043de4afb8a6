import { okAsync } from 'neverthrow';
import type { FrontBlock } from '../editorial/front-page/front-block.ts';
import type { FrontBlocks } from '../ports/front-blocks.ts';
import type { Newsroom } from './newsroom.fake.ts';
import { fails, found } from './refusals.fake.ts';
import type { BlockFixture } from './content-fixture.ts';

const emptyBlock: FrontBlock = { position: 0, layout: 'list', title: '', path: null, siteSlug: null, items: [] };

export const fakeFrontBlocks = ({ content, listed, roleOf, siteOf, unique }: Newsroom): FrontBlocks => {
  const blockOf = ({ position, layout, title, path, of, picks }: BlockFixture): FrontBlock => ({
    position,
    layout,
    title,
    path,
    siteSlug: of === undefined ? null : siteOf(of).slug,
    items: picks.flatMap((slug) =>
      listed(siteOf('main').slug)
        .filter(({ article }) => article.slug === slug)
        .map(({ card }) => card),
    ),
  });
  const blocksAt = (site: string, place: BlockFixture['place']): readonly FrontBlock[] =>
    content.blocks
      .filter((block) => block.site === roleOf(site) && block.place === place)
      .map(blockOf)
      .toSorted((one, other) => one.position - other.position);

  return {
    news: (site) => okAsync(blocksAt(site, 'news')),
    autoBlock: (site, version) =>
      [1, 2, 3, 4].includes(version)
        ? okAsync(blocksAt(site, `auto-${version}` as BlockFixture['place'])[0] ?? emptyBlock)
        : fails('malformed'),
    boxes: (site) => okAsync(blocksAt(site, 'boxes')),
    podcastPosition: (site) => found(unique(site, 'frontpage-podcast-block-position')).map(Number),
  };
};
