import { fitsQuestion } from './fits-question.ts';
import { answerTo } from './question-state.ts';
import type { AnsweredQuiz, Question, UserAnswer } from './quiz.ts';

/** What became of answers that were sent, the worst last. */
export const answerFates = ['counted', 'nothing', 'twice', 'unfit', 'late'] as const;

export type AnswerFate = (typeof answerFates)[number];

const sameResponses = (one: UserAnswer, other: UserAnswer): boolean => {
  const written = ({ responses }: UserAnswer): string =>
    responses
      .map(({ answerId, optionId }) => `${answerId}.${optionId ?? ''}`)
      .toSorted()
      .join(' ');
  return written(one) === written(other);
};

const fateOf = (sent: UserAnswer, question: Question | undefined, told: AnsweredQuiz, now: number): AnswerFate => {
  if (question === undefined) return 'unfit';
  const known = answerTo(question, told.answers);
  if (known !== null) return sameResponses(known, sent) ? 'counted' : 'twice';
  const { fits, reason } = fitsQuestion(question, sent.responses, now);
  // What fits and was not kept came too late by the clock of the quiz service.
  return reason === 'closed' || (fits && question.activeTo !== null) ? 'late' : 'unfit';
};

/**
 * What became of what was sent, by what the quiz service knows afterwards: of several the worst, so that nobody takes
 * for counted what was not.
 */
export const fateOfAnswers = (sent: readonly UserAnswer[], told: AnsweredQuiz, now: number): AnswerFate => {
  if (sent.length === 0) return 'nothing';
  const fates = sent.map((answer) =>
    fateOf(
      answer,
      told.quiz.questions.find(({ id }) => id === answer.questionId),
      told,
      now,
    ),
  );
  return answerFates.findLast((fate) => fates.includes(fate)) ?? 'counted';
};

/** The fate that a word of an address names; null for any other word. */
export const readFate = (word: string | null): AnswerFate | null => answerFates.find((fate) => fate === word) ?? null;
