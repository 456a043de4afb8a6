import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import { type AnswerFate, fateOfAnswers } from '../../readers/quizzes/fate-of-answers.ts';
import { hideRightAnswers } from '../../readers/quizzes/hide-right-answers.ts';
import type { AnsweredQuiz, UserAnswer } from '../../readers/quizzes/quiz.ts';
import type { PageNeeds } from '../needs.ts';
import { tellQuiz } from './tell-quiz.ts';

type Needs = Pick<PageNeeds, 'quizzes' | 'clock'> & { readonly site: string };

export interface TakenAnswers {
  readonly told: AnsweredQuiz;
  readonly fate: AnswerFate;
  readonly token: string | null;
}

/** If the service no longer knows the token, retry once with a new one. */
const answerAs = (
  { quizzes, site }: Pick<Needs, 'quizzes' | 'site'>,
  id: string,
  answers: readonly UserAnswer[],
  token: string | null,
): ResultAsync<{ readonly told: AnsweredQuiz; readonly token: string }, Failure> =>
  (token === null ? quizzes.newToken(site) : okAsync(token)).andThen((bearer) =>
    quizzes
      .answer(id, answers, bearer)
      .map((told) => ({ told, token: bearer }))
      .orElse((failure) =>
        token !== null && failure.kind === 'forbidden'
          ? answerAs({ quizzes, site }, id, answers, null)
          : errAsync(failure),
      ),
  );

/**
 * Submits quiz answers; requests a token with the first one (spec §7.5). Only the first answer to a question counts.
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
