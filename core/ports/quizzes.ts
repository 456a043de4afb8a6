import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { AnsweredQuiz, UserAnswer } from '../readers/quizzes/quiz.ts';

/** The quiz service (spec §3.6, §7.5). `token` identifies an anonymous reader. */
export interface Quizzes {
  /** `site` is the site whose page has the quiz. */
  newToken(site: string): ResultAsync<string, Failure>;
  /** A null token means no answers yet; an unknown token is 'forbidden'. */
  load(quizId: string, token: string | null): ResultAsync<AnsweredQuiz, Failure>;
  /** Only the first answer to a question counts. Late and invalid answers are ignored. */
  answer(quizId: string, answers: readonly UserAnswer[], token: string): ResultAsync<AnsweredQuiz, Failure>;
}
