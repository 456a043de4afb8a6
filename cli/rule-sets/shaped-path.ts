import { isDateAt } from '#core/addresses/paths/calendar-date.ts';
import type { PatternPart } from '#core/addresses/paths/pattern-part.ts';
import type { PathPattern } from '#core/addresses/paths/path-pattern.ts';
import { asciiPath, plainPath } from '#core/addresses/paths/path-text.ts';
import type { Budget } from './reachable-from.ts';

/** One unknown segment, or several at the end of a path. Equal ids mean equal values. */
export interface Unknown {
  readonly kind: 'segment' | 'rest';
  readonly id: number;
  readonly name: string;
}

export interface Slice {
  readonly of: Unknown;
  readonly from: number;
  readonly to: number | null;
}

export type Cell =
  | { readonly kind: 'word'; readonly raw: string }
  | Unknown
  | { readonly kind: 'mixed'; readonly pieces: readonly (string | Slice)[] };

export type ShapedPath = readonly Cell[];

export interface Knowledge {
  readonly is: ReadonlyMap<number, ShapedPath>;
  readonly not: ReadonlyMap<number, ReadonlySet<string>>;
  readonly date: ReadonlyMap<number, boolean>;
  readonly number: ReadonlyMap<number, boolean>;
}

export const nothingKnown: Knowledge = { is: new Map(), not: new Map(), date: new Map(), number: new Map() };

export const word = (raw: string): Cell => ({ kind: 'word', raw });

export const isNumber = (text: string): boolean => /^\d+$/.test(text);

export const isDateWord = (text: string): boolean => text.length === 8 && isDateAt(text, 0, 4, 6);

const withEntry = <Value>(map: ReadonlyMap<number, Value>, id: number, value: Value): ReadonlyMap<number, Value> =>
  new Map(map).set(id, value);

export const knowingIs = (known: Knowledge, id: number, is: ShapedPath): Knowledge => ({
  ...known,
  is: withEntry(known.is, id, is),
});

export const knowingNot = (known: Knowledge, id: number, text: string): Knowledge => ({
  ...known,
  not: withEntry(known.not, id, new Set([...(known.not.get(id) ?? []), text])),
});

export const knowingDate = (known: Knowledge, id: number, date: boolean): Knowledge => ({
  ...known,
  date: withEntry(known.date, id, date),
});

export const knowingNumber = (known: Knowledge, id: number, number: boolean): Knowledge => ({
  ...known,
  number: withEntry(known.number, id, number),
});

export const mayBe = ({ not, date, number }: Knowledge, { id }: Unknown, text: string): boolean =>
  not.get(id)?.has(text) !== true &&
  (date.get(id) ?? isDateWord(text)) === isDateWord(text) &&
  (number.get(id) ?? isNumber(text)) === isNumber(text);

const settledPiece = (known: Knowledge, piece: string | Slice): string | Slice => {
  if (typeof piece === 'string') return piece;
  const [only] = known.is.get(piece.of.id) ?? [];
  return only?.kind === 'word' ? only.raw.slice(piece.from, piece.to ?? undefined) : piece;
};

export const settled = (known: Knowledge, path: ShapedPath): ShapedPath =>
  path.flatMap((cell): ShapedPath => {
    if (cell.kind === 'word') return [cell];
    if (cell.kind === 'mixed') {
      const pieces = cell.pieces.map((piece) => settledPiece(known, piece));
      return [pieces.every((piece) => typeof piece === 'string') ? word(pieces.join('')) : { kind: 'mixed', pieces }];
    }
    const is = known.is.get(cell.id);
    return is === undefined ? [cell] : settled(known, is);
  });

export interface Fitting {
  readonly known: Knowledge;
  readonly fits: boolean;
}

export interface Splitting {
  readonly budget: Budget;
  readonly newId: () => number;
}

const no = (known: Knowledge): readonly Fitting[] => [{ known, fits: false }];

type Next = (known: Knowledge) => readonly Fitting[];

const byWord = (known: Knowledge, cell: Unknown, text: string, then: Next): readonly Fitting[] =>
  mayBe(known, cell, text)
    ? [...then(knowingIs(known, cell.id, [word(asciiPath(text))])), ...no(knowingNot(known, cell.id, text))]
    : no(known);

const mayRead = (pieces: readonly (string | Slice)[], text: string): boolean => {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return text === '';
  if (typeof piece === 'string') return text.startsWith(piece) && mayRead(rest, text.slice(piece.length));
  if (piece.to !== null) {
    const length = piece.to - piece.from;
    return text.length >= length && /^\d+$/.test(text.slice(0, length)) && mayRead(rest, text.slice(length));
  }
  return Array.from({ length: text.length }, (_, at) => at + 1).some((length) => mayRead(rest, text.slice(length)));
};

const valueFor = (
  pieces: readonly (string | Slice)[],
  text: string,
): { readonly of: Unknown; readonly value: string } | null | undefined => {
  const [slice, ...others] = pieces.filter((piece) => typeof piece !== 'string');
  if (slice === undefined || !mayRead(pieces, text)) return null;
  const at = pieces.indexOf(slice);
  const [before, after] = [pieces.slice(0, at), pieces.slice(at + 1)].map((part) =>
    part.filter((piece) => typeof piece === 'string').join(''),
  ) as [string, string];
  if (others.length > 0 || slice.from !== 0 || slice.to !== null) return undefined;
  if (!text.startsWith(before) || !text.endsWith(after) || text.length <= before.length + after.length) return null;
  return { of: slice.of, value: text.slice(before.length, text.length - after.length) };
};

const withText = (known: Knowledge, cell: Cell, text: string, budget: Budget, then: Next): readonly Fitting[] => {
  if (cell.kind === 'word') return plainPath(cell.raw) === text ? then(known) : no(known);
  if (cell.kind !== 'mixed') return byWord(known, cell, text, then);
  const found = valueFor(cell.pieces, text);
  if (found === undefined) budget.left = 0;
  return found === undefined || found === null ? no(known) : byWord(known, found.of, found.value, then);
};

const isWholeDate = (pieces: readonly (string | Slice)[]): boolean => {
  const slices = pieces.filter((piece) => typeof piece !== 'string');
  return (
    slices.length === pieces.length &&
    slices.map(({ from, to }) => `${from}-${to}`).join() === '0-4,4-6,6-8' &&
    new Set(slices.map(({ of }) => of.id)).size === 1
  );
};

const mayBeDate = (pieces: readonly (string | Slice)[]): boolean => {
  const isFigures = pieces.every((piece) => typeof piece !== 'string' || /^\d*$/.test(piece));
  const lengths = pieces.map((piece) =>
    typeof piece === 'string' ? piece.length : (piece.to ?? Infinity) - piece.from,
  );
  const min = lengths.reduce((sum, length) => sum + (length === Infinity ? 1 : length), 0);
  return isFigures && (lengths.includes(Infinity) ? min <= 8 : min === 8);
};

const withDate = (known: Knowledge, cell: Cell, budget: Budget, then: Next): readonly Fitting[] => {
  if (cell.kind === 'word') return isDateWord(plainPath(cell.raw)) ? then(known) : no(known);
  if (cell.kind === 'mixed') {
    if (isWholeDate(cell.pieces)) return then(known);
    if (mayBeDate(cell.pieces)) budget.left = 0;
    return no(known);
  }
  const date = known.date.get(cell.id) ?? (known.number.get(cell.id) === false ? false : undefined);
  if (date !== undefined) return date ? then(known) : no(known);
  return [...then(knowingDate(known, cell.id, true)), ...no(knowingDate(known, cell.id, false))];
};

const withNumber = (known: Knowledge, cell: Cell, budget: Budget, then: Next): readonly Fitting[] => {
  if (cell.kind === 'word') return isNumber(plainPath(cell.raw)) ? then(known) : no(known);
  if (cell.kind === 'mixed') {
    const texts = cell.pieces.filter((piece) => typeof piece === 'string');
    if (!texts.every((text) => /^\d*$/.test(text))) return no(known);
    budget.left = 0;
    return no(known);
  }
  const number = known.number.get(cell.id) ?? (known.date.get(cell.id) === true ? true : undefined);
  if (number !== undefined) return number ? then(known) : no(known);
  return [...then(knowingNumber(known, cell.id, true)), ...no(knowingNumber(known, cell.id, false))];
};

const withPart = (known: Knowledge, cell: Cell, part: PatternPart, budget: Budget, then: Next): readonly Fitting[] => {
  if (part.kind === 'any') return then(known);
  if (part.kind === 'date-word') return withDate(known, cell, budget, then);
  if (part.kind === 'digits') return withNumber(known, cell, budget, then);
  const [first, ...others] = part.words;
  if (first === undefined) return no(known);
  return withText(known, cell, first, budget, then).flatMap((one) =>
    one.fits || others.length === 0 ? [one] : withPart(one.known, cell, { ...part, words: others }, budget, then),
  );
};

const beginsOtherwise = (cell: Cell | undefined, part: PatternPart | undefined): boolean =>
  cell?.kind === 'word' &&
  part?.kind === 'word' &&
  !part.words.includes(cell.raw.includes('%') ? plainPath(cell.raw) : cell.raw);

/** Splits addresses by whether they match a pattern. The result is unreliable once the budget is used up. */
export const fittings = (
  known: Knowledge,
  path: ShapedPath,
  pattern: PathPattern,
  splitting: Splitting,
  at = 0,
): readonly Fitting[] => {
  const { budget, newId } = splitting;
  if (at === 0 && beginsOtherwise(path[0], pattern[0])) return no(known);
  if (budget.left <= 0) return no(known);
  const now = settled(known, path);
  // Long paths cost more, so growing redirects use up the budget.
  budget.left -= Math.max(1, now.length - 4);
  const [cell, part] = [now[at], pattern[at]];
  if (cell === undefined || part === undefined) return [{ known, fits: cell === undefined && part === undefined }];
  if (part.kind === 'rest') return [{ known, fits: true }];
  if (cell.kind !== 'rest')
    return withPart(known, cell, part, budget, (next) => fittings(next, path, pattern, splitting, at + 1));
  const first: Unknown = { kind: 'segment', id: newId(), name: cell.name };
  const more: Unknown = { kind: 'rest', id: newId(), name: cell.name };
  return [[first], [first, more]].flatMap((is) => {
    const next = knowingIs(known, cell.id, is);
    return fittings(next, path, pattern, splitting, at);
  });
};
