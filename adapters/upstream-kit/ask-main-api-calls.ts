import type { ResultAsync } from 'neverthrow';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { changesWire } from '#adapters/main-api/changes/create-change-feed.ts';
import { documentSlugs } from '#adapters/main-api/services/document-slugs.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { MainApiPorts } from './ports.ts';

/** Makes the calls of one name; null when the call failed. */
export type Step = <T>(name: string, run: () => ResultAsync<T, Failure>) => Promise<T | null>;

/** The kind of thing that no response named. */
export type Lacking =
  | 'article'
  | 'live-blog'
  | 'section'
  | 'podcast'
  | 'episode'
  | 'league'
  | 'month'
  | 'fixture'
  | 'season'
  | 'race'
  | 'id';

export interface Asked {
  readonly site: string;
  /** `YYYY-MM-DD` in the site's zone. */
  readonly today: string;
  readonly supplement: { readonly slug: string; readonly path: string } | null;
  /** Notes a call that cannot be made, because nothing named what to ask for. */
  readonly skip: (name: string, lacking: Lacking) => void;
}

const askArticles = async ({ articles, lists, fronts }: MainApiPorts, step: Step, { site, skip }: Asked) => {
  const newest = await step('lists.latest', () => lists.latest(site, null));
  const latest = await step('articles.latest', () => articles.latest(site, {}));
  const blocks = await step('fronts.news', () => fronts.news(site));
  const cards = [...(newest?.items ?? []), ...(latest ?? []), ...(blocks ?? []).flatMap(({ items }) => items)];
  const [card] = cards;
  if (card === undefined) skip('articles.bySlug', 'article');
  else {
    await step('articles.bySlug', () => articles.bySlug(site, card.slug, null, null));
    await step('articles.byId', () => articles.byId(site, card.id, null));
    await step('articles.reactions', () => articles.reactions(site, card.id));
    await step('articles.version', () => articles.version(site, card.slug));
  }
  const live = cards.find(({ type }) => type === 'liveblog');
  if (live === undefined) skip('articles.posts', 'live-blog');
  else await step('articles.posts', () => articles.posts(site, live.id, null, null));
  await step('articles.matches', () => articles.matches(site));
  return cards;
};

const askLists = async (
  { lists, recommender }: MainApiPorts,
  step: Step,
  { site, skip }: Asked,
  section: string | undefined,
): Promise<void> => {
  if (section === undefined) {
    skip('lists.filtered', 'section');
    skip('recommender.section', 'section');
  } else {
    await step('lists.filtered', () => lists.filtered(site, { by: 'mstag', value: section }, null));
    await step('recommender.section', () => recommender.section(site, section));
  }
  await step('lists.english', () => lists.english(site, null));
  await step('lists.corrections', () => lists.corrections(site, null));
  await step('lists.search', () => lists.search(site, 'a', {}, null, null));
  await step('lists.highlights', () => lists.highlights(site, {}));
  await step('lists.typeahead', () => lists.typeahead(site, 'a'));
  await step('lists.suggestions', () => lists.suggestions(site, 'a', {}));
};

const askFronts = async (
  { fronts, recommender, episodes, uniqueGroups, listSides, commonData }: MainApiPorts,
  step: Step,
  { site }: Asked,
): Promise<void> => {
  await step('fronts.autoBlock', () => fronts.autoBlock(site, 1));
  await step('fronts.boxes', () => fronts.boxes(site));
  await step('fronts.podcastPosition', () => fronts.podcastPosition(site));
  await step('recommender.recommended', () => recommender.recommended(site, 1));
  await step('episodes.ofPublication', () => episodes.ofPublication(site));
  await step('episodes.ofSite', () => episodes.ofSite(site, 5));
  await step('uniqueGroups.group', () => uniqueGroups.group(site, 27));
  await step('listSides.playlist', () => listSides.playlist(site));
  await step('listSides.hikingMap', () => listSides.hikingMap(site));
  await step('commonData.setup', () => commonData.setup(site));
  await step('commonData.figures', () => commonData.figures(site));
};

const askPodcasts = async ({ podcasts }: MainApiPorts, step: Step, { site, skip }: Asked): Promise<void> => {
  const shows = await step('podcasts.shows', () => podcasts.shows(site));
  const published = await step('podcasts.published', () => podcasts.published(site));
  const channel = shows?.[0]?.slug ?? published?.[0]?.podcast.slug;
  const episode = published?.[0]?.slug ?? shows?.[0]?.newest?.slug;
  if (channel === undefined) skip('podcasts.channel', 'podcast');
  else await step('podcasts.channel', () => podcasts.channel(site, channel));
  if (episode === undefined) skip('podcasts.episode', 'episode');
  else await step('podcasts.episode', () => podcasts.episode(site, episode));
};

const askOthers = async (
  { documents, supplementData, tipRounds, exchangeRates, minuteCounts, notices, sportCoverage }: MainApiPorts,
  step: Step,
  { site, today, supplement, skip }: Asked,
): Promise<void> => {
  for (const slug of new Set(Object.values(documentSlugs)))
    await step('documents.bySlug', () => documents.bySlug(site, slug));
  await step('documents.staff', () => documents.staff(site));
  if (supplement !== null)
    await step('supplementData.data', () => supplementData.data(site, supplement.slug, supplement.path));
  await step('tipRounds.all', () => tipRounds.all(site));
  await step('exchangeRates.course', () => exchangeRates.course(site, 'EUR', '1m'));
  await step('minuteCounts.since', () => minuteCounts.since(site, today));
  await step('minuteCounts.ofDay', () => minuteCounts.ofDay(site, today));
  await step('notices.standing', () => notices.standing());
  const [league] = (await step('sportCoverage.leagues', () => sportCoverage.leagues(site))) ?? [];
  await step('sportCoverage.ofDay', () => sportCoverage.ofDay(site, today));
  if (league === undefined) return skip('sportCoverage.timetable', 'league');
  const season = league.season ?? Number(today.slice(0, 4));
  await step('sportCoverage.timetable', () =>
    sportCoverage.timetable(site, { league: league.league, season, startDate: null }),
  );
};

const askSitemaps = async ({ publishedAddresses }: MainApiPorts, step: Step, { site, skip }: Asked): Promise<void> => {
  const months = await step('publishedAddresses.months', () => publishedAddresses.months(site));
  const month = months?.[0]?.month;
  if (month === undefined) skip('publishedAddresses.ofMonth', 'month');
  else await step('publishedAddresses.ofMonth', () => publishedAddresses.ofMonth(site, month, 1));
  await step('publishedAddresses.news', () => publishedAddresses.news(site));
  await step('publishedAddresses.lists', () => publishedAddresses.lists(site));
};

/** Makes every read call of the main API once, with what earlier responses name. */
export const askMainApiCalls = async (http: Upstream, ports: MainApiPorts, step: Step, asked: Asked): Promise<void> => {
  const cards = await askArticles(ports, step, asked);
  await askLists(ports, step, asked, cards.find(({ section }) => section !== null)?.section?.slug);
  await askFronts(ports, step, asked);
  await askPodcasts(ports, step, asked);
  await askOthers(ports, step, asked);
  await askSitemaps(ports, step, asked);
  // Without the name of a node: edits wait for each named node.
  await step('changes.after', () =>
    http.get(['api', 'changes'], { after: 0, wait: 0 }, { deadline: 'primary', schema: changesWire }),
  );
};
