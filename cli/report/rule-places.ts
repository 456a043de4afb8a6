import type { Io } from '../terminal/io.ts';
import { readWhole } from '../terminal/read-whole.ts';

/** The line is null when it is unknown. */
export interface RulePlace {
  readonly file: string;
  readonly line: number | null;
}

/** The second rule with the same id is `id#2`. */
export type RulePlaces = (id: string) => RulePlace;

/** In bytes; larger rule sets are not read. */
const largest = 2 ** 23;

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
  const bearers = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries())
    for (const [, quoted = ''] of line.matchAll(idOnLine)) {
      const id = idOf(quoted);
      const bearer = (bearers.get(id) ?? 0) + 1;
      bearers.set(id, bearer);
      lines.set(bearer === 1 ? id : `${id}#${bearer}`, index + 1);
    }
  return lines;
};

/** The first file that contains a rule wins. Unknown rules are attributed to the last file. */
export const rulePlaces = async (io: Pick<Io, 'bytes'>, ...files: readonly string[]): Promise<RulePlaces> => {
  const known: RulePlace[] = [];
  const places = new Map<string, RulePlace>();
  for (const file of files) {
    known.push({ file, line: null });
    const lines = (await readWhole(io, file, largest)).match(linesOf, () => new Map<string, number>());
    for (const [id, line] of lines) if (!places.has(id)) places.set(id, { file, line });
  }
  return (id) => places.get(id) ?? known.at(-1) ?? { file: ownFile, line: null };
};

export const filesInForce = (
  { addedRules }: { readonly addedRules?: string | undefined },
  named: string | undefined,
): readonly string[] => {
  if (named !== undefined) return [named];
  return addedRules === undefined ? [ownFile] : [addedRules, ownFile];
};
