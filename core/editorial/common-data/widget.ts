/** Unix seconds; null means unbounded. */
interface Shown {
  readonly from: number | null;
  readonly until: number | null;
}

/** Editors' timed widgets (spec §3.5: widgets, promo). */
export type Widget =
  /** Spec §3.11. */
  | (Shown & { readonly kind: 'minutes'; readonly minutes: number })
  | (Shown & {
      readonly kind: 'promo';
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly url: string;
    });

export const isWidgetShown = ({ from, until }: Shown, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** Unix seconds; Infinity for never. */
export const widgetChangesAt = ({ from, until }: Shown, now: number): number => {
  if (from !== null && from > now) return from;
  return until !== null && until > now ? until : Infinity;
};
