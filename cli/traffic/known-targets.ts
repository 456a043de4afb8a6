/**
 * What was found for targets, by host and bytes: a request for one that is known costs no text and no verdict. Hosts
 * and
 * values are small numbers. A target is looked for by its hash, which is made first.
 */
export interface KnownTargets {
  /** Whether a target is short enough, and has as much behind it as reading by words takes. */
  readonly canHold: (bytes: Buffer, start: number, end: number) => boolean;
  readonly hashOf: (host: number, bytes: Buffer, start: number, end: number) => number;
  /**
   * Has the processor fetch what is kept under these hashes all at once, so that what follows need not wait for it
   * one by one.
   */
  readonly fetch: (hashes: Int32Array, count: number) => void;
  /** -1 when the target is not known. */
  readonly get: (hash: number, host: number, bytes: Buffer, start: number, end: number) => number;
  /** Keeps the value, from 0 on, of a target that is not known. */
  readonly set: (hash: number, host: number, bytes: Buffer, start: number, end: number, value: number) => void;
}

export interface KnownTargetsSize {
  /** A power of two; three in four can be taken. */
  readonly places: number;
  /** Words of four bytes for what is kept of the targets, at most 2 ** 23. */
  readonly words: number;
}

/** Room for a day's addresses: 26 MB, of which the system gives no more than is filled. */
const wholeDay: KnownTargetsSize = { places: 2 ** 19, words: 6 * 2 ** 20 };

/** How much of it is taken at first: most logs need no more, and to get room for a day takes as long as to read them. */
const first: KnownTargetsSize = { places: 2 ** 12, words: 3 * 2 ** 14 };

/** A longer target, in bytes, is not kept. */
const longest = 512;

/** In front of its bytes, a target's host with its length, and its value. */
const header = 2;

/**
 * A place of the table holds where a target is kept and, in the upper bits, a part of its hash, so that few others
 * are looked at.
 */
const whereBits = 2 ** 23 - 1;
const tagBits = ~whereBits;

/** The bits that a word has when so many bytes are left. */
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

/** Copies a target's words; what stands behind them. */
const copyTo = (kept: Int32Array, where: number, view: DataView, start: number, end: number): number => {
  let word = where;
  let at = start;
  for (; at < end - 3; at += 4, word += 1) kept[word] = view.getInt32(at, true);
  kept[word] = lastWord(view, at, end - at);
  return word + 1;
};

/**
 * Remembers targets by their bytes, in memory of bounded size; when that is full it begins anew, the first time with all
 * that it may take. Bytes are taken four at a time, the last ones with zeros: behind a target there must be four more
 * in the buffer, as there are in an access log.
 */
export const knownTargets = ({ places, words }: KnownTargetsSize = wholeDay): KnownTargets => {
  let table = new Int32Array(Math.min(places, first.places));
  let kept = new Int32Array(Math.min(words, first.words));
  let lastPlace = table.length - 1;
  let taken = 0;
  let filled = 1;
  let viewed: Buffer | null = null;
  let view: DataView = new DataView(kept.buffer, 0, 0);
  /** Means nothing; but what is read for it is read. */
  let fetched = 0;

  const viewOf = (bytes: Buffer): DataView => {
    if (bytes === viewed) return view;
    viewed = bytes;
    view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return view;
  };
  const makeRoom = (): void => {
    if (4 * taken < 3 * table.length && filled + header + longest / 4 < kept.length) return;
    if (table.length < places || kept.length < words) {
      table = new Int32Array(places);
      kept = new Int32Array(words);
      lastPlace = places - 1;
    } else table.fill(0);
    taken = 0;
    filled = 1;
  };
  return {
    canHold: (bytes, start, end) => end - start <= longest && end + 4 <= bytes.length,
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
