import type { Database } from '../../database/connection/open-database.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { ReadFile } from '../file/read-article-file.ts';

const sectionKey = (site: string, slug: string): string => `${site}/${slug}`;

interface Named {
  readonly name: string;
  readonly title?: string | undefined;
}

interface Known {
  readonly sections: ReadonlyMap<string, Named>;
  readonly authors: ReadonlyMap<string, Named>;
  readonly slugs: ReadonlyMap<string, { readonly site: string; readonly isPost: boolean }>;
}

const knownTo = async (db: Database, files: readonly ReadFile[]): Promise<Known> => {
  const sections = new Map<string, Named>();
  const authors = new Map<string, Named>();
  const introduce = (to: Map<string, Named>, key: string, named: Named): void =>
    void (to.has(key) || to.set(key, named));
  for (const { site, slug, name } of await db.selectFrom('super_tags').select(['site', 'slug', 'name']).execute())
    introduce(sections, sectionKey(site, slug), { name });
  for (const { slug, ...named } of await db.selectFrom('authors').select(['slug', 'name', 'title']).execute())
    introduce(authors, slug, named);
  const taken = await db
    .selectFrom('articles')
    .select(['slug', 'site', 'parent_id'])
    .where('slug', 'in', ['', ...files.map(({ slug }) => slug)])
    .execute();
  for (const { claims } of files) {
    const { site, section, alsoIn } = claims;
    for (const one of [section, ...alsoIn])
      if (site !== null && one !== null && typeof one === 'object')
        introduce(sections, sectionKey(site, one.slug), one);
    for (const author of claims.authors)
      if (typeof author === 'object') introduce(authors, author.slug, { ...author, title: author.title ?? '' });
  }
  return {
    sections,
    authors,
    slugs: new Map(taken.map(({ slug, site, parent_id: parent }) => [slug, { site, isPost: parent !== null }])),
  };
};

/** The first name of a label wins. A file cannot rename it. */
const blameNames = ({ file, claims, lineOf }: ReadFile, known: Known, tell: (fault: Fault) => void): void => {
  const { site, section, alsoIn } = claims;
  const compare = (said: Named, is: Named | undefined, path: readonly PropertyKey[]): void => {
    for (const field of ['name', 'title'] as const) {
      const [found, right] = [said[field], is?.[field]];
      if (found === undefined || right === undefined || found === right) continue;
      const at = [...path, field];
      tell({ file, line: lineOf(...at), kind: 'other-name', field: at.join('.'), found, known: [right] });
    }
  };
  const sections = [[section, ['section']] as const, ...alsoIn.map((one, at) => [one, ['alsoIn', at]] as const)];
  for (const [one, path] of sections)
    if (site !== null && one !== null && typeof one === 'object')
      compare(one, known.sections.get(sectionKey(site, one.slug)), path);
  for (const [at, author] of claims.authors.entries())
    if (typeof author === 'object') compare(author, known.authors.get(author.slug), ['authors', at]);
};

const blameLabels = ({ file, claims, posts, lineOf }: ReadFile, known: Known, tell: (fault: Fault) => void): void => {
  const { site, section, alsoIn, authors } = claims;
  const sections = [...known.sections.keys()]
    .filter((key) => key.startsWith(`${site}/`))
    .map((key) => key.slice(`${site}/`.length))
    .toSorted();
  const named = [
    { slug: typeof section === 'string' ? section : null, path: ['section'] },
    ...alsoIn.map((one, at) => ({ slug: typeof one === 'string' ? one : null, path: ['alsoIn', at] })),
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
    blameNames(one, known, tell);
  }
};
