const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const shareList = (known: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] => {
  const shared = fresh.map((item, at) => shareStructure(known[at], item));
  const isSame = known.length === fresh.length && shared.every((item, at) => Object.is(item, known[at]));
  return isSame ? known : shared;
};

const shareRecord = (
  known: Readonly<Record<string, unknown>>,
  fresh: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  if (Object.getPrototypeOf(known) !== Object.getPrototypeOf(fresh)) return fresh;
  const [names, knownNames] = [Object.keys(fresh), Object.keys(known)];
  // Defined, and not set: a field may bear any name.
  const shared = Object.create(Object.getPrototypeOf(fresh)) as Record<string, unknown>;
  // Whoever goes through a record goes by the order of its names.
  let isSame = names.length === knownNames.length;
  for (const [at, name] of names.entries()) {
    const isKnown = Object.hasOwn(known, name);
    const value = isKnown ? shareStructure(known[name], fresh[name]) : fresh[name];
    isSame &&= name === knownNames[at] && Object.is(value, known[name]);
    if (name === '__proto__')
      Object.defineProperty(shared, name, { value, enumerable: true, configurable: true, writable: true });
    else shared[name] = value;
  }
  return isSame ? known : shared;
};

/**
 * The fresh value, with what stood at the same place before wherever that is equal: whoever compares by identity sees
 * what has changed. Plain data alone; anything else is as fresh as it came.
 */
export const shareStructure = (known: unknown, fresh: unknown): unknown => {
  if (Object.is(known, fresh)) return known;
  if (Array.isArray(known) && Array.isArray(fresh)) return shareList(known, fresh);
  return isPlain(known) && isPlain(fresh) ? shareRecord(known, fresh) : fresh;
};
