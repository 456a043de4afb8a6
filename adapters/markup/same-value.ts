const plainPrototypes: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype, null]);

/**
 * Compares data value by value. What was found to be the same is not compared again until it is forgotten. What is
 * no plain data is the same as itself alone.
 */
export const createSameValue = () => {
  const known = new Map<object, object>();

  const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
    if (one.length !== other.length) return false;
    for (let at = 0; at < one.length; at += 1) if (!isSame(one[at], other[at])) return false;
    return true;
  };

  const isSameRecord = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean => {
    if ('$$typeof' in one) return false;
    const [names, others] = [Object.keys(one), Object.keys(other)];
    if (names.length !== others.length) return false;
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] as string;
      // Whoever goes through a record goes by the order of its names.
      if (name !== others[at] || !isSame(one[name], other[name])) return false;
    }
    return true;
  };

  const isSameObject = (one: object, other: object): boolean => {
    const prototype: unknown = Object.getPrototypeOf(one);
    if (prototype !== Object.getPrototypeOf(other) || !plainPrototypes.has(prototype)) return false;
    return Array.isArray(one) && Array.isArray(other)
      ? isSameList(one, other)
      : isSameRecord(one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>);
  };

  const isSame = (one: unknown, other: unknown): boolean => {
    if (Object.is(one, other)) return true;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
    if (known.get(other) === one) return true;
    if (!isSameObject(one, other)) return false;
    known.set(other, one);
    return true;
  };

  return { isSame, forget: () => known.clear() };
};
