import type { ArticleList } from '../../editorial/lists/article-list.ts';
import { latestState } from '../../polling/live-history.ts';
import type { Supplement } from '../../editorial/supplements/supplement.ts';
import { type Standing, whereItStands } from '../../editorial/supplements/where-it-stands.ts';
import type { PageNeeds } from '../needs.ts';
import { orDefault } from '../building/or-default.ts';
import type { PageRequest } from '../page-request.ts';

export type ToldStanding = Standing | { readonly kind: 'told'; readonly at: number; readonly articles: number };

type Needs = Pick<PageNeeds, 'liveCount' | 'lists' | 'clock'>;

const toldIn = ({ items: [newest], totalItems }: ArticleList): ToldStanding | null =>
  newest === undefined ? null : { kind: 'told', at: newest.publishedAt, articles: totalItems };

/** Absent when the data fails to load (R9). */
export const standingOf = async (
  { liveCount, lists, clock }: Needs,
  { site }: PageRequest,
  { slug, standing }: Supplement,
): Promise<ToldStanding | null> => {
  const history = standing === null ? null : await orDefault(liveCount(site.slug, slug, standing), null);
  const byData = history && whereItStands(latestState(history).value, clock.now(), site.timeZone);
  if (byData !== null) return byData;
  const list = await orDefault(lists.filtered(site.slug, { by: 'mstag', value: slug }, null, 1), null);
  return list && toldIn(list);
};
