const maxLength = 512;
/** Reused rows: millions of pairs are compared. */
const rows = [0, 1, 2].map(() => new Uint16Array(maxLength + 1)) as [Uint16Array, Uint16Array, Uint16Array];

const differing = (one: string, other: string): readonly [string, string] => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end))
    end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
};

const compare = (one: string, other: string, max: number): number => {
  let [before, row, next] = rows;
  for (let at = 0; at <= other.length; at += 1) row[at] = at;
  for (let at = 1; at <= one.length; at += 1) {
    next.fill(max + 1, 0, other.length + 1);
    next[0] = at;
    let min = at;
    const code = one.charCodeAt(at - 1);
    const last = one.charCodeAt(at - 2);
    for (let to = Math.max(1, at - max); to <= Math.min(other.length, at + max); to += 1) {
      const same = code === other.charCodeAt(to - 1);
      let cost = Math.min(
        (row[to] as number) + 1,
        (next[to - 1] as number) + 1,
        (row[to - 1] as number) + (same ? 0 : 1),
      );
      if (!same && at > 1 && to > 1 && code === other.charCodeAt(to - 2) && last === other.charCodeAt(to - 1))
        cost = Math.min(cost, (before[to - 2] as number) + 1);
      next[to] = cost;
      if (cost < min) min = cost;
    }
    if (min > max) return max + 1;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[other.length] as number, max + 1);
};

/** Edit distance with transpositions; `most` + 1 when greater, or when a word has over 512 letters. */
export const slips = (one: string, other: string, max: number): number => {
  if (Math.abs(one.length - other.length) > max || Math.max(one.length, other.length) > maxLength) return max + 1;
  const [left, right] = differing(one, other);
  return Math.min(compare(left, right, max), max + 1);
};
