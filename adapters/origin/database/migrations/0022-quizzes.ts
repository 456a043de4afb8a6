import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists quizzes (id text primary key, complex boolean not null, questions jsonb not null)`,
  sql`create table if not exists quiz_takers (token_hash text primary key, made_at int8 not null)`,
  // The primary key keeps the first response of each token to a question.
  sql`create table if not exists quiz_responses (
    quiz_id text not null, question_id text not null, token_hash text not null references quiz_takers on delete cascade,
    responses jsonb not null, at int8 not null, primary key (quiz_id, question_id, token_hash))`,
  sql`create index if not exists quiz_responses_by_taker on quiz_responses (token_hash)`,
  sql`create table if not exists quiz_counts (
    quiz_id text not null, question_id text not null, answer_id text not null, answer_count int not null, sum int not null,
    primary key (quiz_id, question_id, answer_id))`,
];

/** Quizzes of articles and readers' responses (spec §3.6, §7.5). */
export const quizzes: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
