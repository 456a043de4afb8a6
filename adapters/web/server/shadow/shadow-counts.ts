import type { ShadowDifference, ShadowKind } from '#core/addresses/shadow-difference.ts';

export interface ShadowRow extends ShadowDifference {
  readonly address: string;
}

export interface ShadowTold {
  /** Unix seconds. Later than requested when the server started later. */
  readonly since: number;
  readonly requests: number;
  readonly lost: number;
  readonly moved: number;
  readonly found: number;
  /** The addresses that differ most. Their counts are lower bounds; the totals are exact. */
  readonly top: readonly (ShadowRow & { readonly requests: number })[];
}

/** Counts differences between two rule sets per minute, in bounded memory. Times are unix milliseconds. */
export interface ShadowCounts {
  note(now: number, difference: ShadowRow | null): void;
  since(from: number): ShadowTold;
}

type Rows = Map<string, { readonly row: ShadowRow; count: number }>;

interface Minute {
  readonly at: number;
  requests: number;
  readonly kinds: Record<ShadowKind, number>;
  readonly rows: Rows;
}

const minute = 60_000;
const maxMinutes = 1440;
/** Addresses counted per minute, which limits a day to about 20 MB. */
const maxOfMinute = 20;
const maxTold = 20;

const freshMinute = (at: number): Minute => ({
  at,
  requests: 0,
  kinds: { lost: 0, moved: 0, found: 0 },
  rows: new Map(),
});

const add = (rows: Rows, row: ShadowRow, count: number, max: number): void => {
  const key = JSON.stringify([row.kind, row.address, row.before, row.after]);
  const known = rows.get(key);
  if (known !== undefined) known.count += count;
  else if (rows.size < max) rows.set(key, { row, count });
};

const told = (minutes: readonly Minute[], since: number): ShadowTold => {
  const sum = { requests: 0, lost: 0, moved: 0, found: 0 };
  const all: Rows = new Map();
  for (const { requests, kinds, rows } of minutes) {
    sum.requests += requests;
    for (const kind of ['lost', 'moved', 'found'] as const) sum[kind] += kinds[kind];
    for (const { row, count } of rows.values()) add(all, row, count, Infinity);
  }
  const top = [...all.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxTold)
    .map(({ row, count }) => ({ ...row, requests: count }));
  return { since: Math.floor(since / 1000), ...sum, top };
};

export const shadowCounts = (begun: number): ShadowCounts => {
  const minutes: Minute[] = [];
  const current = (now: number): Minute => {
    const at = Math.floor(now / minute);
    const last = minutes.at(-1);
    if (last?.at === at) return last;
    const fresh = freshMinute(at);
    minutes.push(fresh);
    while (minutes[0] !== undefined && minutes[0].at <= at - maxMinutes) minutes.shift();
    return fresh;
  };
  return {
    note: (now, row) => {
      const { kinds, rows } = current(now);
      current(now).requests += 1;
      if (row === null) return;
      kinds[row.kind] += 1;
      add(rows, row, 1, maxOfMinute);
    },
    since: (from) =>
      told(
        minutes.filter(({ at }) => (at + 1) * minute > from),
        Math.max(begun, Math.floor(from / minute) * minute),
      ),
  };
};
