/** Where a body stands in its page's outline, and the rank of the last heading drawn in it. */
export interface Outline {
  readonly below: number;
  last: number;
}

/** 2 for `h2`. */
export const rankOf = (tag: 'h2' | 'h3' | 'h4'): number => Number(tag.charAt(1));

/**
 * The tag under which a body's heading is drawn: moved below the page's own headings, and never a rank skipped on the
 * way down.
 */
export const headingBelow = (outline: Outline, rank: number): string => {
  outline.last = Math.min(rank + outline.below - 1, outline.last + 1, 6);
  return `h${outline.last}`;
};
