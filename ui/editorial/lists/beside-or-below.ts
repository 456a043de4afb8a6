/** Measured heights on desktop in px, including the space below. */
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

export interface Listed {
  readonly items: number;
  readonly opening: boolean;
  readonly opinion?: boolean;
}

const pager = 92;

export const heightOf = ({ items, opening, opinion = false }: Listed): number =>
  items === 0 ? 0 : items * (opinion ? 180 : 253) + (opening ? (opinion ? 250 : 95) : 0) + pager;

export const heightOfNothing = 309;

/** Balances both columns: a box goes beside the list when its middle fits. */
export const countBeside = (boxes: readonly number[], room: number): number => {
  let top = 0;
  return boxes.filter((height) => (top += height) - height / 2 <= room).length;
};
