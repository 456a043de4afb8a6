export interface Bounds {
  readonly maxBytes: number;
  readonly maxEntries: number;
}

export interface EvictionOrder {
  readonly bytes: () => number;
  use(name: string, bytes: number, askedAgain: boolean): void;
  evict(name: string): void;
  /** Entries to evict, in order; null when the new one can never fit. */
  victimsFor(bytes: number): readonly string[] | null;
}

const shareOfNewcomers = 0.2;

interface Segment {
  readonly entries: Map<string, number>;
  bytes: number;
}

const take = (from: Segment, name: string): void => {
  from.bytes -= from.entries.get(name) ?? 0;
  from.entries.delete(name);
};

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
 * Segmented LRU: entries requested once are evicted first. A flood of one-time requests cannot evict the front page.
 */
export const createEvictionOrder = ({ maxBytes, maxEntries }: Bounds): EvictionOrder => {
  const [once, again]: readonly [Segment, Segment] = [
    { entries: new Map(), bytes: 0 },
    { entries: new Map(), bytes: 0 },
  ];
  const evict = (name: string): void => [once, again].forEach((from) => take(from, name));

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
    evict,
    victimsFor,
    use(name, size, askedAgain) {
      evict(name);
      const to = askedAgain ? again : once;
      to.entries.set(name, size);
      to.bytes += size;
    },
  };
};
