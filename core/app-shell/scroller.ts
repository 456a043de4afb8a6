/** Pixels by which a row that was scrolled may stand beside the place where it snaps (spec §9). */
export const snapTolerance = 2.5;
/** Milliseconds after the last scroll at which a row is looked at (spec §9). */
export const scrollerDebounce = 100;

/** A row that scrolls sideways, in pixels: how far it is scrolled, how much of it is shown, and how wide it is. */
export interface ScrolledRow {
  readonly left: number;
  readonly shown: number;
  readonly whole: number;
}

/** At which of its ends a row stands; at both where all of it is shown (spec §2.10, "Horizontal scroller"). */
export const rowEnds = ({ left, shown, whole }: ScrolledRow): { readonly start: boolean; readonly end: boolean } => ({
  start: left <= snapTolerance,
  end: left + shown >= whole - snapTolerance,
});

/** Where an item of the row begins and ends. */
export interface RowItem {
  readonly from: number;
  readonly to: number;
}

/**
 * How far the row is scrolled by one press: on to the first item that is not wholly shown, or back by as many as are
 * shown, to the beginning of one. Never stays where it is unless it is at that end.
 */
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
