/** When something is shown: unix seconds, null for no bound. */
interface Shown {
  readonly from: number | null;
  readonly until: number | null;
}

/** What editors place beside the news for a while (spec §3.5: widgets, promo). */
export type Widget =
  /** The minutes counter, with what it shows (spec §3.11). */
  | (Shown & { readonly kind: 'minutes'; readonly minutes: number })
  /** A word on the house's own behalf. */
  | (Shown & {
      readonly kind: 'promo';
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly url: string;
    });

/** Whether a widget is shown now. */
export const isWidgetShown = ({ from, until }: Shown, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** When that changes: unix seconds, Infinity where it does not. */
export const widgetChangesAt = ({ from, until }: Shown, now: number): number => {
  if (from !== null && from > now) return from;
  return until !== null && until > now ? until : Infinity;
};
