import type { MenuItem } from '#core/editorial/common-data/common-data.ts';

export const once = (items: readonly MenuItem[], elsewhere: readonly MenuItem[]): readonly MenuItem[] => {
  const seen = new Set(elsewhere.map(({ url }) => url));
  return items.filter(({ url }) => !seen.has(url) && seen.add(url));
};
