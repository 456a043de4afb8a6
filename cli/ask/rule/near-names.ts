/** Levenshtein distance. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          (row[to] as number) + 1,
          (next[to - 1] as number) + 1,
          (row[to - 1] as number) + Number(one[at - 1] !== other[to - 1]),
        ),
      );
    row = next;
  }
  return row[other.length] as number;
};

const max = 3;

const maxLength = 60;

/** Nearest first, including names that contain the typed text. */
export const nearNames = (typed: string, names: readonly string[]): readonly string[] => {
  const word = typed.toLowerCase().replaceAll(/[_\s]/g, '-');
  if (word === '' || word.length > maxLength) return [];
  const away = (name: string): number => {
    const slips = distance(word, name);
    return slips > 2 && word.length > 2 && (name.includes(word) || word.includes(name)) ? 2.5 : slips;
  };
  return names
    .map((name) => ({ name, slips: away(name) }))
    .filter(({ name, slips }) => slips <= Math.min(3, Math.max(1, name.length / 3)))
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, max)
    .map(({ name }) => name);
};
