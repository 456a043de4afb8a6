import type { DrillCell, DrillOutcome } from '#adapters/newsroom-contract/drill.ts';
import type { PageAnswer } from './ask-page.ts';

const mainOf = (body: string): string => /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? '';

export const headingsIn = (body: string): number => mainOf(body).match(/<h[1-3][\s>]/g)?.length ?? 0;

/** Fronts draw some blocks at random, so the number of headings varies. */
const minShare = 2 / 3;

/** `nothingTexts` claim that there is nothing: wrong for what could not be loaded. */
export const outcomeOf = (
  { status, body, location }: PageAnswer,
  healthy: PageAnswer,
  nothingTexts: readonly string[],
): DrillOutcome => {
  if (status === 503) return 'unavailable';
  // A choice that the lists do not have redirects to one that they have.
  if (status === 404 || status === 410 || location !== null) return 'not-found';
  if (status !== 200) return 'error';
  if (nothingTexts.some((text) => body.includes(text) && !healthy.body.includes(text))) return 'empty';
  return headingsIn(body) < minShare * headingsIn(healthy.body) ? 'degraded' : 'complete';
};

/**
 * A cold page may be unavailable or lack blocks, and cannot know that a valid but empty response is wrong. A warm page
 * must be as it was.
 */
export const isFailure = ({ fault, state, outcome }: Pick<DrillCell, 'fault' | 'state' | 'outcome'>): boolean => {
  if (state === 'warm') return outcome !== 'complete';
  return fault === 'emptied-lists' ? outcome === 'error' : ['not-found', 'empty', 'error'].includes(outcome);
};
