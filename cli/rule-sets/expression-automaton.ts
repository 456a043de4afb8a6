import type { CharSet } from './char-set.ts';
import type { ExpressionNode } from './expression-tree.ts';

type Ways = 0 | 1 | 2;

/** Position automaton: one state per character of the expression. */
export interface ExpressionAutomaton {
  readonly chars: readonly CharSet[];
  readonly next: readonly ReadonlyMap<number, Ways>[];
  readonly last: ReadonlyMap<number, Ways>;
  readonly looks: boolean;
}

interface Piece {
  readonly empties: Ways;
  readonly first: ReadonlyMap<number, Ways>;
  readonly last: ReadonlyMap<number, Ways>;
}

interface Draft {
  readonly chars: CharSet[];
  readonly next: Map<number, Ways>[];
  looks: boolean;
  tooComplex: boolean;
}

const maxPlaces = 200;
const fewTimes = 20;
const copies = 3;

const capped = (ways: number): Ways => (ways > 1 ? 2 : ways === 1 ? 1 : 0);

const nothing: Piece = { empties: 1, first: new Map(), last: new Map() };

const merged = (
  one: ReadonlyMap<number, Ways>,
  other: ReadonlyMap<number, Ways>,
  times: Ways = 1,
): ReadonlyMap<number, Ways> => {
  const all = new Map(one);
  if (times > 0) for (const [place, ways] of other) all.set(place, capped((all.get(place) ?? 0) + ways * times));
  return all;
};

const connect = ({ next }: Draft, from: Piece, to: Piece): void => {
  for (const [place, ways] of from.last) {
    const row = next[place];
    for (const [follower, more] of to.first) row?.set(follower, capped((row.get(follower) ?? 0) + ways * more));
  }
};

const then = (draft: Draft, one: Piece, other: Piece): Piece => {
  connect(draft, one, other);
  return {
    empties: capped(one.empties * other.empties),
    first: merged(one.first, other.first, one.empties),
    last: merged(other.last, one.last, other.empties),
  };
};

const either = (one: Piece, other: Piece): Piece => ({
  empties: capped(one.empties + other.empties),
  first: merged(one.first, other.first),
  last: merged(one.last, other.last),
});

/** Engines reject a repetition that matches nothing, so there is one way to skip a piece. */
const optional = (piece: Piece): Piece => ({ ...piece, empties: 1 });

const looped = (draft: Draft, item: ExpressionNode): Piece => {
  const piece = pieceOf(item, draft, true);
  connect(draft, piece, piece);
  return piece;
};

const repeatedPiece = (
  { item, min, max }: Extract<ExpressionNode, { kind: 'repeat' }>,
  draft: Draft,
  inLoop: boolean,
): Piece => {
  const copy = (): Piece => pieceOf(item, draft, inLoop);
  const needed = (count: number): Piece =>
    Array.from({ length: Math.min(count, copies) }, copy).reduce((all, piece) => then(draft, all, piece), nothing);
  if (max > fewTimes)
    return min === 0 ? optional(looped(draft, item)) : then(draft, needed(min - 1), looped(draft, item));
  const further = (count: number): Piece => (count <= 0 ? nothing : optional(then(draft, copy(), further(count - 1))));
  return then(draft, needed(min), further(Math.min(max - min, copies)));
};

const hasLoop = (node: ExpressionNode): boolean => {
  switch (node.kind) {
    case 'repeat':
      return node.max > fewTimes || hasLoop(node.item);
    case 'look':
      return hasLoop(node.item);
    case 'sequence':
    case 'choice':
      return node.items.some(hasLoop);
    default:
      return false;
  }
};

const pieceOf = (node: ExpressionNode, draft: Draft, inLoop: boolean): Piece => {
  if (draft.chars.length >= maxPlaces) draft.tooComplex = true;
  if (draft.tooComplex) return nothing;
  switch (node.kind) {
    case 'chars': {
      const place = draft.chars.push(node.chars) - 1;
      draft.next.push(new Map());
      return { empties: 0, first: new Map([[place, 1]]), last: new Map([[place, 1]]) };
    }
    case 'sequence':
      return node.items.reduce((all, item) => then(draft, all, pieceOf(item, draft, inLoop)), nothing);
    case 'choice':
      return node.items.map((item) => pieceOf(item, draft, inLoop)).reduce(either);
    case 'repeat':
      return node.max === 0 ? nothing : repeatedPiece(node, draft, inLoop);
    case 'look':
      draft.looks = true;
      if (inLoop && hasLoop(node.item)) draft.tooComplex = true;
      return nothing;
    case 'back-reference':
      draft.tooComplex = true;
      return nothing;
    case 'edge':
      return nothing;
  }
};

/** Null for back-references, a loop in a lookaround inside a loop, or too many states. */
export const expressionAutomaton = (tree: ExpressionNode): ExpressionAutomaton | null => {
  const draft: Draft = { chars: [], next: [], looks: false, tooComplex: false };
  const { last } = pieceOf(tree, draft, false);
  return draft.tooComplex ? null : { chars: draft.chars, next: draft.next, last, looks: draft.looks };
};
