import type { ResultAsync } from 'neverthrow';
import type { CallOptions, Upstream } from '#adapters/http/call-upstream.ts';
import type { FixedWords, Query, Segments } from '#adapters/http/upstream-url.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { LinkTo } from '#core/addresses/routes/link-to.ts';
import type { SitePaths } from '../wire/card.wire.ts';
import type { PublicNeeds } from '../wire/public-only.ts';

export interface MainApiNeeds extends PublicNeeds {
  readonly siteHeader: string;
  readonly sites: SitePaths;
  readonly linkTo: LinkTo;
  /** Embeds that articles may contain. Without it, every embed becomes a link (R28). */
  readonly embeds?: EmbedAllowList;
}

export type AskMainApi = <T, const Path extends Segments>(
  site: string,
  path: Path & FixedWords<Path>,
  query: Query,
  options: CallOptions<T>,
) => ResultAsync<T, Failure>;

/** Asks on behalf of a site. No 401 of such a call refuses a token: its session is over, or it is an error (R53). */
export const askMainApi =
  (http: Upstream, { siteHeader }: Pick<MainApiNeeds, 'siteHeader'>): AskMainApi =>
  <T>(site: string, path: Segments, query: Query, options: CallOptions<T>) =>
    http.get<T, Segments>(path, query, {
      ...options,
      judgesTokens: false,
      headers: { ...options.headers, [siteHeader]: site },
    });

/** The header of calls that belong to no site: they use the main site (spec §7). */
export const asMainSite = ({
  siteHeader,
  sites,
}: Pick<MainApiNeeds, 'siteHeader' | 'sites'>): Readonly<Record<string, string>> => ({
  [siteHeader]: sites[0]?.slug ?? '',
});
