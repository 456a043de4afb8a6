import Papa from 'papaparse';
import type { ListFaultKind } from '#adapters/newsroom-contract/readers.ts';
import { type Line, linesOf, maxLength } from './lines.ts';

export type ListRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly fault: ListFaultKind };

const delimiters = [',', ';', '\t'];
const maxLines = 100;

const cellsOf = (text: string, delimiter: string): readonly string[] | null => {
  if (!text.includes('"')) return text.split(delimiter);
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter, newline: '\n' });
  return errors.length === 0 && data.length === 1 ? (data[0] ?? null) : null;
};

const oddQuotes = (text: string): boolean => text.split('"').length % 2 === 0;

/**
 * Joins the lines of a quoted field. A parser of the whole file would read to its end after a quote that is never
 * closed; here such a quote costs its own line, and no other. The first record, the head, shows the delimiter.
 */
export const recordsOf = async function* (chunks: AsyncIterable<string>): AsyncGenerator<ListRecord> {
  let open: readonly Line[] = [];
  let delimiter: string | null = null;
  const read = (text: string): readonly string[] | null => {
    const widthBy = (one: string): number => cellsOf(text, one)?.length ?? 0;
    delimiter ??= delimiters.toSorted((one, other) => widthBy(other) - widthBy(one))[0] ?? ',';
    return cellsOf(text, delimiter);
  };
  const settle = function* (lines: readonly Line[], isEnd = false): Generator<ListRecord> {
    const queue = [...lines];
    const giveUp = (): number => {
      const [first, ...rest] = open;
      queue.unshift(...rest);
      open = [];
      return first?.line ?? 0;
    };
    for (;;) {
      const next = queue.shift();
      if (next === undefined) {
        if (!isEnd || open.length === 0) return;
        yield { line: giveUp(), fault: 'quotes' };
        continue;
      }
      const { line, text } = next;
      const odd = oddQuotes(text);
      if (text.length > maxLength) yield { line, fault: 'too-long' };
      else if (open.length === 0 ? odd : !odd && open.length < maxLines) open = [...open, next];
      else {
        const joined = [...open, next];
        const cells = open.length === 0 || odd ? read(joined.map((one) => one.text).join('\n')) : null;
        const at = joined[0]?.line ?? line;
        if (cells === null) {
          open = joined;
          giveUp();
          yield { line: at, fault: 'quotes' };
        } else {
          open = [];
          if (cells.some((cell) => cell.trim() !== '')) yield { line: at, cells };
        }
      }
    }
  };
  for await (const next of linesOf(chunks)) yield* settle([next]);
  yield* settle([], true);
};
