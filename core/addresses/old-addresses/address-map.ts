import { head, joined, type MapEntry, packed } from './packed-addresses.ts';

const slash = 0x2f;
const questionMark = 0x3f;

const after = (bytes: Uint8Array, at: number): number =>
  at +
  head +
  ((bytes[at + 1] as number) << 8) +
  (bytes[at + 2] as number) +
  ((bytes[at + 3] as number) << 8) +
  (bytes[at + 4] as number);

const textOf = (bytes: Uint8Array, start: number, end: number): string => {
  let text = '';
  for (let at = start; at < end; at += 1) text += String.fromCharCode(bytes[at] as number);
  return text;
};

/** Whether the records are these texts, in any order. */
const isSame = (bytes: Uint8Array, texts: ReadonlySet<string>): boolean => {
  const found = new Set<string>();
  for (let at = 0; at < bytes.length; at = after(bytes, at)) found.add(textOf(bytes, at, after(bytes, at)));
  return found.size === texts.size && [...found].every((text) => texts.has(text));
};

const firstHash = 0x81_1c_9d_c5;
const nextHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01_00_01_93);
const lastHash = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

const hashOf = (text: string): number => {
  let hash = firstHash;
  for (let at = 0; at < text.length; at += 1) hash = nextHash(hash, text.charCodeAt(at));
  return lastHash(hash);
};

const backwards = (slug: string): number => {
  let hash = 0;
  for (let at = slug.length - 1; at >= 0; at -= 1) hash = (Math.imul(hash, 31) + slug.charCodeAt(at)) | 0;
  return hash;
};

const slotsFor = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(8, count * 2)));

/** An immutable map in two blocks of bytes: 100,000 entries of usual length take 12 MB. */
export class AddressMap {
  readonly bytes: Uint8Array;
  readonly size: number;
  /** Names of query parameters in keys, by path. */
  readonly queryNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Offsets into `bytes` plus one; 0 is free. */
  private readonly slots: Uint32Array;

  /** `bytes` has whole records only (`isWhole`). Of two records with the same `from`, the first counts. */
  constructor(bytes: Uint8Array) {
    let count = 0;
    for (let at = 0; at < bytes.length; at = after(bytes, at)) count += 1;
    this.bytes = bytes;
    this.slots = new Uint32Array(slotsFor(count));
    const names = new Map<string, Set<string>>();
    let size = 0;
    for (let at = 0; at < bytes.length; at = after(bytes, at)) {
      const slot = this.freeSlot(at);
      if (slot === null) continue;
      this.slots[slot] = at + 1;
      size += 1;
      this.noteQuery(names, at);
    }
    this.size = size;
    this.queryNames = names;
  }

  static of(parts: readonly Uint8Array[]): AddressMap {
    return new AddressMap(joined(parts));
  }

  static isWhole(bytes: Uint8Array): boolean {
    let at = 0;
    while (at + head <= bytes.length) at = after(bytes, at);
    return at === bytes.length;
  }

  get(from: string): string | null {
    const at = this.slots[this.slotOf(from)] as number;
    if (at === 0) return null;
    const start = at - 1 + head + this.fromLength(at - 1);
    return textOf(this.bytes, start, after(this.bytes, at - 1));
  }

  *entries(): Generator<MapEntry> {
    for (let at = 0; at < this.bytes.length; at = after(this.bytes, at)) {
      const from = this.fromAt(at);
      if (this.slots[this.slotOf(from)] !== at + 1) continue;
      const to = textOf(this.bytes, at + head + this.fromLength(at), after(this.bytes, at));
      yield { from, to, isList: this.bytes[at] === 1 };
    }
  }

  /**
   * The map with other entries for these articles, and for addresses that end in one of these slugs. The same map where
   * nothing changes.
   */
  withArticles(slugs: ReadonlySet<string>, entries: readonly MapEntry[]): AddressMap {
    const hashes = new Set([...slugs].map(backwards));
    const isOf = (start: number, end: number): boolean => this.endsIn(start, end, hashes, slugs);
    return this.without((at) => {
      if (this.bytes[at] === 1) return false;
      const middle = at + head + this.fromLength(at);
      return isOf(middle, this.endWithoutLive(after(this.bytes, at))) || isOf(at + head, this.endWithoutLive(middle));
    }, entries);
  }

  withLists(entries: readonly MapEntry[]): AddressMap {
    return this.without((at) => this.bytes[at] === 1, entries);
  }

  private without(isGone: (at: number) => boolean, entries: readonly MapEntry[]): AddressMap {
    const [kept, gone]: [Uint8Array[], Set<string>] = [[], new Set()];
    let begun = 0;
    for (let at = 0, next = 0; at < this.bytes.length; at = next) {
      next = after(this.bytes, at);
      if (!isGone(at)) continue;
      gone.add(textOf(this.bytes, at, next));
      kept.push(this.bytes.subarray(begun, at));
      begun = next;
    }
    const added = packed(entries);
    if (isSame(added, gone)) return this;
    kept.push(this.bytes.subarray(begun));
    return new AddressMap(joined([...kept, added]));
  }

  /** Null where an earlier record has the same `from`. */
  private freeSlot(at: number): number | null {
    const { bytes } = this;
    const [start, length] = [at + head, this.fromLength(at)];
    let hash = firstHash;
    for (let index = start; index < start + length; index += 1) hash = nextHash(hash, bytes[index] as number);
    const mask = this.slots.length - 1;
    for (let slot = lastHash(hash) & mask; ; slot = (slot + 1) & mask) {
      const other = (this.slots[slot] as number) - 1;
      if (other < 0) return slot;
      if (this.fromLength(other) !== length) continue;
      let index = 0;
      while (index < length && bytes[start + index] === bytes[other + head + index]) index += 1;
      if (index === length) return null;
    }
  }

  private noteQuery(names: Map<string, Set<string>>, at: number): void {
    const end = at + head + this.fromLength(at);
    let question = at + head;
    while (question < end && this.bytes[question] !== questionMark) question += 1;
    if (question === end) return;
    const path = textOf(this.bytes, at + head, question);
    const known = names.get(path) ?? new Set();
    for (const piece of textOf(this.bytes, question + 1, end).split('&')) known.add(piece.split('=', 1)[0] ?? '');
    names.set(path, known);
  }

  private fromLength(at: number): number {
    return ((this.bytes[at + 1] as number) << 8) + (this.bytes[at + 2] as number);
  }

  private fromAt(at: number): string {
    return textOf(this.bytes, at + head, at + head + this.fromLength(at));
  }

  private isAt(at: number, from: string): boolean {
    if (this.fromLength(at) !== from.length) return false;
    for (let index = 0; index < from.length; index += 1)
      if (this.bytes[at + head + index] !== from.charCodeAt(index)) return false;
    return true;
  }

  private slotOf(from: string): number {
    const mask = this.slots.length - 1;
    let slot = hashOf(from) & mask;
    for (; ; slot = (slot + 1) & mask) {
      const at = this.slots[slot] as number;
      if (at === 0 || this.isAt(at - 1, from)) return slot;
    }
  }

  private endWithoutLive(end: number): number {
    const { bytes } = this;
    const isLive =
      bytes[end - 4] === slash && bytes[end - 3] === 0x65 && bytes[end - 2] === 0x6c && bytes[end - 1] === 0x6f;
    return isLive ? end - 4 : end;
  }

  private endsIn(start: number, end: number, hashes: ReadonlySet<number>, slugs: ReadonlySet<string>): boolean {
    let [at, hash] = [end - 1, 0];
    for (; at >= start && this.bytes[at] !== slash; at -= 1)
      hash = (Math.imul(hash, 31) + (this.bytes[at] as number)) | 0;
    return hashes.has(hash) && slugs.has(textOf(this.bytes, at + 1, end));
  }
}

export const noAddresses = new AddressMap(new Uint8Array(0));
