export interface Outline {
  readonly below: number;
  last: number;
}

export const rankOf = (tag: 'h2' | 'h3' | 'h4'): number => Number(tag.charAt(1));

/** Below the page's own headings, without skipping a rank on the way down. */
export const headingBelow = (outline: Outline, rank: number): string => {
  outline.last = Math.min(rank + outline.below - 1, outline.last + 1, 6);
  return `h${outline.last}`;
};
