import type { Database } from '../database/connection/open-database.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import type { GivenQuiz } from './quiz.ts';

/** Writes quizzes; one that is known by its id stays as it is, with what was answered. */
export const loadQuizzes = (db: Database, quizzes: readonly GivenQuiz[]): Promise<void> =>
  insertRows(db, 'quizzes', ['id', 'complex', 'questions'], quizzes);
