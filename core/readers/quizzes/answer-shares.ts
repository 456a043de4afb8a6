import type { Question } from './quiz.ts';

export interface AnswerShare {
  readonly answerId: string;
  readonly count: number;
  /** Integer. Share of all choices; with options, share of the highest possible mean. */
  readonly percent: number;
  /** Mean option position, starting at 1; null without options or without answers. */
  readonly average: number | null;
}

/** Rounds percentages by largest remainder, so they add up to 100. */
const wholePercents = (counts: readonly number[]): readonly number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const left = 100 - exact.reduce((sum, one) => sum + Math.floor(one), 0);
  const byLoss = exact.map((one, at) => ({ at, lost: one - Math.floor(one) })).toSorted((a, b) => b.lost - a.lost);
  const raised = new Set(byLoss.slice(0, left).map(({ at }) => at));
  return exact.map((one, at) => Math.floor(one) + (raised.has(at) ? 1 : 0));
};

const meanOf = ({ average, sum, answerCount }: Question['answers'][number], max: number): number | null => {
  if (answerCount === 0) return null;
  return Math.min(Math.max(average > 0 ? average : sum / answerCount, 1), max);
};

/** Shares of a question's answers, in their order (spec §3.6: answerCount, sum, average). */
export const answerShares = ({ options, answers }: Question): readonly AnswerShare[] => {
  const percents = wholePercents(answers.map(({ answerCount }) => answerCount));
  return answers.map((answer, at) => {
    const { id: answerId, answerCount: count } = answer;
    if (options.length === 0) return { answerId, count, percent: percents[at] ?? 0, average: null };
    const average = meanOf(answer, options.length);
    return { answerId, count, percent: Math.round(((average ?? 0) / options.length) * 100), average };
  });
};
