import { insertRows } from '../database/connection/insert-rows.ts';
import { foldAccents } from '../text-search/fold-accents.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { SiteSettings, NewsroomContent } from './newsroom-content.ts';
import { loadSites } from './load-sites.ts';
import { loadArticles } from './load-articles.ts';
import { loadPasses } from './load-passes.ts';
import { loadBlocks, loadPodcasts } from './load-fronts.ts';
import { writeLiveScores } from '../sport/content/write-live-scores.ts';
import { loadMinutes, loadRates } from './load-figures.ts';
import { loadNotices } from './load-notices.ts';
import { loadQuizzes } from './load-quizzes.ts';
import { loadSupplementData, loadTipRounds } from './load-supplements.ts';

const named = <T extends { readonly name: string }>(row: T): T & { readonly name_folded: string } => ({
  ...row,
  name_folded: foldAccents(row.name),
});

const settingRows = (settings: readonly SiteSettings[]): readonly object[] =>
  settings.flatMap(({ site, ...values }) => Object.entries(values).map(([key, value]) => ({ site, key, value })));

const loadPages = async (
  db: Database,
  { menus = [], documents = [], staff = [], uniques = [], uniqueGroups = [], settings = [] }: NewsroomContent,
): Promise<void> => {
  await insertRows(
    db,
    'menu_items',
    ['site', 'menu', 'position', 'label', 'url'],
    menus.flatMap(({ site, menu, items }) => items.map((item, position) => ({ site, menu, position, ...item }))),
  );
  await insertRows(
    db,
    'docs',
    ['site', 'slug', 'title', 'lead', 'content', 'updated_at'],
    documents.map(({ html, updatedAt, ...rest }) => ({ ...rest, content: html, updated_at: updatedAt })),
  );
  await insertRows(
    db,
    'staff',
    ['site', 'group_position', 'group_name', 'position', 'name', 'title', 'author_slug'],
    staff.flatMap(({ site, name: group, members }, at) =>
      members.map(({ name, title, author }, position) => ({
        site,
        group_position: at,
        group_name: group,
        position,
        name,
        title,
        author_slug: author ?? null,
      })),
    ),
  );
  await insertRows(db, 'uniques', ['site', 'slug', 'content'], uniques);
  await insertRows(db, 'unique_groups', ['id', 'slug'], uniqueGroups);
  await insertRows(
    db,
    'unique_group_items',
    ['group_id', 'position', 'slug', 'content'],
    uniqueGroups.flatMap(({ id, uniques: items }) =>
      items.map((item, position) => ({ group_id: id, position, ...item })),
    ),
  );
  await insertRows(db, 'settings', ['site', 'key', 'value'], settingRows(settings));
};

/** Call it in a transaction. Leaves existing slugs unchanged. `now` is unix seconds. */
export const writeContent = async (all: Database, content: NewsroomContent, now: number): Promise<void> => {
  await loadSites(all, content.sites);
  await insertRows(
    all,
    'super_tags',
    ['site', 'slug', 'name', 'name_folded', 'active'],
    (content.sections ?? []).map((section) => ({ active: true, ...named(section) })),
  );
  await insertRows(
    all,
    'authors',
    ['slug', 'name', 'name_folded', 'title', 'avatar'],
    (content.authors ?? []).map(named),
  );
  await loadArticles(all, content.articles ?? [], now);
  await loadBlocks(all, content.blocks ?? []);
  await loadPodcasts(all, content.podcasts ?? []);
  await loadPages(all, content);
  await loadSupplementData(all, content.supplementData ?? []);
  await loadTipRounds(all, content.tipRounds ?? []);
  await loadRates(all, content.rates ?? []);
  await loadMinutes(all, content.minutes ?? []);
  await loadNotices(all, content.notices ?? [], now);
  await loadQuizzes(all, content.quizzes ?? []);
  await loadPasses(all, content.passes ?? []);
  await writeLiveScores(all, content.liveScores ?? {});
};

export const loadContent = (db: Database, content: NewsroomContent, now: number): Promise<void> =>
  db.transaction().execute((all) => writeContent(all, content, now));
