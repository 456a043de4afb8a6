import type { Question, UserAnswer } from './quiz.ts';

export type QuestionState = 'open' | 'answered' | 'closed';

export const answerTo = ({ id }: Question, answers: readonly UserAnswer[]): UserAnswer | null =>
  answers.find(({ questionId, responses }) => questionId === id && responses.length > 0) ?? null;

/** State of a question for a reader (spec §3.6, `activeTo`). `now` in unix seconds. */
export const questionState = (question: Question, answers: readonly UserAnswer[], now: number): QuestionState => {
  if (answerTo(question, answers) !== null) return 'answered';
  return question.activeTo !== null && now > question.activeTo ? 'closed' : 'open';
};

/** Unix seconds; null when no question closes. */
export const nextClosing = (questions: readonly Question[], now: number): number | null => {
  const ahead = questions.flatMap(({ activeTo }) => (activeTo !== null && activeTo >= now ? [activeTo] : []));
  return ahead.length === 0 ? null : Math.min(...ahead);
};
