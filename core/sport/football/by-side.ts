import type { Sides } from './sides.ts';

export const bySide = <T extends { readonly teamId: number | null }>(
  items: readonly T[],
  { home, away }: Sides<number | null>,
): Sides<T | null> => {
  const own = (id: number | null, place: number): T | null => {
    const named = id === null ? undefined : items.find(({ teamId }) => teamId === id);
    const placed = items[place];
    return named ?? (placed?.teamId === null || id === null ? (placed ?? null) : null);
  };
  return { home: own(home, 0), away: own(away, 1) };
};
