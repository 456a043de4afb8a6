import type { OldList } from '#adapters/migration/moved/moved-article.ts';
import { normal } from '#adapters/migration/write/plan.ts';
import type { SiteAddresses } from '#adapters/migration/write/site-addresses.ts';
import type { DeskMapping } from '#adapters/newsroom-contract/follow.ts';
import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import type { DeskLabel } from '../desk/desk.ts';
import type { KnownLabels } from './known-labels.ts';

const own = (meanings: DeskMapping['categories'], slug: string) =>
  Object.hasOwn(meanings, slug) ? meanings[slug] : undefined;

/** Where lists of the desk are here. A label with a meaning has no list, unless it means a section. */
export const oldLists = (
  lists: readonly OldList[],
  { categories, tags }: DeskMapping,
  labels: Pick<KnownLabels, 'section' | 'author' | 'tag'>,
  named: Iterable<DeskLabel>,
): readonly OldAddress[] => {
  // A label keeps the name that it is first used with.
  const names = new Map([...named].map(({ kind, slug, name }) => [`${kind} ${slug}`, name]));
  return lists.flatMap(({ from, kind, to }): readonly OldAddress[] => {
    const address = normal(from);
    if (kind === 'author')
      return [{ from: address, kind, to: labels.author({ slug: to, name: names.get(`author ${to}`) ?? to }).slug }];
    if (kind !== 'section' && kind !== 'tag') return [];
    const meaning = kind === 'section' ? own(categories, to) : own(tags, address.replace(/^.*[/=]/, ''));
    if (meaning !== undefined && meaning.section === undefined) return [];
    if (kind === 'tag' && meaning === undefined) return [{ from: address, kind, to: labels.tag(to) }];
    const label =
      meaning?.section === undefined
        ? { slug: to, name: names.get(`category ${to}`) ?? to }
        : { slug: meaning.section, name: meaning.section };
    return [{ from: address, kind: 'section', to: labels.section(label).slug }];
  });
};

export const listPaths = (lists: readonly OldAddress[], addresses: SiteAddresses): ReadonlyMap<string, string> =>
  new Map(
    lists.flatMap(({ from, kind, to }) =>
      kind === 'section' || kind === 'tag' || kind === 'author' ? [[from, addresses[kind](to)]] : [],
    ),
  );
