import type { Redirection } from '#core/addresses/redirects/resolve-redirect.ts';
import type { Outcome, Verdict } from '#core/addresses/judge-address.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import type { SiteReason } from '#core/addresses/sites/select-site.ts';

/** The answer of `explain --json` (docs/command-line.md). */
export interface Explanation {
  readonly schemaVersion: 1;
  readonly input: string;
  readonly outcome: Outcome;
  readonly redirect: { readonly status: number; readonly location: string; readonly rules: readonly string[] } | null;
  readonly site: { readonly slug: string; readonly reason: SiteReason } | null;
  readonly route: RouteMatch | null;
}

/** Where a redirect leads, absolute: on the origin of the address that was judged, or in the shop. */
export const absoluteLocation = (redirect: Redirection, origin: string): string =>
  redirect.external ? locationOf(redirect) : origin + locationOf(redirect);

export const describeVerdict = (
  input: string,
  origin: string,
  { outcome, redirect, site, route }: Verdict,
): Explanation => ({
  schemaVersion: 1,
  input,
  outcome,
  redirect: redirect && {
    status: redirect.status,
    location: absoluteLocation(redirect, origin),
    rules: redirect.steps.map(({ rule }) => rule),
  },
  site: site && { slug: site.site.slug, reason: site.reason },
  route,
});
