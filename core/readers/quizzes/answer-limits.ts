import type { UserAnswer } from './quiz.ts';

/** What a quiz service takes at once (docs/upstreams/quiz-service.md). */
export const answerLimits = { maxQuestions: 50, maxResponses: 50 } as const;

/** Whether a quiz service takes that many answers. */
export const areTooManyAnswers = (answers: readonly UserAnswer[]): boolean =>
  answers.length > answerLimits.maxQuestions ||
  answers.some(({ responses }) => responses.length > answerLimits.maxResponses);
