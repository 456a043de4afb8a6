import type { Question, QuizResponse } from './quiz.ts';

export interface FitVerdict {
  readonly fits: boolean;
  readonly reason: 'fits' | 'closed' | 'empty' | 'unknown-answer' | 'unknown-option' | 'repeated-answer';
}

const optionFits = ({ options }: Question, { optionId }: QuizResponse): boolean =>
  options.length === 0 ? optionId === null : options.some(({ id }) => id === optionId);

const reasonOf = (question: Question, responses: readonly QuizResponse[], now: number): FitVerdict['reason'] => {
  if (question.activeTo !== null && now > question.activeTo) return 'closed';
  if (responses.length === 0) return 'empty';
  if (!responses.every(({ answerId }) => question.answers.some(({ id }) => id === answerId))) return 'unknown-answer';
  if (!responses.every((response) => optionFits(question, response))) return 'unknown-option';
  return new Set(responses.map(({ answerId }) => answerId)).size < responses.length ? 'repeated-answer' : 'fits';
};

/** Whether the question is open and the responses match it (spec §3.6). `now` in unix seconds. */
export const fitsQuestion = (question: Question, responses: readonly QuizResponse[], now: number): FitVerdict => {
  const reason = reasonOf(question, responses, now);
  return { fits: reason === 'fits', reason };
};
