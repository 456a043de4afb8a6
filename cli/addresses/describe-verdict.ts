import type { Redirection } from '#core/addresses/redirects/resolve-redirect.ts';
import type { Outcome, Verdict } from '#core/addresses/judge-address.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import type { SiteReason } from '#core/addresses/sites/select-site.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { FinalOutcome } from './final-outcome.ts';
import { endOf } from './final-outcome.ts';
import type { TypedAddress } from './read-address.ts';

export interface Explanation {
  readonly schemaVersion: 1;
  readonly input: string;
  readonly outcome: Outcome;
  readonly redirect: { readonly status: number; readonly location: string; readonly rules: readonly string[] } | null;
  readonly site: { readonly slug: string; readonly reason: SiteReason } | null;
  readonly route: RouteMatch | null;
  readonly final: FinalAnswer;
}

interface FinalAnswer {
  readonly outcome: FinalOutcome;
  readonly status: number | null;
  readonly location: string | null;
}

const finalStatus: Readonly<Record<FinalOutcome, number | null>> = {
  page: 200,
  resource: 200,
  'not-found': 404,
  'bad-request': 400,
  external: null,
};

export const absoluteLocation = (redirect: Redirection, origin: string): string =>
  redirect.external ? locationOf(redirect) : origin + locationOf(redirect);

export const describeVerdict = (
  input: string,
  address: TypedAddress,
  verdict: Verdict,
  judge: (address: Address) => Verdict,
): Explanation => {
  const { outcome, redirect, site, route } = verdict;
  const { origin } = address;
  const end = endOf(judge, address, verdict).outcome;
  return {
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
    final: {
      outcome: end,
      status: finalStatus[end],
      location: redirect && absoluteLocation(redirect, origin),
    },
  };
};
