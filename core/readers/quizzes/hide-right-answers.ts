import type { Quiz, UserAnswer } from './quiz.ts';

/**
 * The quiz as it may be sent to a reader: without the right answer of a question that this reader has not answered
 * (R36). `answered` is what the quiz service knows, never what a browser claims.
 */
export const hideRightAnswers = (quiz: Quiz, answered: readonly UserAnswer[]): Quiz => {
  const known = new Set(answered.filter(({ responses }) => responses.length > 0).map(({ questionId }) => questionId));
  return {
    ...quiz,
    questions: quiz.questions.map((question) =>
      known.has(question.id) ? question : { ...question, rightAnswer: null },
    ),
  };
};
