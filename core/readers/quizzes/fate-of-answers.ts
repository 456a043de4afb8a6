import { fitsQuestion } from './fits-question.ts';
import { answerTo } from './question-state.ts';
import type { AnsweredQuiz, Question, UserAnswer } from './quiz.ts';

/** Worst last. */
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
  // A valid answer that was not stored arrived after the quiz service's deadline.
  return reason === 'closed' || (fits && question.activeTo !== null) ? 'late' : 'unfit';
};

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

export const readFate = (word: string | null): AnswerFate | null => answerFates.find((fate) => fate === word) ?? null;
