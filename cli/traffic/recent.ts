/** What was found for keys of late; whatever is not asked for again is forgotten in time. */
export interface Recent<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
}

/**
 * A memory of bounded size: two generations of at most so many entries and characters each. What is asked for moves into
 * the younger one; when that is full the older is dropped.
 */
export const recent = <Value>(mostEntries: number, mostCharacters: number): Recent<Value> => {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let characters = 0;
  const set = (key: string, value: Value): void => {
    if (young.size >= mostEntries || characters + key.length > mostCharacters) {
      old = young;
      young = new Map();
      characters = 0;
    }
    characters += key.length;
    young.set(key, value);
  };
  return {
    set,
    get: (key) => {
      const value = young.get(key);
      if (value !== undefined) return value;
      const earlier = old.get(key);
      if (earlier !== undefined) set(key, earlier);
      return earlier;
    },
    clear: () => {
      young = new Map();
      old = new Map();
      characters = 0;
    },
  };
};
