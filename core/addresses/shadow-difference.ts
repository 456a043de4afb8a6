import { type JudgeAddress, type Verdict, locationOf } from './judge-address.ts';
import type { Address } from './paths/address.ts';

/** What a second rule set would make of a request: it loses its page, is led elsewhere, or finds one. */
export type ShadowKind = 'lost' | 'moved' | 'found';

export interface ShadowDifference {
  readonly kind: ShadowKind;
  /** Where it ends by the rules in force, and by those that are tried: a path or the shop; null where nothing is. */
  readonly before: string | null;
  readonly after: string | null;
  /** The rules that lead it, those in force first; without those that both share. */
  readonly rules: readonly string[];
}

interface End {
  /** Null where nothing is. */
  readonly place: string | null;
  readonly rules: readonly string[];
  readonly isResource: boolean;
}

const livesAt = (judge: JudgeAddress, address: Address): boolean => {
  const { outcome } = judge(address);
  return outcome !== 'not-found' && outcome !== 'bad-request';
};

const endOf = (judge: JudgeAddress, address: Address): End => {
  const { outcome, redirect }: Verdict = judge(address);
  const isResource = outcome === 'resource';
  if (redirect === null) return { place: livesAt(judge, address) ? address.path : null, rules: [], isResource };
  const { external, path, query } = redirect;
  const lives = external || livesAt(judge, { host: address.host, path, query });
  return {
    place: lives ? locationOf(redirect) : null,
    rules: redirect.steps.map(({ rule }) => rule),
    isResource,
  };
};

const kindOf = (before: string | null, after: string | null): ShadowKind | null => {
  if (before === after) return null;
  if (after === null) return 'lost';
  return before === null ? 'found' : 'moved';
};

/**
 * What the tried rules would make of a request otherwise; null when they agree, undefined for what is no page's.
 * `answered` is the status that it got: where no rule leads, a page that is gone is none.
 */
export const shadowDifference = (
  judge: JudgeAddress,
  tried: JudgeAddress,
  address: Address,
  answered: number,
): ShadowDifference | null | undefined => {
  const [now, then] = [endOf(judge, address), endOf(tried, address)];
  if (now.isResource && then.isResource) return undefined;
  // Both leave it where it is: whatever the content says, it says to both.
  if (now.place === then.place) return null;
  const isGone = (place: string | null): boolean => place === address.path && (answered === 404 || answered === 410);
  const [before, after] = [now.place, then.place].map((place) => (isGone(place) ? null : place)) as [
    string | null,
    string | null,
  ];
  const kind = kindOf(before, after);
  return (
    kind && {
      kind,
      before,
      after,
      rules: [
        ...now.rules.filter((rule) => !then.rules.includes(rule)),
        ...then.rules.filter((rule) => !now.rules.includes(rule)),
      ],
    }
  );
};
