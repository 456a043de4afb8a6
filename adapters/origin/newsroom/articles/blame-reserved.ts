import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import type { ReservedWords } from '../context/reserved-words.ts';

type Path = readonly PropertyKey[];

const sectionsOf = ({ claims: { section, alsoIn } }: ReadFile): readonly (readonly [slug: string, path: Path])[] => [
  ...(section === null
    ? []
    : typeof section === 'string'
      ? [[section, ['section']] as const]
      : [[section.slug, ['section', 'slug']] as const]),
  ...alsoIn.map((one, at) =>
    typeof one === 'string' ? ([one, ['alsoIn', at]] as const) : ([one.slug, ['alsoIn', at, 'slug']] as const),
  ),
];

const authorsOf = ({ claims: { authors } }: ReadFile): readonly (readonly [slug: string, path: Path])[] =>
  authors.map((author, at) =>
    typeof author === 'string' ? [author, ['authors', at]] : [author.slug, ['authors', at, 'slug']],
  );

export const blameReserved = (
  { sections, slugs }: ReservedWords,
  files: readonly ReadFile[],
  tell: (fault: Fault) => void,
): void => {
  const [forSections, forSlugs] = [new Set([...sections, ...slugs]), new Set(slugs)];
  for (const one of files) {
    const { file, slug, head, lineOf } = one;
    const blame = (found: string, field: string, line: number | null): void =>
      tell({ file, line, kind: 'reserved', field, found });
    if (forSlugs.has(slug)) blame(slug, 'slug', head?.slug === undefined ? null : lineOf('slug'));
    for (const [found, path] of sectionsOf(one))
      if (forSections.has(found)) blame(found, path.join('.'), lineOf(...path));
    for (const [found, path] of authorsOf(one)) if (forSlugs.has(found)) blame(found, path.join('.'), lineOf(...path));
    for (const { head: post, line } of one.posts ?? [])
      if (forSlugs.has(`${slug}-${post.id}`)) blame(post.id, 'id', line);
  }
};
