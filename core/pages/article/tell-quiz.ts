import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import { hideRightAnswers } from '../../readers/quizzes/hide-right-answers.ts';
import type { AnsweredQuiz } from '../../readers/quizzes/quiz.ts';
import type { PageNeeds } from '../needs.ts';

/**
 * A quiz as it may be told to who asks (R36): to the bearer of a token what they have answered, to one whose token is
 * not known any more what everybody is told.
 */
export const tellQuiz = (
  { quizzes }: Pick<PageNeeds, 'quizzes'>,
  id: string,
  token: string | null,
): ResultAsync<AnsweredQuiz, Failure> =>
  quizzes
    .load(id, token)
    .orElse((failure) => (token !== null && failure.kind === 'forbidden' ? quizzes.load(id, null) : errAsync(failure)))
    .map(({ quiz, answers }) => ({ quiz: hideRightAnswers(quiz, answers), answers }));
