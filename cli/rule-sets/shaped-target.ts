import { asciiPath } from '#core/addresses/paths/path-text.ts';
import type { PathPattern } from '#core/addresses/paths/path-pattern.ts';
import type { Budget } from './reachable-from.ts';
import type { Cell, Knowledge, ShapedPath, Slice } from './shaped-path.ts';
import { settled, word } from './shaped-path.ts';

type Value = readonly (string | Slice)[];

const piecesOf = (cell: Cell): Value =>
  cell.kind === 'word' ? [cell.raw] : cell.kind === 'mixed' ? cell.pieces : [{ of: cell, from: 0, to: null }];

const valuesIn = (pattern: PathPattern, path: ShapedPath): ReadonlyMap<string, readonly Value[]> =>
  new Map(
    pattern.flatMap((part, at) =>
      part.captures.map(({ name, from, to }) => {
        const cells = part.kind === 'rest' ? path.slice(at) : path.slice(at, at + 1);
        const cut = (piece: string | Slice): string | Slice =>
          typeof piece === 'string' ? piece.slice(from, to ?? undefined) : { of: piece.of, from, to };
        return [name, cells.map((cell) => (to === null ? piecesOf(cell) : piecesOf(cell).map(cut)))] as const;
      }),
    ),
  );

const cellOf = (pieces: Value): Cell => {
  const [only, ...others] = pieces.filter((piece) => piece !== '');
  if (others.length === 0 && typeof only === 'object' && only.from === 0 && only.to === null) return only.of;
  return pieces.every((piece) => typeof piece === 'string') ? word(pieces.join('')) : { kind: 'mixed', pieces };
};

const isBlurred = (pieces: Value): boolean =>
  pieces.filter((piece) => piece !== '').length > 1 &&
  pieces.some((piece) => typeof piece === 'object' && piece.of.kind === 'rest');

export const shapedTarget = (
  known: Knowledge,
  path: ShapedPath,
  pattern: PathPattern,
  to: string,
  budget: Budget,
): ShapedPath => {
  const values = valuesIn(pattern, settled(known, path));
  const segments: (string | Slice)[][] = [[]];
  const put = (value: Value): void => void segments.at(-1)?.push(...value);
  for (const [index, piece] of to.split(/\{([^{}]*)\}/).entries()) {
    const parts: readonly Value[] =
      index % 2 === 0
        ? asciiPath(piece)
            .split('/')
            .map((text) => [text])
        : (values.get(piece) ?? [['']]);
    for (const [at, value] of parts.entries()) {
      if (at > 0) segments.push([]);
      put(value);
    }
  }
  if (segments.some(isBlurred)) budget.left = 0;
  const cells = segments.map(cellOf);
  const isEmpty = (cell: Cell | undefined): boolean => cell?.kind === 'word' && cell.raw === '';
  while (isEmpty(cells[0])) cells.shift();
  while (isEmpty(cells.at(-1))) cells.pop();
  if (cells.slice(0, -1).some(({ kind }) => kind === 'rest')) budget.left = 0;
  return cells;
};
