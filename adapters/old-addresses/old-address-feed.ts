import type { ResultAsync } from 'neverthrow';
import type { Edition } from '#adapters/changes/edition.ts';
import type { AddressPair } from '#core/addresses/old-addresses/shapes-of.ts';
import type { Failure } from '#core/failure/failure.ts';

export interface Since extends Edition {
  /** Unix seconds, by the clock of the main API. */
  readonly at: number;
}

export interface AddressPart extends Since {
  /** `items` are all old addresses of these articles. Null: the first page of all articles. */
  readonly slugs: readonly string[] | null;
  readonly items: readonly AddressPair[];
  /** Where the next page begins. */
  readonly next: string | null;
  /** Seconds until the next publication by time. */
  readonly publication: number | null;
}

/** See docs/upstreams/main-api.md, 'Old addresses'. Without them, calls fail with 'not-found'. */
export interface OldAddressFeed {
  changed(site: string, since: Since): ResultAsync<AddressPart, Failure>;
  page(site: string, from: string | null): ResultAsync<AddressPart, Failure>;
  lists(
    site: string,
  ): ResultAsync<{ readonly lists: readonly AddressPair[]; readonly shapes: readonly AddressPair[] }, Failure>;
}
