import { isDateAt } from './paths/calendar-date.ts';
import type { SegmentShape } from './paths/path-shape.ts';
import { namesInOrder } from './paths/path-pattern.ts';
import type { RouteParams } from './paths/to-params.ts';
import type { Address } from './paths/address.ts';
import type { Donations } from './judge-address.ts';
import type { WordAt } from './paths/known-words.ts';
import type { RouteRow } from './routes/route-row.ts';
import type { SiteChoice } from './sites/select-site.ts';
import type { SettlePage, ShapeRow, ShapeTables } from './rows-by-shape.ts';
import { oncePerWord, rowOfShape } from './rows-by-shape.ts';

/** Two digits as text, so that no month and no day is cut out of a path again and again. */
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Of a path whose day begins behind the slash at `cut`, and whose first segment ends at `end`. */
type DatedParams = (path: string, end: number, cut: number, month: string, day: string) => RouteParams;

/** Written out as in `toParams`, by what stands before the day. */
const paramsBehind: Readonly<Record<string, DatedParams>> = {
  '': (path, _, cut, month, day) => ({ year: path.slice(cut + 1, cut + 5), month, day, slug: path.slice(cut + 12) }),
  site: (path, end, cut, month, day) => ({
    site: path.slice(1, end),
    year: path.slice(cut + 1, cut + 5),
    month,
    day,
    slug: path.slice(cut + 12),
  }),
  mainSuperTag: (path, end, cut, month, day) => ({
    mainSuperTag: path.slice(1, end),
    year: path.slice(cut + 1, cut + 5),
    month,
    day,
    slug: path.slice(cut + 12),
  }),
  'site mainSuperTag': (path, end, cut, month, day) => ({
    site: path.slice(1, end),
    mainSuperTag: path.slice(end + 1, cut),
    year: path.slice(cut + 1, cut + 5),
    month,
    day,
    slug: path.slice(cut + 12),
  }),
};

const ofDay = 'year month day slug';

const paramsOf = ({ row }: ShapeRow): DatedParams | undefined => {
  const names = namesInOrder(row.pattern);
  return names.endsWith(ofDay) ? paramsBehind[names.slice(0, -ofDay.length).trimEnd()] : undefined;
};

const foreign: SegmentShape = { kind: 'foreign' };
const dayShape: readonly SegmentShape[] = [
  { kind: 'digits', count: 4 },
  { kind: 'digits', count: 2 },
  { kind: 'digits', count: 2 },
];

interface DatedRow {
  readonly row: RouteRow;
  readonly params: DatedParams;
  /** Find words that lead elsewhere: in the second segment of two before the day, and as a slug. */
  readonly beforeDay: WordAt;
  readonly asSlug: WordAt;
}

const datedRow = (tables: ShapeTables, first: string, before: number): DatedRow | null => {
  const begins: readonly SegmentShape[] = [first === '' ? foreign : { kind: 'word', word: first }, foreign];
  const segments = [...begins.slice(0, before), ...dayShape, foreign];
  const found = rowOfShape(tables, first, { segments, date: before });
  const params = found === null ? undefined : paramsOf(found);
  if (found === null || params === undefined) return null;
  return { row: found.row.row, params, beforeDay: found.namedAt[1] as WordAt, asSlug: found.namedAt.at(-1) as WordAt };
};

/** By how many segments stand before the day; of letters that stand for themselves, as nearly all are. */
const shapes = [
  /^\/\d{4}\/\d\d\/\d\d\/[-\w]+$/,
  /^\/[-\w]+\/\d{4}\/\d\d\/\d\d\/[-\w]+$/,
  /^\/[-\w]+\/[-\w]+\/\d{4}\/\d\d\/\d\d\/[-\w]+$/,
] as const;

const number = (path: string, at: number): number => (path.charCodeAt(at) - 48) * 10 + path.charCodeAt(at + 1) - 48;

const isDay = (path: string, cut: number, month: number, day: number): boolean =>
  (month >= 1 && month <= 12 && day >= 1 && day <= 28) || isDateAt(path, cut + 1, cut + 6, cut + 9);

/**
 * Compiles the matcher of articles with so many segments before their day. `end` is where the first segment ends,
 * `cut` the slash before the day, `first` the first segment if any table knows it. Null for what takes a longer look.
 */
export const datedArticles = (tables: ShapeTables, before: 0 | 1 | 2, settle: SettlePage) => {
  const shape = shapes[before];
  const rowFor = oncePerWord((first) => datedRow(tables, first, before));
  return (address: Address, first: string, end: number, cut: number, site: SiteChoice, donations: Donations) => {
    const { path } = address;
    if (!shape.test(path)) return null;
    const [month, day] = [number(path, cut + 6), number(path, cut + 9)];
    const found = rowFor(first);
    if (found === null || !isDay(path, cut, month, day)) return null;
    if (found.asSlug(path, cut + 12, path.length) !== '') return null;
    if (before === 2 && found.beforeDay(path, end + 1, cut) !== '') return null;
    const params = found.params(path, end, cut, twoDigits[month] as string, twoDigits[day] as string);
    return settle(found.row, params, site, address, donations);
  };
};
