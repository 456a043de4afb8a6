/** How high stands what is set beside each other on a desk, in px with the space below it: taken from the screen. */
export const heights = {
  newest: 624,
  teasers: 610,
  weather: 398,
  flooding: 460,
  rates: 286,
  widget: 192,
  sponsored: 296,
  ad: 326,
  links: 229,
  music: 221,
} as const;

/** A list, as far as its height goes. */
export interface Listed {
  readonly items: number;
  /** The first stands larger than the others. */
  readonly opening: boolean;
  readonly opinion?: boolean;
}

const pager = 92;

/** The height of a list of teasers with pictures, or of opinions with portraits, and of the page links below it. */
export const heightOf = ({ items, opening, opinion = false }: Listed): number =>
  items === 0 ? 0 : items * (opinion ? 180 : 253) + (opening ? (opinion ? 250 : 95) : 0) + pager;

/** Where a search found nothing, its words and the ways on. */
export const heightOfNothing = 309;

/**
 * How many of the boxes stand beside a list of this height, the others below it: neither the rail nor the list ends
 * half-way down the other. A box belongs where its middle is.
 */
export const countBeside = (boxes: readonly number[], room: number): number => {
  let top = 0;
  return boxes.filter((height) => (top += height) - height / 2 <= room).length;
};
