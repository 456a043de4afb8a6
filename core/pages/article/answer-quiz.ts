import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import { type AnswerFate, fateOfAnswers } from '../../readers/quizzes/fate-of-answers.ts';
import { hideRightAnswers } from '../../readers/quizzes/hide-right-answers.ts';
import type { AnsweredQuiz, UserAnswer } from '../../readers/quizzes/quiz.ts';
import type { PageNeeds } from '../needs.ts';
import { tellQuiz } from './tell-quiz.ts';

type Needs = Pick<PageNeeds, 'quizzes' | 'clock'>;

export interface TakenAnswers {
  readonly told: AnsweredQuiz;
  readonly fate: AnswerFate;
  /** By which the quiz service knows the reader from now on; null for one who has said nothing yet. */
  readonly token: string | null;
}

/** Somebody whose token is not known any more begins anew, once. */
const answerAs = (
  { quizzes }: Pick<Needs, 'quizzes'>,
  id: string,
  answers: readonly UserAnswer[],
  token: string | null,
): ResultAsync<{ readonly told: AnsweredQuiz; readonly token: string }, Failure> =>
  (token === null ? quizzes.newToken() : okAsync(token)).andThen((bearer) =>
    quizzes
      .answer(id, answers, bearer)
      .map((told) => ({ told, token: bearer }))
      .orElse((failure) =>
        token !== null && failure.kind === 'forbidden' ? answerAs({ quizzes }, id, answers, null) : errAsync(failure),
      ),
  );

/**
 * A reader answers questions of a quiz: a token is asked for with the first answer (spec §7.5), the first answer to
 * each question counts, and what became of all of them is told.
 */
export const answerQuiz = (
  needs: Needs,
  id: string,
  answers: readonly UserAnswer[],
  token: string | null,
): ResultAsync<TakenAnswers, Failure> =>
  answers.length === 0
    ? tellQuiz(needs, id, token).map((told) => ({ told, fate: 'nothing', token }))
    : answerAs(needs, id, answers, token).map((taken) => ({
        told: { ...taken.told, quiz: hideRightAnswers(taken.told.quiz, taken.told.answers) },
        fate: fateOfAnswers(answers, taken.told, needs.clock.now()),
        token: taken.token,
      }));
