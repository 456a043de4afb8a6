import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { Chosen, GivenQuestion } from '../../database/schema/quiz-schema.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { UserAnswer } from './told-quiz.ts';

const fits = (question: GivenQuestion, responses: readonly Chosen[], now: number): boolean => {
  const { activeTo, answers, options = [], displayAs } = question;
  if (activeTo !== undefined && now > activeTo) return false;
  const max = displayAs === 'radio' && options.length === 0 ? 1 : answers.length;
  return (
    responses.length > 0 &&
    responses.length <= max &&
    new Set(responses.map(({ answerId }) => answerId)).size === responses.length &&
    responses.every(
      ({ answerId, optionId }) =>
        answers.some(({ id }) => id === answerId) &&
        (options.length === 0 ? optionId === null : options.some(({ id }) => id === optionId)),
    )
  );
};

const weightOf = ({ options = [] }: GivenQuestion, { optionId }: Chosen): number =>
  options.findIndex(({ id }) => id === optionId) + 1;

const count = async (
  all: Transaction<Schema>,
  quiz: string,
  question: GivenQuestion,
  responses: readonly Chosen[],
): Promise<void> => {
  // A fixed order prevents deadlocks.
  for (const chosen of responses.toSorted((one, other) => (one.answerId < other.answerId ? -1 : 1)))
    await all
      .insertInto('quiz_counts')
      .values({
        quiz_id: quiz,
        question_id: question.id,
        answer_id: chosen.answerId,
        answer_count: 1,
        sum: weightOf(question, chosen),
      })
      .onConflict((conflict) =>
        conflict.columns(['quiz_id', 'question_id', 'answer_id']).doUpdateSet({
          answer_count: sql<number>`quiz_counts.answer_count + 1`,
          sum: sql<number>`quiz_counts.sum + excluded.sum`,
        }),
      )
      .execute();
};

interface Taking {
  readonly quiz: { readonly id: string; readonly questions: readonly GivenQuestion[] };
  readonly taker: string;
  readonly answers: readonly UserAnswer[];
  readonly now: number;
}

/** Only a token's first response to each question counts. Late or invalid ones are ignored. */
export const takeAnswers = (db: Database, { quiz, taker, answers, now }: Taking): Promise<void> =>
  db.transaction().execute(async (all) => {
    for (const question of quiz.questions) {
      const responses = answers.find(({ questionId }) => questionId === question.id)?.responses ?? [];
      if (!fits(question, responses, now)) continue;
      const kept = await all
        .insertInto('quiz_responses')
        .values({
          quiz_id: quiz.id,
          question_id: question.id,
          token_hash: taker,
          responses: JSON.stringify(responses),
          at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('question_id')
        .executeTakeFirst();
      if (kept !== undefined) await count(all, quiz.id, question, responses);
    }
  });
