import type { Quiz, UserAnswer } from './quiz.ts';

/**
 * Removes right answers of unanswered questions (R36). `answered` must come from the quiz service, never from the
 * client.
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
