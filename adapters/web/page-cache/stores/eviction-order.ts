export interface Bounds {
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** What is kept within bounds, and what goes first when there is no room. */
export interface EvictionOrder {
  readonly bytes: () => number;
  /** Notes that something of so many bytes (more than none) was asked for: once, or once more. */
  use(name: string, bytes: number, askedAgain: boolean): void;
  forget(name: string): void;
  /**
   * What has to go before there is room for one more of so many bytes, the first to go first; null when there can be
   * none.
   */
  victimsFor(bytes: number): readonly string[] | null;
}

/** Of the room: so much is always left to what was asked for once. */
const shareOfNewcomers = 0.2;

interface Segment {
  /** Bytes by name; the one that was used longest ago comes first. */
  readonly entries: Map<string, number>;
  bytes: number;
}

const take = (from: Segment, name: string): void => {
  from.bytes -= from.entries.get(name) ?? 0;
  from.entries.delete(name);
};

/** A segment while it is being emptied from its beginning. */
const emptying = ({ entries, bytes }: Segment) => {
  const names = entries.entries();
  const left = { bytes, entries: entries.size };
  const next = (): string => {
    const [name, size] = names.next().value ?? ['', 0];
    left.bytes -= size;
    left.entries -= 1;
    return name;
  };
  return { left, next };
};

/**
 * A segmented LRU: what was asked for once goes before what was asked for again, and within both what was used
 * longest ago. So a flood
 * of addresses that nobody asks for twice pushes out itself, and not the front page.
 */
export const createEvictionOrder = ({ maxBytes, maxEntries }: Bounds): EvictionOrder => {
  const [once, again]: readonly [Segment, Segment] = [
    { entries: new Map(), bytes: 0 },
    { entries: new Map(), bytes: 0 },
  ];
  const forget = (name: string): void => [once, again].forEach((from) => take(from, name));

  const victimsFor = (wanted: number): readonly string[] | null => {
    if (wanted > maxBytes || maxEntries < 1) return null;
    const [newcomers, others] = [emptying(once), emptying(again)];
    const fits = (): boolean =>
      newcomers.left.bytes + others.left.bytes + wanted <= maxBytes &&
      newcomers.left.entries + others.left.entries < maxEntries;
    const newcomerGoes = ({ bytes, entries } = newcomers.left): boolean =>
      others.left.entries === 0 || bytes > maxBytes * shareOfNewcomers || entries > maxEntries * shareOfNewcomers;
    const victims: string[] = [];
    while (!fits()) victims.push((newcomerGoes() ? newcomers : others).next());
    return victims;
  };

  return {
    bytes: () => once.bytes + again.bytes,
    forget,
    victimsFor,
    use(name, size, askedAgain) {
      forget(name);
      const to = askedAgain ? again : once;
      to.entries.set(name, size);
      to.bytes += size;
    },
  };
};
