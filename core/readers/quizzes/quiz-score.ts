import { answerTo } from './question-state.ts';
import type { AnsweredQuiz, Question, UserAnswer } from './quiz.ts';

/** Right only if the right answer is the sole response. Null when it is unknown. */
export const isRight = ({ rightAnswer }: Question, { responses }: UserAnswer): boolean | null =>
  rightAnswer === null ? null : responses.length === 1 && responses[0]?.answerId === rightAnswer;

export interface QuizScore {
  readonly right: number;
  readonly of: number;
}

export const quizScore = ({ quiz, answers }: AnsweredQuiz): QuizScore | null => {
  if (!quiz.complex) return null;
  const verdicts = quiz.questions.flatMap((question) => {
    const given = answerTo(question, answers);
    const right = given && isRight(question, given);
    return right === null ? [] : [right];
  });
  return verdicts.length === 0 ? null : { right: verdicts.filter((right) => right).length, of: verdicts.length };
};
