import { allChars, overlap, pathChars } from './char-set.ts';
import type { ExpressionAutomaton } from './expression-automaton.ts';
import { expressionAutomaton } from './expression-automaton.ts';
import type { ExpressionNode } from './expression-tree.ts';
import { expressionTree } from './expression-tree.ts';
import type { Budget } from './reachable-from.ts';
import { reachableFrom } from './reachable-from.ts';

/** Matching time by path length in a backtracking engine. Treat `unknown` as slow. */
export type MatchingCost = 'linear' | 'polynomial' | 'exponential' | 'unknown';

const steps = 20_000;

type Circle = ReadonlySet<number>;

const circlesOf = ({ next }: ExpressionAutomaton, budget: Budget): readonly Circle[] => {
  const reach = next.map((_, place) => reachableFrom(place, (node) => next[node]?.keys() ?? [], budget));
  return reach.map((places, place) => new Set([...places].filter((other) => reach[other]?.has(place) === true)));
};

const together = ({ chars, next }: ExpressionAutomaton, within: readonly Circle[]) => {
  const size = chars.length;
  return function* nextOf(node: number): Iterable<number> {
    const places = within.map((_, index) => Math.floor(node / size ** index) % size);
    let compressed: readonly (readonly [number, bigint])[] = [[0, allChars]];
    for (const [index, place] of places.entries()) {
      const circle = within[index];
      const followers = [...(next[place]?.keys() ?? [])].filter((follower) => circle?.has(follower) === true);
      compressed = compressed.flatMap(([sum, common]) =>
        followers
          .filter((follower) => overlap(common, chars[follower] ?? 0n))
          .map((follower) => [sum + follower * size ** index, common & (chars[follower] ?? 0n)] as const),
      );
    }
    for (const [sum] of compressed) yield sum;
  };
};

const isDouble = ({ next }: ExpressionAutomaton, circle: Circle): boolean =>
  [...circle].some((place) => [...(next[place] ?? [])].some(([follower, ways]) => ways > 1 && circle.has(follower)));

/** Exponential: some text leads from a state back to itself in two ways, e.g. nested loops. */
const isExponential = (automaton: ExpressionAutomaton, circles: readonly Circle[], budget: Budget): boolean => {
  const size = automaton.chars.length;
  return circles.some((circle, place) => {
    if (Math.min(...circle) !== place) return false;
    if (isDouble(automaton, circle)) return true;
    const nextOf = together(automaton, [circle, circle]);
    const pair = place + place * size;
    return [...reachableFrom(pair, nextOf, budget)].some(
      (node) => node % size !== Math.floor(node / size) && reachableFrom(node, nextOf, budget).has(pair),
    );
  });
};

/** A final loop that accepts every character cannot fail, so the engine never backtracks. */
const takesAll = ({ chars, next, last, looks }: ExpressionAutomaton, place: number): boolean =>
  !looks && ((chars[place] ?? 0n) & pathChars) === pathChars && last.has(place) && next[place]?.has(place) === true;

/** Polynomial: two adjacent loops overlap. */
const isPolynomial = (automaton: ExpressionAutomaton, circles: readonly Circle[], budget: Budget): boolean => {
  const { chars, next } = automaton;
  const size = chars.length;
  const looping = circles.flatMap((circle, place) => (circle.has(place) ? [place] : []));
  const anywhere = new Set(chars.keys());
  return looping.some((one) =>
    looping.some((other) => {
      const [from, to] = [circles[one], circles[other]];
      if (from === undefined || to === undefined || from.has(other) || !overlap(chars[one] ?? 0n, chars[other] ?? 0n))
        return false;
      if (takesAll(automaton, other) && next[one]?.has(other) !== true) return false;
      const reached = reachableFrom(
        one + one * size + other * size ** 2,
        together(automaton, [from, anywhere, to]),
        budget,
      );
      return reached.has(one + other * size + other * size ** 2);
    }),
  );
};

const costOf = (tree: ExpressionNode): MatchingCost => {
  const automaton = expressionAutomaton(tree);
  if (automaton === null) return 'unknown';
  const budget = { left: steps };
  const circles = circlesOf(automaton, budget);
  const cost = isExponential(automaton, circles, budget)
    ? 'exponential'
    : isPolynomial(automaton, circles, budget)
      ? 'polynomial'
      : 'linear';
  return budget.left > 0 ? cost : 'unknown';
};

const looksIn = (node: ExpressionNode): readonly ExpressionNode[] => {
  switch (node.kind) {
    case 'look':
      return [node.item, ...looksIn(node.item)];
    case 'repeat':
      return looksIn(node.item);
    case 'sequence':
    case 'choice':
      return node.items.flatMap(looksIn);
    default:
      return [];
  }
};

const worst: readonly MatchingCost[] = ['unknown', 'exponential', 'polynomial'];

/** Analyzes the structure of an expression without running it. The expression must match a whole path. */
export const matchingCost = (expression: string): MatchingCost => {
  const tree = expressionTree(expression);
  if (tree === null) return 'unknown';
  const costs = [tree, ...looksIn(tree)].map(costOf);
  return worst.find((cost) => costs.includes(cost)) ?? 'linear';
};
