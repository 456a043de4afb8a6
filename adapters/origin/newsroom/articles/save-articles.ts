import type { Database } from '../../database/connection/open-database.ts';
import { articleColumns, articleRow } from '../../content/article-row.ts';
import { tagSlugs } from '../../content/tag-slugs.ts';
import type { StoredArticle } from './stored-articles.ts';
import type { WantedArticle } from './wanted-article.ts';
import { fileUnder, insertArticles, type RowValues, signWith, tagWith, updateArticles } from './write-rows.ts';

export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? 'null';

const isSame = (one: unknown, other: unknown): boolean => Object.is(one, other) || canonical(one) === canonical(other);

export const differing = (wanted: RowValues, stored: object): readonly string[] =>
  articleColumns.filter((column) => column !== 'version' && !isSame(wanted[column], (stored as RowValues)[column]));

interface Labels {
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  readonly sections: readonly string[];
}

const labelsOf = (
  { tags = [], authors = [], section, alsoIn = [] }: WantedArticle,
  slugOfTag: (name: string) => string,
): Labels => ({
  tags: [...new Set(tags.map(slugOfTag))],
  authors: [...new Set(authors)],
  sections: [...new Set([...(section === null ? [] : [section]), ...alsoIn])],
});

const sameLabels = (wanted: Labels, section: string | null, stored: StoredArticle): boolean =>
  canonical([section, wanted.tags, wanted.authors, wanted.sections]) ===
  canonical([stored.section, stored.tags.map(({ slug }) => slug), stored.authors, stored.sections]);

export interface SavedRow {
  readonly id: number;
  readonly version: number;
  readonly what: 'created' | 'updated' | 'unchanged';
}

export interface ToSave {
  readonly wanted: WantedArticle;
  readonly stored: StoredArticle | undefined;
}

interface Plan extends Omit<SavedRow, 'id'> {
  readonly id: number | null;
  readonly wanted: WantedArticle;
  readonly row: RowValues;
  readonly labels: Labels;
  readonly relabelled: boolean;
}

/**
 * Unchanged articles are not written. Others get a new version and, unless the file sets it, the current update time.
 */
const planOf =
  (now: number, slugOfTag: (name: string) => string) =>
  ({ wanted, stored }: ToSave): Plan => {
    const [row, labels] = [articleRow(wanted), labelsOf(wanted, slugOfTag)];
    if (stored === undefined)
      return { id: null, version: 1, what: 'created', wanted, row: { ...row, version: 1 }, labels, relabelled: true };
    const changed = differing(row, stored);
    const relabelled = !sameLabels(labels, wanted.section, stored);
    if (changed.length === 0 && !relabelled)
      return { id: stored.id, version: stored.version, what: 'unchanged', wanted, row, labels, relabelled };
    const version = stored.version + 1;
    const updated = changed.includes('updated_at') ? row['updated_at'] : now;
    return {
      id: stored.id,
      version,
      what: 'updated',
      wanted,
      row: { ...row, id: stored.id, version, updated_at: updated },
      labels,
      relabelled,
    };
  };

export const saveArticles = async (db: Database, all: readonly ToSave[], now: number): Promise<readonly SavedRow[]> => {
  const names = all.flatMap(({ wanted }) => wanted.tags ?? []);
  const plans = all.map(planOf(now, await tagSlugs(db, names)));
  const created = await insertArticles(
    db,
    plans.flatMap(({ what, row }) => (what === 'created' ? [row] : [])),
  );
  await updateArticles(
    db,
    articleColumns,
    plans.flatMap(({ what, row }) => (what === 'updated' ? [row] : [])),
  );
  const idOf = ({ id, wanted }: Plan): number => id ?? created.get(wanted.slug) ?? 0;
  const relabelled = plans
    .filter((plan) => plan.relabelled)
    .map((plan) => ({ id: idOf(plan), ...plan.labels, section: plan.wanted.section }));
  await tagWith(
    db,
    relabelled.map(({ id, tags }) => ({ id, slugs: tags })),
  );
  await signWith(
    db,
    relabelled.map(({ id, authors }) => ({ id, slugs: authors })),
  );
  await fileUnder(
    db,
    relabelled.map(({ id, sections, section }) => ({ id, slugs: sections, section })),
  );
  return plans.map((plan) => ({ id: idOf(plan), version: plan.version, what: plan.what }));
};
