const plainPrototypes: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype, null]);

/**
 * Compares data value by value. What was found to be the same is not compared again until it is forgotten. What is
 * no plain data is the same as itself alone.
 */
export const createSameValue = () => {
  const known = new Map<object, object>();

  const isSameObject = (one: object, other: object): boolean => {
    const prototype: unknown = Object.getPrototypeOf(one);
    if (prototype !== Object.getPrototypeOf(other) || !plainPrototypes.has(prototype)) return false;
    if ('$$typeof' in one) return false;
    const [names, others] = [Object.keys(one), Object.keys(other)];
    if (names.length !== others.length) return false;
    // Whoever goes through a record goes by the order of its names.
    return names.every(
      (name, at) =>
        name === others[at] && isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    );
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
