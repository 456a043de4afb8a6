import type { UserAnswer } from './quiz.ts';

/** Limits of the quiz service (docs/upstreams/quiz-service.md). */
export const answerLimits = { maxQuestions: 50, maxResponses: 50 } as const;

export const areTooManyAnswers = (answers: readonly UserAnswer[]): boolean =>
  answers.length > answerLimits.maxQuestions ||
  answers.some(({ responses }) => responses.length > answerLimits.maxResponses);
