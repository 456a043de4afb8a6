import { asciiPath } from '#core/addresses/paths/path-text.ts';
import type { Cell, Knowledge, ShapedPath, Unknown } from './shaped-path.ts';
import { isDateWord, isNumber, settled } from './shaped-path.ts';

const nameOf = ({ not, date, number }: Knowledge, { id, name, kind }: Unknown): string => {
  if (kind === 'rest') return `{${name}...}`;
  const isDate = date.get(id);
  const isNumeric = number.get(id);
  const others = [
    ...(not.get(id) ?? []),
    ...(isDate === false && isNumeric !== false ? ['{yyyymmdd}'] : []),
    ...(isNumeric === false ? ['{digits}'] : []),
  ];
  return `{${isDate === true ? 'yyyymmdd' : isNumeric === true ? 'digits' : name}${others.length === 0 ? '' : `≠${others.join('|')}`}}`;
};

const cellText = (known: Knowledge, cell: Cell): string => {
  if (cell.kind === 'word') return cell.raw;
  if (cell.kind !== 'mixed') return nameOf(known, cell);
  return cell.pieces.map((piece) => (typeof piece === 'string' ? piece : nameOf(known, piece.of))).join('');
};

export const shapeText = (known: Knowledge, path: ShapedPath): string =>
  `/${settled(known, path)
    .map((cell) => cellText(known, cell))
    .join('/')}`;

const words: readonly string[] = ['minta', '2024', '1', 'minta-2', '7'];
const dates: readonly string[] = [
  '20240328',
  ...Array.from({ length: 252 }, (_, at) => String(20_230_101 + Math.floor(at / 28) * 100 + (at % 28))),
];

const valueOf = ({ not, date, number }: Knowledge, { id }: Unknown, variant: number): string => {
  const isFree = (text: string): boolean =>
    not.get(id)?.has(text) !== true &&
    (date.get(id) !== false || !isDateWord(text)) &&
    (number.get(id) ?? isNumber(text)) === isNumber(text);
  const choice = date.get(id) === true ? dates : [...words.slice(variant), ...words];
  const free = choice.find(isFree);
  if (free !== undefined) return free;
  const begins = number.get(id) === true ? '' : 'minta-';
  for (let count = 3; ; count += 1) if (isFree(`${begins}${count}`)) return `${begins}${count}`;
};

export const witnessesOf = (known: Knowledge, path: ShapedPath): readonly string[] => {
  const cells = settled(known, path);
  const witness = (variant: number): string =>
    `/${cells
      .map((cell) => {
        if (cell.kind === 'word') return cell.raw;
        if (cell.kind === 'mixed')
          return cell.pieces
            .map((piece) => (typeof piece === 'string' ? piece : valueOf(known, piece.of, variant)))
            .join('');
        return valueOf(known, cell, variant);
      })
      .map(asciiPath)
      .join('/')}`;
  return [...new Set([0, 1, 2].map(witness))];
};
