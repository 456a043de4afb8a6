import type { Count } from './count.ts';

export type CountNews =
  | { readonly kind: 'corrected'; readonly processed: number }
  | { readonly kind: 'changed'; readonly seat: string; readonly from: string; readonly to: string }
  | { readonly kind: 'final' };

const maxSeats = 3;

export const countNews = (before: Count | null, now: Count | null): readonly CountNews[] => {
  if (before === null || now === null) return [];
  const isNew = ({ at }: { readonly at: number }): boolean => at > before.countedAt;
  return [
    ...(now.corrections.some(isNew) ? [{ kind: 'corrected' as const, processed: now.processed }] : []),
    ...now.changes
      .filter(isNew)
      .slice(0, maxSeats)
      .map(({ seat, from, to }) => ({ kind: 'changed' as const, seat, from, to })),
    ...(now.final && !before.final ? [{ kind: 'final' as const }] : []),
  ];
};
