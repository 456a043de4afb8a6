const boxSize = 4;
const routes: readonly string[] = ['english', 'articles_by_mstag'];

interface Listed {
  readonly id: number;
}

export const notListed = <Card extends Listed>(
  listed: readonly Listed[],
  highlights: readonly Card[],
): readonly Card[] => {
  const seen = new Set(listed.map(({ id }) => id));
  return highlights.filter(({ id }) => !seen.has(id) && seen.add(id).has(id));
};

/** Exactly four articles that are not in the list, or none (spec §2.4, R22). */
export const highlightBox = <Card extends Listed>(
  route: string,
  listed: readonly Listed[],
  highlights: readonly Card[],
): readonly Card[] | null => {
  if (!routes.includes(route)) return null;
  const left = notListed(listed, highlights);
  return left.length === boxSize ? left : null;
};
