import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import { hideRightAnswers } from '../../readers/quizzes/hide-right-answers.ts';
import type { AnsweredQuiz } from '../../readers/quizzes/quiz.ts';
import type { PageNeeds } from '../needs.ts';

/** Loads a quiz for the token's owner (R36). An unknown token gets the public version. */
export const tellQuiz = (
  { quizzes }: Pick<PageNeeds, 'quizzes'>,
  id: string,
  token: string | null,
): ResultAsync<AnsweredQuiz, Failure> =>
  quizzes
    .load(id, token)
    .orElse((failure) => (token !== null && failure.kind === 'forbidden' ? quizzes.load(id, null) : errAsync(failure)))
    .map(({ quiz, answers }) => ({ quiz: hideRightAnswers(quiz, answers), answers }));
