export interface HighlightPlace {
  readonly page?: number | undefined;
  readonly items: number;
  readonly count: number;
}

/** 3 plus page modulo min(count, 4), for lists of more than 5 items; otherwise null (spec §4, R22). */
export const highlightIndex = ({ page = 1, items, count }: HighlightPlace): number | null =>
  items <= 5 || count < 1 ? null : 3 + (page % Math.min(count, 4));
