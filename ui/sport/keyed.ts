export const keyed = <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): readonly { readonly key: string; readonly item: T }[] => {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, item };
  });
};
