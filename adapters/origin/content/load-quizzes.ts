import type { Database } from '../database/connection/open-database.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import type { GivenQuiz } from './quiz.ts';

/** Leaves existing quizzes and their responses unchanged. */
export const loadQuizzes = (db: Database, quizzes: readonly GivenQuiz[]): Promise<void> =>
  insertRows(db, 'quizzes', ['id', 'complex', 'questions'], quizzes);
