interface Dated {
  readonly id: number;
  readonly siteSlug: string;
  /** Unix seconds. */
  readonly publishedAt: number;
}

export interface Drawn<Card> {
  readonly card: Card;
  readonly from: readonly number[];
}

export const newestOf = <Card extends Dated>(
  lists: readonly (readonly Card[])[],
  max: number,
): readonly Drawn<Card>[] => {
  const found = new Map<string, { readonly card: Card; readonly from: number[] }>();
  lists.forEach((cards, at) => {
    for (const card of cards) {
      const name = `${card.siteSlug} ${card.id}`;
      const known = found.get(name);
      if (known === undefined) found.set(name, { card, from: [at] });
      else if (!known.from.includes(at)) known.from.push(at);
    }
  });
  return [...found.values()]
    .toSorted(({ card: one }, { card: other }) => other.publishedAt - one.publishedAt || other.id - one.id)
    .slice(0, max);
};
