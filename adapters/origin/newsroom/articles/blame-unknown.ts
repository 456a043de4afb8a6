import type { Database } from '../../database/open-database.ts';
import { siteKeys } from '../../database/origin-site.ts';
import type { Fault } from '../file/fault.ts';
import type { ReadFile } from '../file/read-article-file.ts';

const sectionKey = (site: string, slug: string): string => `${site}/${slug}`;

interface Known {
  readonly sections: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
  /** Which article, on which site, has a slug; a post has a parent. */
  readonly slugs: ReadonlyMap<string, { readonly site: string; readonly isPost: boolean }>;
}

/** What the database has, and what the files themselves bring. */
const knownTo = async (db: Database, files: readonly ReadFile[]): Promise<Known> => {
  const [sections, authors, taken] = [
    await db.selectFrom('super_tags').select(['site', 'slug']).execute(),
    await db.selectFrom('authors').select('slug').execute(),
    await db
      .selectFrom('articles')
      .select(['slug', 'site', 'parent_id'])
      .where('slug', 'in', ['', ...files.map(({ slug }) => slug)])
      .execute(),
  ];
  const named = files.flatMap(({ claims: { site, section } }) =>
    site !== null && section !== null && typeof section === 'object' ? [sectionKey(site, section.slug)] : [],
  );
  const introduced = files.flatMap(({ claims }) =>
    claims.authors.flatMap((author) => (typeof author === 'object' ? [author.slug] : [])),
  );
  return {
    sections: new Set([...sections.map(({ site, slug }) => sectionKey(site, slug)), ...named]),
    authors: new Set([...authors.map(({ slug }) => slug), ...introduced]),
    slugs: new Map(taken.map(({ slug, site, parent_id: parent }) => [slug, { site, isPost: parent !== null }])),
  };
};

const blameLabels = ({ file, claims, posts, lineOf }: ReadFile, known: Known, tell: (fault: Fault) => void): void => {
  const { site, section, alsoIn, authors } = claims;
  const sections = [...known.sections]
    .filter((key) => key.startsWith(`${site}/`))
    .map((key) => key.slice(`${site}/`.length))
    .toSorted();
  const named = [
    { slug: typeof section === 'string' ? section : null, path: ['section'] },
    ...alsoIn.map((slug, at) => ({ slug, path: ['alsoIn', at] })),
  ];
  for (const { slug, path } of named) {
    if (site !== null && slug !== null && !known.sections.has(sectionKey(site, slug)))
      tell({ file, line: lineOf(...path), kind: 'unknown-section', found: slug, known: sections });
  }
  for (const [at, author] of authors.entries()) {
    if (typeof author === 'string' && !known.authors.has(author))
      tell({ file, line: lineOf('authors', at), kind: 'unknown-author', found: author });
  }
  for (const { head: post, line } of posts ?? []) {
    for (const author of post.authors ?? [])
      if (!known.authors.has(author)) tell({ file, line, kind: 'unknown-author', found: author });
  }
};

/** Tells what files name that neither the database nor they themselves know, and slugs that are somebody else's. */
export const blameUnknown = async (
  db: Database,
  files: readonly ReadFile[],
  tell: (fault: Fault) => void,
): Promise<void> => {
  const known = await knownTo(db, files);
  const seen = new Set<string>();
  for (const one of files) {
    const { file, slug, claims } = one;
    const owner = known.slugs.get(slug);
    if (seen.has(slug)) tell({ file, line: null, kind: 'slug-twice', found: slug });
    const isTaken = owner !== undefined && (owner.isPost || (claims.site !== null && owner.site !== claims.site));
    if (isTaken)
      tell({ file, line: null, kind: 'slug-taken', found: slug, known: siteKeys.filter((key) => key === owner.site) });
    seen.add(slug);
    blameLabels(one, known, tell);
  }
};
