/** What is told twice is shown once, as it was told first: `name` says by what it is known. */
export const firstOfEach =
  <Item>(name: (item: Item) => unknown) =>
  (items: readonly Item[]): readonly Item[] => {
    const seen = new Set<string>();
    return items.filter((item) => {
      const known = JSON.stringify(name(item));
      const isFirst = !seen.has(known);
      seen.add(known);
      return isFirst;
    });
  };
