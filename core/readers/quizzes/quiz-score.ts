import { answerTo } from './question-state.ts';
import type { AnsweredQuiz, Question, UserAnswer } from './quiz.ts';

/** Whether what was said to a question is right: the right answer, and nothing beside it. Null where none is known to be. */
export const isRight = ({ rightAnswer }: Question, { responses }: UserAnswer): boolean | null =>
  rightAnswer === null ? null : responses.length === 1 && responses[0]?.answerId === rightAnswer;

export interface QuizScore {
  readonly right: number;
  /** Of so many answered questions that have a right answer. */
  readonly of: number;
}

/** How many questions of a quiz that is scored as a whole were answered rightly; null for any other, and before the first. */
export const quizScore = ({ quiz, answers }: AnsweredQuiz): QuizScore | null => {
  if (!quiz.complex) return null;
  const verdicts = quiz.questions.flatMap((question) => {
    const given = answerTo(question, answers);
    const right = given && isRight(question, given);
    return right === null ? [] : [right];
  });
  return verdicts.length === 0 ? null : { right: verdicts.filter((right) => right).length, of: verdicts.length };
};
