import { z } from 'zod';
import { documentIn } from '../../readers/quizzes/quiz-documents.ts';
import { takeAnswers } from '../../readers/quizzes/take-answers.ts';
import { newTaker, takerOf } from '../../readers/quizzes/taker.ts';
import { quizOf, toldQuiz } from '../../readers/quizzes/told-quiz.ts';
import type { ApiContext, Call } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

/** Repeated by web nodes (core/readers/quizzes/answer-limits.ts). */
export const quizLimits = { maxQuestions: 50, maxResponses: 50 };

const id = z
  .string()
  .min(1)
  .max(64)
  .transform((text) => text.toWellFormed().replaceAll('\0', '\uFFFD'));
const answer = z.object({
  questionId: id,
  responses: z
    .array(z.object({ answerId: id, optionId: id.nullish().transform((given) => given ?? null) }))
    .max(quizLimits.maxResponses),
});
const asked = z.object({
  query: z.string().max(2_000),
  variables: z.object({ quizId: id, answers: z.array(answer).max(quizLimits.maxQuestions).default([]) }),
});

/** GraphQL reports errors with status 200. */
const refused = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] });

const answerDocument = async (
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  bearer: string | null,
  { query, variables: { quizId, answers } }: z.output<typeof asked>,
): Promise<object> => {
  const document = documentIn(query);
  if (document === null)
    return refused('GRAPHQL_VALIDATION_FAILED', 'Unknown document; send one of the two documents of the contract');
  const taker = await takerOf({ db }, bearer);
  if (taker === null && (bearer !== null || document !== 'quiz'))
    return refused('UNAUTHENTICATED', 'The token is unknown');
  const quiz = await quizOf(db, quizId);
  if (quiz === undefined) return refused('NOT_FOUND', 'No such quiz');
  if (document === 'addOrUpdateAnswers' && taker !== null) {
    await takeAnswers(db, { quiz, taker, answers, now: now() });
    return { data: { addOrUpdateAnswers: await toldQuiz(db, quiz, { taker, now: now() }) } };
  }
  return { data: await toldQuiz(db, quiz, { taker, now: now() }) };
};

export const quizCalls: readonly Call[] = [
  { method: 'POST', path: '/api/functions/get-quiz-token', answer: (context) => newTaker(context) },
  {
    method: 'POST',
    path: '/api/quiz-service/',
    answer: async (context, { bearer, body }) =>
      answerDocument(context, bearer, readParameters(asked, await body(64 * 1024))),
  },
];
