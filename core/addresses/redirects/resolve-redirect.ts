import type { Address } from '../paths/address.ts';
import { plainPath } from '../paths/path-text.ts';
import type { Segments } from '../paths/segments.ts';
import { segmentsOf } from '../paths/segments.ts';
import type { FindRule } from './compile-rules.ts';
import { withoutParameters } from '../paths/query.ts';
import { stripFbclid } from './strip-fbclid.ts';
import { noLiveSuffix, noTrailingSlash, oneLeadingSlash } from './tidy-path.ts';

/** Ids of the steps that are part of the publication rather than of a rule set. */
export const builtInRules = ['collapse-slashes', 'trailing-slash', 'strip-elo', 'strip-fbclid'] as const;

/** Losing the click id changes nothing that another step looks at, so it is always the last. */
const clickId = 'strip-fbclid';

/** Where a reader stands after a step. */
export interface RedirectStep {
  readonly rule: string;
  /** Still encoded; when `external`, the shop's absolute address. */
  readonly path: string;
  /** Kept byte for byte but for fbclid (R13); without its question mark. */
  readonly query: string;
  readonly external: boolean;
  /** Null for a step that is temporary alone and permanent in company (R12). */
  readonly status: 301 | 302 | null;
}

/** One hop, however many rules took part (R11). */
export interface Redirection {
  readonly status: 301 | 302;
  readonly path: string;
  readonly query: string;
  readonly external: boolean;
  readonly steps: readonly RedirectStep[];
}

export interface RedirectNeeds {
  readonly rules: FindRule;
  /** The first segment of a path if any rule or resource begins so; empty otherwise. */
  readonly firstWord: (path: Segments) => string;
  /** Whether a percent-decoded path has the shape of a live blog's address. */
  readonly isLiveBlog: (path: Segments) => boolean;
  /** Addresses that are no pages are left alone, whatever the rules say. */
  readonly isResource: (path: string, first: string) => boolean;
}

/** Evaluation that takes more steps than this is a loop; so is every return to an earlier address. */
export const mostSteps = 20;

/**
 * Where a readable address leads (spec §9.1); null when it stays where it is, `circle` when the rules lead it round, so
 * that it stays too.
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

const ruled = (
  place: Place,
  plain: Segments,
  first: string,
  { rules }: RedirectNeeds,
  underPrefixes: boolean,
): RedirectStep | null => {
  const found = rules.find(plain, first, underPrefixes, place.query);
  if (found === null) return null;
  const {
    rule: { id, status },
    external,
    target,
    consumes,
  } = found;
  const query = withoutParameters(place.query, consumes);
  return { rule: id, path: target(place.path, place.query), query, external, status };
};

/** A resource is left alone; reached by another rule it still loses the click id, as every target does. */
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

/** Every step that the rules take from an address. */
export interface RedirectTrail {
  readonly steps: readonly RedirectStep[];
  /** Whether the rules lead in a circle, or so far that it counts as one; the address then stays where it is. */
  readonly circular: boolean;
}

const trailFrom = (start: Place, plain: Segments, needs: RedirectNeeds, underPrefixes: boolean): RedirectTrail => {
  const steps: RedirectStep[] = [];
  let step = nextStep(start, plain, needs.firstWord(plain), needs, underPrefixes, false);
  while (step !== null) {
    if (steps.length === mostSteps) return { steps, circular: true };
    steps.push(step);
    if (step.rule === clickId) break;
    const there = segmentsOf(plainPath(step.path));
    step = nextStep(step, there, needs.firstWord(there), needs, underPrefixes, true);
  }
  return { steps, circular: false };
};

/**
 * Follows the rules from a readable, percent-encoded address, circles included: what those ask who judge the rules
 * themselves.
 */
export const redirectTrail =
  (needs: RedirectNeeds) =>
  ({ path, query }: Address, underPrefixes: boolean): RedirectTrail =>
    trailFrom({ path, query, external: false }, segmentsOf(plainPath(path)), needs, underPrefixes);

const statusOf = (steps: readonly RedirectStep[]): 301 | 302 =>
  steps.some(({ status }) => status === 302) || steps.every(({ status }) => status === null) ? 302 : 301;

/** Compiles the one function that decides redirects (R11): pure, idempotent, loop-free, and never to a foreign host. */
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
