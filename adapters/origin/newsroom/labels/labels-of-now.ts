import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { type MovedLabels, readMovedLabels } from '../../content/moved-labels.ts';
import type { StoredArticle } from '../articles/stored-articles.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import { CommandFailure } from '../context/command-failure.ts';

const refuseMissing = async (db: Database, { site, section, sections, authors }: StoredArticle): Promise<void> => {
  const wanted = [...new Set([...(section === null ? [] : [section]), ...sections])];
  const { rows } = await sql<{ slug: string }>`
    select slug from unnest(${wanted}::text[]) s(slug) where not exists (select from super_tags t where t.site = ${site} and t.slug = s.slug)
    union all select slug from unnest(${authors}::text[]) a(slug) where not exists (select from authors w where w.slug = a.slug)`.execute(
    db,
  );
  if (rows.length > 0) throw new CommandFailure('no-label', rows.map(({ slug }) => slug).join(', '));
};

const distinct = (slugs: readonly string[]): readonly string[] => [...new Set(slugs)];

/** A stored article with the labels that replaced its own. Throws a `CommandFailure` when one no longer exists. */
export const withLabelsOfNow = async (db: Database, state: StoredArticle): Promise<StoredArticle> => {
  const { slugOfNow } = await readMovedLabels(db);
  const section = (slug: string): string => slugOfNow('section', state.site, slug);
  const authors = (slugs: readonly string[]): readonly string[] =>
    distinct(slugs.map((slug) => slugOfNow('author', '', slug)));
  const renewed = {
    ...state,
    section: state.section === null ? null : section(state.section),
    sections: distinct(state.sections.map(section)),
    authors: authors(state.authors),
    posts: state.posts.map((post) => ({ ...post, authors: authors(post.authors) })),
  };
  await refuseMissing(db, renewed);
  return renewed;
};

type Named = string | { readonly slug: string };

/** Files may still name a label by an earlier slug, also in its full form. */
export const withFileLabelsOfNow = ({ slugOfNow, isMoved }: MovedLabels, file: ReadFile): ReadFile => {
  const site = file.head?.site ?? file.claims.site ?? '';
  const renewed = <Label extends Named>(kind: 'author' | 'section', label: Label): Label | string => {
    const slug = typeof label === 'string' ? label : label.slug;
    return isMoved(kind, site, slug) ? slugOfNow(kind, site, slug) : label;
  };
  const authors = <Label extends Named>(labels: readonly Label[]): (Label | string)[] =>
    labels.map((label) => renewed('author', label));
  const labels = <Parts extends Pick<ReadFile['claims'], 'section' | 'authors'>>(parts: Parts): Parts => ({
    ...parts,
    section: parts.section === null ? null : renewed('section', parts.section),
    authors: authors(parts.authors),
  });
  const alsoIn = <Label extends Named>(sections: readonly Label[]): (Label | string)[] =>
    sections.map((section) => renewed('section', section));
  return {
    ...file,
    claims: { ...labels(file.claims), alsoIn: alsoIn(file.claims.alsoIn) },
    head: file.head && {
      ...labels(file.head),
      ...(file.head.alsoIn === undefined ? {} : { alsoIn: alsoIn(file.head.alsoIn) }),
    },
    posts:
      file.posts?.map((post) =>
        post.head.authors === undefined
          ? post
          : {
              ...post,
              head: { ...post.head, authors: post.head.authors.map((slug) => slugOfNow('author', '', slug)) },
            },
      ) ?? null,
  };
};
