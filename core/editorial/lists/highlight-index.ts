export interface HighlightPlace {
  /** Number of the list's page; 1 when missing. */
  readonly page?: number | undefined;
  /** How many articles the page lists. */
  readonly items: number;
  /** How many highlights there are. */
  readonly count: number;
}

/**
 * Where a highlight is set into a list: 3 plus page modulo min(count, 4), with more than 5 items (spec §4, R22); null
 * means nowhere.
 */
export const highlightIndex = ({ page = 1, items, count }: HighlightPlace): number | null =>
  items <= 5 || count < 1 ? null : 3 + (page % Math.min(count, 4));
