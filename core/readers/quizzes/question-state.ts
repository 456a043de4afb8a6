import type { Question, UserAnswer } from './quiz.ts';

/** Whether a reader may answer a question, has answered it, or can only see how others did. */
export type QuestionState = 'open' | 'answered' | 'closed';

/** What a reader said to a question; null for one who said nothing. */
export const answerTo = ({ id }: Question, answers: readonly UserAnswer[]): UserAnswer | null =>
  answers.find(({ questionId, responses }) => questionId === id && responses.length > 0) ?? null;

/** The state of a question for who gave these answers, at `now` (unix seconds; spec §3.6, `activeTo`). */
export const questionState = (question: Question, answers: readonly UserAnswer[], now: number): QuestionState => {
  if (answerTo(question, answers) !== null) return 'answered';
  return question.activeTo !== null && now > question.activeTo ? 'closed' : 'open';
};

/** When the next question of a quiz closes (unix seconds); null when none does. */
export const nextClosing = (questions: readonly Question[], now: number): number | null => {
  const ahead = questions.flatMap(({ activeTo }) => (activeTo !== null && activeTo >= now ? [activeTo] : []));
  return ahead.length === 0 ? null : Math.min(...ahead);
};
