import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';
import { readMovedLabels } from '../moved-labels.ts';
import type { OldEntry } from './article-addresses.ts';
import { type DomainContent, listIndexOf, shownLists, withoutLivingPages } from './living-pages.ts';

export interface ListAddresses {
  readonly lists: readonly OldEntry[];
  /** Patterns of redirect rules. */
  readonly shapes: readonly OldEntry[];
}

const words: Readonly<Record<LabelKind, string>> = { author: '/szerzo', section: '/rovat', tag: '/cimke' };

const ofDomain = ({ sites, domain }: DomainContent, site: string): boolean =>
  site === '' ? true : sites.byRole.has(site) && (site === 'sister') === (domain === 'sister');

/**
 * Old addresses of lists and fixed pages, and of renamed and merged labels (R64). A label is unknown while nothing public
 * has it (R42).
 */
export const listAddresses = async (content: DomainContent): Promise<ListAddresses> => {
  const { db, sites, domain } = content;
  const stored = await db
    .selectFrom('old_addresses')
    .select(['address', 'kind', 'site', 'target'])
    .where('domain', '=', domain)
    // Named one by one for the index: most addresses are of articles.
    .where('kind', 'in', ['author', 'section', 'tag', 'place', 'shape'])
    .orderBy('address')
    .execute();
  const labels = await readMovedLabels(db);
  const pathOf = (kind: LabelKind, site: string, slug: string): string =>
    `${kind === 'section' ? (sites.byRole.get(site)?.path_prefix ?? '') : ''}${words[kind]}/${slug}`;
  const entries: OldEntry[] = [];
  const shapes: OldEntry[] = [];
  for (const { address: from, kind, site, target } of stored)
    if (kind === 'shape') shapes.push({ from, to: target });
    else if (kind === 'place') entries.push({ from, to: target });
    else if (kind !== 'article' && ofDomain(content, site))
      entries.push({ from, to: pathOf(kind, site, labels.slugOfNow(kind, site, target)) });
  for (const { kind, site, slug, target } of labels.all())
    if (ofDomain(content, site)) entries.push({ from: pathOf(kind, site, slug), to: pathOf(kind, site, target) });
  const indexOf = ({ to }: OldEntry): string | null => listIndexOf(content, to);
  const shown = await shownLists(
    content,
    entries.flatMap((entry) => indexOf(entry) ?? []),
  );
  const known = entries.filter((entry) => {
    const index = indexOf(entry);
    return entry.from !== entry.to && (index === null || shown.has(index));
  });
  return { lists: await withoutLivingPages(content, known), shapes };
};
