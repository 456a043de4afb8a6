import { type JudgeAddress, type Verdict, locationOf } from './judge-address.ts';
import type { Address } from './paths/address.ts';

export type ShadowKind = 'lost' | 'moved' | 'found';

export interface ShadowDifference {
  readonly kind: ShadowKind;
  readonly before: string | null;
  readonly after: string | null;
  readonly rules: readonly string[];
}

interface End {
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
 * Null when both rule sets agree, undefined when the path is not a page. `answered` is the HTTP status that was sent.
 */
export const shadowDifference = (
  judge: JudgeAddress,
  tried: JudgeAddress,
  address: Address,
  answered: number,
): ShadowDifference | null | undefined => {
  const [now, then] = [endOf(judge, address), endOf(tried, address)];
  if (now.isResource && then.isResource) return undefined;
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
