/** What was found for targets, by their bytes: a request for one that is known costs no text and no verdict. */
export interface KnownTargets<Value> {
  readonly get: (bytes: Buffer, start: number, end: number) => Value | null;
  readonly set: (bytes: Buffer, start: number, end: number, value: Value) => void;
}

/** One target in each place, no longer than this; another that falls there takes it over. Half a megabyte stays in the processor's cache, and more would not pay. */
const places = 2 ** 12;
const longest = 128;

/** The ends of addresses differ most. */
const looked = 16;

const placeOf = (bytes: Buffer, start: number, end: number): number => {
  let hash = end - start;
  for (let at = Math.max(start, end - looked); at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x0100_0193);
  return (hash ^ (hash >>> 15)) & (places - 1);
};

/** Remembers targets by their bytes in fixed memory. */
export const knownTargets = <Value>(): KnownTargets<Value> => {
  const kept = Buffer.alloc(places * longest);
  const lengths = new Uint8Array(places);
  const values: (Value | null)[] = Array.from({ length: places }, () => null);
  return {
    get: (bytes, start, end) => {
      const length = end - start;
      if (length > longest) return null;
      const place = placeOf(bytes, start, end);
      if (lengths[place] !== length) return null;
      const from = place * longest;
      for (let at = length - 1; at >= 0; at -= 1) if (kept[from + at] !== bytes[start + at]) return null;
      return values[place] as Value | null;
    },
    set: (bytes, start, end, value) => {
      const length = end - start;
      if (length > longest) return;
      const place = placeOf(bytes, start, end);
      bytes.copy(kept, place * longest, start, end);
      lengths[place] = length;
      values[place] = value;
    },
  };
};
