import { allChars, overlap, pathChars } from './char-set.ts';
import type { ExpressionAutomaton } from './expression-automaton.ts';
import { expressionAutomaton } from './expression-automaton.ts';
import type { ExpressionNode } from './expression-tree.ts';
import { expressionTree } from './expression-tree.ts';
import type { Budget } from './reachable-from.ts';
import { reachableFrom } from './reachable-from.ts';

/**
 * How the time of matching grows with the length of a path in a backtracking engine; `unknown` when that cannot be told
 * in bounded time, which is as bad.
 */
export type MatchingCost = 'linear' | 'polynomial' | 'exponential' | 'unknown';

/** Enough for any expression that a person can read. */
const steps = 20_000;

type Circle = ReadonlySet<number>;

/** By place: the places that it can reach and that lead back to it; empty for those in no loop. */
const circlesOf = ({ next }: ExpressionAutomaton, budget: Budget): readonly Circle[] => {
  const reach = next.map((_, place) => reachableFrom(place, (node) => next[node]?.keys() ?? [], budget));
  return reach.map((places, place) => new Set([...places].filter((other) => reach[other]?.has(place) === true)));
};

/** Places that can follow two or three places at once, all on the same character, packed into one number. */
const together = ({ chars, next }: ExpressionAutomaton, within: readonly Circle[]) => {
  const size = chars.length;
  return function* nextOf(node: number): Iterable<number> {
    const places = within.map((_, index) => Math.floor(node / size ** index) % size);
    let packed: readonly (readonly [number, bigint])[] = [[0, allChars]];
    for (const [index, place] of places.entries()) {
      const circle = within[index];
      const followers = [...(next[place]?.keys() ?? [])].filter((follower) => circle?.has(follower) === true);
      packed = packed.flatMap(([sum, common]) =>
        followers
          .filter((follower) => overlap(common, chars[follower] ?? 0n))
          .map((follower) => [sum + follower * size ** index, common & (chars[follower] ?? 0n)] as const),
      );
    }
    for (const [sum] of packed) yield sum;
  };
};

/** A way within a circle that can be gone in two ways at once. */
const isDouble = ({ next }: ExpressionAutomaton, circle: Circle): boolean =>
  [...circle].some((place) => [...(next[place] ?? [])].some(([follower, ways]) => ways > 1 && circle.has(follower)));

/**
 * Some text leads from a place back to itself in two ways: each turn doubles the work (nested loops, overlapping
 * alternatives in a loop). What holds for one place of a circle holds for all.
 */
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

/** A last loop that takes whatever comes cannot fail, so that nothing before it is tried again. */
const takesAll = ({ chars, next, last, looks }: ExpressionAutomaton, place: number): boolean =>
  !looks && ((chars[place] ?? 0n) & pathChars) === pathChars && last.has(place) && next[place]?.has(place) === true;

/** Some text can be shared out between two loops in as many ways as it is long (adjacent loops that overlap). */
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

/** What an expression looks at without taking it; each is an expression of its own. */
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

/**
 * Judges a regular expression that is to fit a whole path, by its structure and without ever running it: nested loops,
 * overlapping alternatives in a loop and adjacent loops that overlap make it slow.
 */
export const matchingCost = (expression: string): MatchingCost => {
  const tree = expressionTree(expression);
  if (tree === null) return 'unknown';
  const costs = [tree, ...looksIn(tree)].map(costOf);
  return worst.find((cost) => costs.includes(cost)) ?? 'linear';
};
