import { gateMark } from '../../database/article-text/gate.ts';
import type { Blame } from './blame.ts';

const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gi');

/** Markers of other systems: the text after them is for members only. */
const dividers = anyOf(
  // Ghost: in its HTML, and as its editor stores the card
  /<!--\s*kg-card-begin:\s*paywall\s*-->(?:\s*<!--\s*members-only\s*-->)?(?:\s*<!--\s*kg-card-end:\s*paywall\s*-->)?/,
  /<!--\s*members-only\s*-->/,
  // WordPress: Jetpack, Steady
  /<!--\s*wp:jetpack\/paywall\b[^>]*-->/,
  /(?:<p>\s*)?___STEADY_PAYWALL___(?:\s*<\/p>)?/,
  // Steady in published pages, Substack
  /<div\b[^>]*\b(?:id=["']steady_paywall["']|class=["'][^"']*\bpaywall-jump\b)[^>]*>\s*(?:<\/div>)?/,
);

/** Closed regions with an end, of Ghost and WordPress plugins. A single gate cannot express them. */
const regions = anyOf(
  /<!--\s*kg-gated-block:begin(?!\s+nonMember:true)[^>]*-->/,
  /<!--\s*kg-card-begin:\s*email(?:-cta)?\s*-->/,
  /<!--\s*wp:(?:premium-content\/|jetpack\/paid-content|pmpro\/membership)[^>]*-->/,
  /\[(?:membership|restrict|is_paid|mepr-(?:show|active)|members_(?:access|logged_in)|um_loggedin|s2If|wcm_restrict|pms-restrict|ihc-hide-content|swpm_protected|arm_restrict_content|passster|content_protector|leaky_paywall_\w+|steady_paywall)\b[^\]]*\]/,
);

const lineBreaks = (text: string): string => text.replaceAll(/[^\n]/g, '');

export const withGates = (html: string): string =>
  html.replaceAll(dividers, (found) => `${gateMark}${lineBreaks(found)}`);

const closings = anyOf(/<!--\s*gate\s*-->/, dividers, regions);

/** Posts and head fields are public: they must not contain a gate. */
export const closingIn = (html: string): string | null => html.match(closings)?.[0] ?? null;

export const blameClosings = (body: string, postsAt: number, firstLine: number, blame: Blame): void => {
  for (const { 0: found, index } of body.matchAll(closings)) {
    const line = firstLine + body.slice(0, index).split('\n').length - 1;
    if (index >= postsAt) blame('mark', line, { found });
    else if (found.search(regions) >= 0) blame('closed-region', line, { found });
  }
};
