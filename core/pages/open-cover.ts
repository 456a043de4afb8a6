import { splitBreaking } from '../front-page/split-breaking.ts';
import type { PageNeeds } from './needs.ts';
import { openList } from './open-list.ts';
import type { CoverContent } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { softly } from './softly.ts';
import type { UseCase } from './use-case.ts';

type Needs = Pick<PageNeeds, 'lists' | 'articles' | 'fronts' | 'linkTo'>;

/** The containers stand on the first page of the bare cover only. */
const isBareCover = ({ route }: PageRequest): boolean => route.page === undefined && route.params['slug'] === undefined;

const loadContainers = async ({ fronts }: Needs, request: PageRequest): Promise<Pick<CoverContent, 'breaking' | 'blocks' | 'episodes'>> => {
  if (!isBareCover(request)) return { breaking: null, blocks: [], episodes: [] };
  const { slug } = request.site;
  const [news, episodes] = await Promise.all([softly(fronts.news(slug), []), softly(fronts.episodes(slug), [])]);
  return { ...splitBreaking(news), episodes };
};

/** A reader opens the cover of a site that lives under a path prefix (spec §2.2, §9, "Cover page extras"). */
export const openCover = (needs: Needs): UseCase<CoverContent> => (request) => {
  const containers = loadContainers(needs, request);
  return openList(needs)(request).map(async ({ content, head }) => ({ content: { ...content, ...(await containers) }, head }));
};
