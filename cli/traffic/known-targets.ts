/** Caches the verdict number of each target by host and bytes. A lookup creates no string and judges nothing. */
export interface KnownTargets {
  /** True when the target is short enough and four bytes follow it in the buffer. */
  readonly canHold: (bytes: Buffer, start: number, end: number) => boolean;
  readonly hashOf: (host: number, bytes: Buffer, start: number, end: number) => number;
  readonly fetch: (hashes: Int32Array, count: number) => void;
  /** -1 when the target is not cached. */
  readonly get: (hash: number, host: number, bytes: Buffer, start: number, end: number) => number;
  readonly set: (hash: number, host: number, bytes: Buffer, start: number, end: number, value: number) => void;
}

export interface KnownTargetsSize {
  /** A power of two; the table is full at three quarters. */
  readonly places: number;
  /** In words of four bytes, at most 2 ** 23. */
  readonly words: number;
}

/** 26 MB, enough for a day; the system allocates pages only when they are written. */
const wholeDay: KnownTargetsSize = { places: 2 ** 19, words: 6 * 2 ** 20 };

const first: KnownTargetsSize = { places: 2 ** 12, words: 3 * 2 ** 14 };

/** In bytes; longer targets are not cached. */
const maxLength = 512;

const header = 2;

/** The lower bits of a table slot are the position; the upper bits are part of the hash. */
const whereBits = 2 ** 23 - 1;
const tagBits = ~whereBits;

const bitsOf = Int32Array.of(0, 0xff, 0xffff, 0xff_ffff);

const mixed = (hash: number, word: number): number => {
  const product = Math.imul(hash ^ word, 0x9e37_79b1);
  return (product << 13) | (product >>> 19);
};

const lastWord = (view: DataView, at: number, left: number): number =>
  view.getInt32(at, true) & (bitsOf[left] as number);

const keyOf = (host: number, length: number): number => (host << 10) | length;

const hashOf = (key: number, view: DataView, start: number, end: number): number => {
  let hash = mixed(0, key);
  let at = start;
  for (; at < end - 3; at += 4) hash = mixed(hash, view.getInt32(at, true));
  hash = mixed(hash, lastWord(view, at, end - at));
  return hash ^ (hash >>> 15);
};

const stands = (kept: Int32Array, where: number, view: DataView, start: number, end: number): boolean => {
  let word = where;
  let at = start;
  for (; at < end - 3; at += 4, word += 1) if (kept[word] !== view.getInt32(at, true)) return false;
  return kept[word] === lastWord(view, at, end - at);
};

const copyTo = (kept: Int32Array, where: number, view: DataView, start: number, end: number): number => {
  let word = where;
  let at = start;
  for (; at < end - 3; at += 4, word += 1) kept[word] = view.getInt32(at, true);
  kept[word] = lastWord(view, at, end - at);
  return word + 1;
};

/**
 * A cache of bounded size. When full, it is cleared, and grows to its maximum the first time. Reads four bytes at a
 * time, therefore a target needs four more bytes behind it.
 */
export const knownTargets = ({ places, words }: KnownTargetsSize = wholeDay): KnownTargets => {
  let table = new Int32Array(Math.min(places, first.places));
  let kept = new Int32Array(Math.min(words, first.words));
  let lastPlace = table.length - 1;
  let taken = 0;
  let filled = 1;
  let viewed: Buffer | null = null;
  let view: DataView = new DataView(kept.buffer, 0, 0);
  /** Keeps the engine from optimising the prefetch away. */
  let fetched = 0;

  const viewOf = (bytes: Buffer): DataView => {
    if (bytes === viewed) return view;
    viewed = bytes;
    view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return view;
  };
  const makeRoom = (): void => {
    if (4 * taken < 3 * table.length && filled + header + maxLength / 4 < kept.length) return;
    if (table.length < places || kept.length < words) {
      table = new Int32Array(places);
      kept = new Int32Array(words);
      lastPlace = places - 1;
    } else table.fill(0);
    taken = 0;
    filled = 1;
  };
  return {
    canHold: (bytes, start, end) => end - start <= maxLength && end + 4 <= bytes.length,
    hashOf: (host, bytes, start, end) => hashOf(keyOf(host, end - start), viewOf(bytes), start, end),
    fetch: (hashes, count) => {
      let sum = 0;
      for (let at = 0; at < count; at += 1) sum ^= table[(hashes[at] as number) & lastPlace] as number;
      for (let at = 0; at < count; at += 1)
        sum ^= kept[(table[(hashes[at] as number) & lastPlace] as number) & whereBits] as number;
      fetched ^= sum;
    },
    get: (hash, host, bytes, start, end) => {
      const seen = viewOf(bytes);
      const key = keyOf(host, end - start);
      for (let place = hash & lastPlace; table[place] !== 0; place = (place + 1) & lastPlace) {
        const entry = table[place] as number;
        const where = entry & whereBits;
        if (((entry ^ hash) & tagBits) === 0 && kept[where] === key && stands(kept, where + header, seen, start, end))
          return kept[where + 1] as number;
      }
      return -1;
    },
    set: (hash, host, bytes, start, end, value) => {
      makeRoom();
      let place = hash & lastPlace;
      while (table[place] !== 0) place = (place + 1) & lastPlace;
      table[place] = (hash & tagBits) | filled;
      taken += 1;
      kept[filled] = keyOf(host, end - start);
      kept[filled + 1] = value;
      filled = copyTo(kept, filled + header, viewOf(bytes), start, end);
    },
  };
};
