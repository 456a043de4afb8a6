import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { AnsweredQuiz, UserAnswer } from '../readers/quizzes/quiz.ts';

/** Asks and counts (spec §3.6, §7.5). `token` stands for whoever answers, of whom nothing else is known. */
export interface Quizzes {
  /** A token for somebody who answers for the first time. */
  newToken(): ResultAsync<string, Failure>;
  /** Null for somebody who has answered nothing; 'forbidden' for a token that is not known. */
  load(quizId: string, token: string | null): ResultAsync<AnsweredQuiz, Failure>;
  /**
   * Gives what is known once the answers are kept. The first to each question stands; what comes later, too late, or
   * is no answer to it changes nothing.
   */
  answer(quizId: string, answers: readonly UserAnswer[], token: string): ResultAsync<AnsweredQuiz, Failure>;
}
