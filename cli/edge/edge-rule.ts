import type { FlatRule } from '#cli/rule-sets/flat-rules.ts';
import type { Cell, Slice, Unknown } from '#cli/rule-sets/shaped-path.ts';
import { plainPath } from '#core/addresses/paths/path-text.ts';
import { dayExpressions, textExpression } from './edge-expression.ts';

export type EdgePiece = string | number;

export interface EdgeRule {
  readonly rules: readonly string[];
  readonly expression: string;
  /** Null leaves the request to the web server. */
  readonly target: readonly EdgePiece[] | null;
  readonly status: 301 | 302;
}

/** Some servers support single-digit groups only. */
const maxGroups = 9;

type Groups = ReadonlyMap<number, readonly number[]>;

interface Begun {
  readonly expression: string;
  readonly groups: Groups;
}

const groupCount = (groups: Groups): number => [...groups.values()].flat().length;

const withGroups = ({ expression, groups }: Begun, id: number, count: number, text: string): Begun => {
  const first = groupCount(groups) + 1;
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  return { expression: expression + text, groups: new Map(groups).set(id, numbers) };
};

const unknownCell = (
  begun: Begun,
  { id, kind }: Unknown,
  { dates, numbers }: Pick<FlatRule, 'dates' | 'numbers'>,
): readonly Begun[] => {
  if (dates.has(id)) return dayExpressions.map((day) => withGroups(begun, id, 3, `/${day}`));
  if (numbers.has(id)) return [withGroups(begun, id, 1, '/([0-9]+)')];
  return [withGroups(begun, id, 1, kind === 'rest' ? '/(.+)' : '/([^/]+)')];
};

const expressionsOf = ({ path, ...kinds }: Pick<FlatRule, 'path' | 'dates' | 'numbers'>): readonly Begun[] =>
  path.reduce<readonly Begun[]>(
    (all, cell) =>
      all.flatMap((begun) => {
        if (cell.kind === 'mixed') return [];
        if (cell.kind !== 'word') return unknownCell(begun, cell, kinds);
        const text = textExpression(plainPath(cell.raw));
        return text === null ? [] : [{ ...begun, expression: `${begun.expression}/${text}` }];
      }),
    [{ expression: '', groups: new Map() }],
  );

const isHarmless = (text: string): boolean => /^[\w.~!&()*+,;=:@/%-]*$/.test(text);

const dayParts: Readonly<Record<string, readonly number[]>> = {
  '0-4': [0],
  '4-6': [1],
  '6-8': [2],
  '0-': [0, 1, 2],
  '0-8': [0, 1, 2],
};

const slicePieces = (groups: Groups, { of, from, to }: Slice): readonly EdgePiece[] | null => {
  const numbers = groups.get(of.id);
  if (numbers === undefined) return null;
  if (numbers.length === 1) return from === 0 && to === null ? numbers : null;
  return dayParts[`${from}-${to ?? ''}`]?.map((part) => numbers[part] ?? 0) ?? null;
};

const cellPieces = (groups: Groups, cell: Cell): readonly EdgePiece[] | null => {
  if (cell.kind === 'word') return isHarmless(cell.raw) ? [cell.raw] : null;
  if (cell.kind !== 'mixed') return slicePieces(groups, { of: cell, from: 0, to: null });
  const pieces = cell.pieces.map((piece) => {
    if (typeof piece === 'string') return isHarmless(piece) ? [piece] : null;
    return slicePieces(groups, piece);
  });
  return pieces.includes(null) ? null : pieces.flatMap((piece) => piece ?? []);
};

/** The web server would remove a trailing `elo` (R17). */
const mayEndInElo = (cell: Cell | undefined): boolean => {
  if (cell?.kind === 'word') return plainPath(cell.raw) === 'elo';
  if (cell?.kind !== 'mixed') return false;
  const pattern = cell.pieces.map((piece) => (typeof piece === 'string' ? piece.replace(/\W/g, '.') : '.+')).join('');
  return new RegExp(`^${pattern}$`).test('elo');
};

const targetOf = ({ to }: FlatRule, groups: Groups): readonly EdgePiece[] | null => {
  if (typeof to === 'string') return null;
  if ('external' in to) return isHarmless(to.external) ? [to.external] : null;
  if (mayEndInElo(to.at(-1)) || groupCount(groups) > maxGroups) return null;
  if (to.length === 0) return ['/'];
  const cells = to.map((cell) => cellPieces(groups, cell));
  return cells.includes(null) ? null : cells.flatMap((cell) => ['/', ...(cell ?? [])]);
};

/** Empty when the matched addresses cannot be expressed. */
export const edgeRulesOf = (rule: FlatRule): readonly EdgeRule[] => {
  const { rules } = rule;
  // The root moves by its query alone (R14, R61), which no server in front handles.
  if (rule.path.length === 0) return [];
  const drops = rules.some(({ drops: names = [] }) => names.length > 0);
  return expressionsOf(rule).map(({ expression, groups }) => ({
    rules: rules.map(({ id }) => id),
    expression,
    target: drops ? null : targetOf(rule, groups),
    status: rules.some(({ status }) => status === 302) ? 302 : 301,
  }));
};
