import type { Io } from '../terminal/io.ts';
import { readWhole } from '../terminal/read-whole.ts';

/** Where a rule stands; the line is null where it cannot be told. */
export interface RulePlace {
  readonly file: string;
  readonly line: number | null;
}

/** Of a rule by its id; the second bearer of an id is `id#2`. */
export type RulePlaces = (id: string) => RulePlace;

/** Bytes: no larger rule set is read. */
const largest = 2 ** 23;

/** Where a clone keeps the rules that the product comes with. */
const ownFile = 'config/redirects.json';

const idOnLine = /"id"\s*:\s*("(?:[^"\\]|\\.)*")/g;

const idOf = (quoted: string): string => {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return '';
  }
};

const linesOf = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries())
    for (const [, quoted = ''] of line.matchAll(idOnLine)) {
      const id = idOf(quoted);
      let name = id;
      for (let bearer = 2; lines.has(name); bearer += 1) name = `${id}#${bearer}`;
      lines.set(name, index + 1);
    }
  return lines;
};

/** Reads where the rules of a file stand; those of the product's own set where none is named. */
export const rulePlaces = async (io: Pick<Io, 'bytes'>, file = ownFile): Promise<RulePlaces> => {
  const lines = (await readWhole(io, file, largest)).match(linesOf, () => new Map<string, number>());
  return (id) => ({ file, line: lines.get(id) ?? null });
};
