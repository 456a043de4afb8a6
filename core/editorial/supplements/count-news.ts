import type { Count } from './count.ts';

/** What of a count is worth saying aloud. */
export type CountNews =
  | { readonly kind: 'corrected'; readonly processed: number }
  | { readonly kind: 'changed'; readonly seat: string; readonly from: string; readonly to: string }
  | { readonly kind: 'final' };

/** Seats named at once; of more, their number is on the page. */
const mostSeats = 3;

/** What has happened between two states of a count: corrections, seats and the end, and no vote that was added. */
export const countNews = (before: Count | null, now: Count | null): readonly CountNews[] => {
  if (before === null || now === null) return [];
  const isNew = ({ at }: { readonly at: number }): boolean => at > before.countedAt;
  return [
    ...(now.corrections.some(isNew) ? [{ kind: 'corrected' as const, processed: now.processed }] : []),
    ...now.changes
      .filter(isNew)
      .slice(0, mostSeats)
      .map(({ seat, from, to }) => ({ kind: 'changed' as const, seat, from, to })),
    ...(now.final && !before.final ? [{ kind: 'final' as const }] : []),
  ];
};
