import { err, ok, type Result } from 'neverthrow';
import { AddressMap } from '#core/addresses/old-addresses/address-map.ts';
import { mapEntriesOf } from '#core/addresses/old-addresses/map-entry-of.ts';
import { packed } from '#core/addresses/old-addresses/packed-addresses.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { AddressPart, OldAddressFeed } from './old-address-feed.ts';
import type { KnownAddresses } from './known-addresses.ts';

interface Loaded {
  readonly known: KnownAddresses;
  readonly publication: number | null;
}

/** More pages than any newspaper has: an API that repeats pages must not fill the memory. */
const maxPages = 2_000;

/** The edition is the first page's: edits during the load are loaded again by the next look. */
const loadAll = async (
  feed: OldAddressFeed,
  site: string,
  first: AddressPart,
): Promise<Result<AddressMap, Failure>> => {
  const parts = [packed(mapEntriesOf(first.items, false))];
  let { next } = first;
  for (let pages = 1; next !== null && pages < maxPages; pages += 1) {
    const page = await feed.page(site, next);
    if (page.isErr()) return err(page.error);
    parts.push(packed(mapEntriesOf(page.value.items, false)));
    ({ next } = page.value);
  }
  return ok(AddressMap.of(parts));
};

/** Loads what changed since `known`, or everything where the main API cannot tell. */
export const loadAddresses = async (
  feed: OldAddressFeed,
  site: string,
  known: KnownAddresses,
): Promise<Result<Loaded, Failure>> => {
  const [part, lists] = await Promise.all([
    known.epoch === '' ? feed.page(site, null) : feed.changed(site, known),
    feed.lists(site),
  ]);
  if (part.isErr()) return err(part.error);
  if (lists.isErr()) return err(lists.error);
  const { slugs, items, epoch, number, at, publication } = part.value;
  const articles =
    slugs === null
      ? await loadAll(feed, site, part.value)
      : ok<AddressMap, Failure>(known.map.withArticles(new Set(slugs), mapEntriesOf(items, false)));
  if (articles.isErr()) return err(articles.error);
  const map = articles.value.withLists(mapEntriesOf(lists.value.lists, true));
  return ok({ known: { epoch, number, at, map, shapes: lists.value.shapes }, publication });
};
