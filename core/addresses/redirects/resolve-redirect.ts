import type { Address } from '../paths/address.ts';
import { plainPath } from '../paths/path-text.ts';
import type { Segments } from '../paths/segments.ts';
import { segmentsOf } from '../paths/segments.ts';
import type { FindOldAddress } from './old-address.ts';
import type { FindRule } from './compile-rules.ts';
import { withoutParameters } from '../paths/query.ts';
import { stripFbclid } from './strip-fbclid.ts';
import { noLiveSuffix, noTrailingSlash, oneLeadingSlash } from './tidy-path.ts';

export const builtInRules = ['collapse-slashes', 'trailing-slash', 'old-address', 'strip-elo', 'strip-fbclid'] as const;

/** Always the last step: no other step depends on the click id. */
const clickId = 'strip-fbclid';

export interface RedirectStep {
  readonly rule: string;
  /** Percent-encoded; an absolute URL when `external`. */
  readonly path: string;
  /** Unchanged except for fbclid (R13); without the question mark. */
  readonly query: string;
  readonly external: boolean;
  /** Null for a step that is 302 alone and 301 when combined with others (R12). */
  readonly status: 301 | 302 | null;
}

/** One redirect, regardless of the number of rules applied (R11). */
export interface Redirection {
  readonly status: 301 | 302;
  readonly path: string;
  readonly query: string;
  readonly external: boolean;
  readonly steps: readonly RedirectStep[];
}

export interface RedirectNeeds {
  readonly rules: FindRule;
  /** Old addresses of moved articles and lists, after the rules. */
  readonly findOld: FindOldAddress | undefined;
  readonly firstWord: (path: Segments) => string;
  readonly isLiveBlog: (path: Segments) => boolean;
  readonly isResource: (path: string, first: string) => boolean;
}

/** More steps count as a loop. */
export const maxSteps = 20;

/**
 * The redirect of a readable address (spec §9.1). Null when there is none; `circle` when the rules form a loop, and the
 * address stays too.
 *
 * `plain` is its percent-decoded path; `underPrefixes`: whether the host is the prefix sites' (R16).
 */
export type ResolveRedirect = (
  address: Address,
  plain: Segments,
  underPrefixes: boolean,
) => Redirection | 'circle' | null;

type Place = Pick<RedirectStep, 'path' | 'query' | 'external'>;

const tidied = ({ path, query }: Place, rule: string, tidyPath: string): RedirectStep | null =>
  tidyPath === path ? null : { rule, path: tidyPath, query, external: false, status: 301 };

const cleaned = (path: string, query: string, external: boolean): RedirectStep | null => {
  const rest = stripFbclid(query);
  return rest === query ? null : { rule: clickId, path, query: rest, external, status: null };
};

const moved = (
  place: Place,
  plain: Segments,
  { findOld }: RedirectNeeds,
  underPrefixes: boolean,
): RedirectStep | null => {
  const found = findOld?.(place, plain, underPrefixes) ?? null;
  if (found === null || found === 'unknown') return null;
  const query = withoutParameters(place.query, found.consumes);
  return { rule: 'old-address', path: found.path, query, external: false, status: 301 };
};

const ruled = (
  place: Place,
  plain: Segments,
  first: string,
  needs: RedirectNeeds,
  underPrefixes: boolean,
): RedirectStep | null => {
  const found = needs.rules.find(plain, first, underPrefixes, place.query);
  if (found === null) return moved(place, plain, needs, underPrefixes);
  const {
    rule: { id, status },
    external,
    target,
    consumes,
  } = found;
  const query = withoutParameters(place.query, consumes);
  return { rule: id, path: target(place.path, place.query), query, external, status };
};

/** Resources are not redirected. When a rule leads to one, only fbclid is removed. */
const nextStep = (
  place: Place,
  plain: Segments,
  first: string,
  needs: RedirectNeeds,
  underPrefixes: boolean,
  moved: boolean,
): RedirectStep | null => {
  if (place.external) return cleaned(place.path, place.query, place.external);
  if (needs.isResource(plain.path, first)) return moved ? cleaned(place.path, place.query, place.external) : null;
  return (
    tidied(place, 'collapse-slashes', oneLeadingSlash(place.path)) ??
    tidied(place, 'trailing-slash', noTrailingSlash(place.path)) ??
    ruled(place, plain, first, needs, underPrefixes) ??
    tidied(place, 'strip-elo', noLiveSuffix(place.path, needs.isLiveBlog)) ??
    cleaned(place.path, place.query, place.external)
  );
};

export interface RedirectTrail {
  readonly steps: readonly RedirectStep[];
  readonly circular: boolean;
}

const trailFrom = (start: Place, plain: Segments, needs: RedirectNeeds, underPrefixes: boolean): RedirectTrail => {
  const steps: RedirectStep[] = [];
  let step = nextStep(start, plain, needs.firstWord(plain), needs, underPrefixes, false);
  while (step !== null) {
    if (steps.length === maxSteps) return { steps, circular: true };
    steps.push(step);
    if (step.rule === clickId) break;
    const there = segmentsOf(plainPath(step.path));
    step = nextStep(step, there, needs.firstWord(there), needs, underPrefixes, true);
  }
  return { steps, circular: false };
};

export const redirectTrail =
  (needs: RedirectNeeds) =>
  ({ path, query }: Address, underPrefixes: boolean): RedirectTrail =>
    trailFrom({ path, query, external: false }, segmentsOf(plainPath(path)), needs, underPrefixes);

const statusOf = (steps: readonly RedirectStep[]): 301 | 302 =>
  steps.some(({ status }) => status === 302) || steps.every(({ status }) => status === null) ? 302 : 301;

/** Resolves redirects (R11). Pure, idempotent, loop-free; the only external target is the shop. */
export const resolveRedirect =
  (needs: RedirectNeeds): ResolveRedirect =>
  (address, plain, underPrefixes) => {
    const { steps, circular } = trailFrom(
      { path: address.path, query: address.query, external: false },
      plain,
      needs,
      underPrefixes,
    );
    const last = steps.at(-1);
    if (circular) return 'circle';
    return last === undefined
      ? null
      : { status: statusOf(steps), path: last.path, query: last.query, external: last.external, steps };
  };
