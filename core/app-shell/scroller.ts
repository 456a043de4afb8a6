/** Pixels (spec §9). */
export const snapTolerance = 2.5;
/** Milliseconds (spec §9). */
export const scrollerDebounce = 100;

export interface ScrolledRow {
  readonly left: number;
  readonly shown: number;
  readonly whole: number;
}

/** Both ends when the whole row is visible (spec §2.10, "Horizontal scroller"). */
export const rowEnds = ({ left, shown, whole }: ScrolledRow): { readonly start: boolean; readonly end: boolean } => ({
  start: left <= snapTolerance,
  end: left + shown >= whole - snapTolerance,
});

export interface RowItem {
  readonly from: number;
  readonly to: number;
}

export const rowStep = (row: ScrolledRow, items: readonly RowItem[], forward: boolean): number => {
  const last = Math.max(0, row.whole - row.shown);
  const { left, shown } = row;
  const wanted = forward
    ? items.find(({ from, to }) => to > left + shown + snapTolerance && from > left + snapTolerance)?.from
    : (
        items.find(({ from }) => from >= left - shown - snapTolerance && from < left - snapTolerance) ??
        items.findLast(({ from }) => from < left - snapTolerance)
      )?.from;
  return Math.min(Math.max(wanted ?? (forward ? last : 0), 0), last);
};
