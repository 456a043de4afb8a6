export type UpdateTag = { readonly kind: 'fresh' } | { readonly kind: 'minutes'; readonly minutes: number };

/** Appears for ten minutes after an update; all times in unix seconds (spec §9, R21). */
export const updateTag = (publishedAt: number, updatedAt: number | null, now: number): UpdateTag | null => {
  if (updatedAt === null || updatedAt <= publishedAt) return null;
  const minutes = Math.floor((now - updatedAt) / 60);
  if (minutes < 0 || minutes > 10) return null;
  return minutes === 0 ? { kind: 'fresh' } : { kind: 'minutes', minutes };
};
