import { z } from 'zod';
import type { Refusal } from '#adapters/http/ask-once.ts';
import { lenientList, tolerantList } from '#adapters/http/tolerant-list.ts';
import { isFields } from '#core/json/is-fields.ts';
import { isQuizToken } from '#core/readers/quizzes/is-quiz-token.ts';
import type { AnsweredQuiz, Question, QuizAnswer, UserAnswer } from '#core/readers/quizzes/quiz.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((given) => given ?? '');
const count = z
  .number()
  .nonnegative()
  .nullish()
  .catch(0)
  .transform((given) => given ?? 0);
const image = z
  .string()
  .regex(/^\/uploads\/[\w.-]+$/)
  .nullish()
  .catch(null)
  .transform((given) => given ?? null);
/** Unix seconds or an ISO time. */
const moment = z
  .union([z.number(), z.iso.datetime({ offset: true }).transform((written) => Date.parse(written) / 1000)])
  .nullish()
  .catch(null)
  .transform((given) => (typeof given === 'number' ? Math.floor(given) : null));

const answer: z.ZodType<QuizAnswer> = z
  .object({
    _id: id,
    title: z.string().trim().min(1),
    image,
    description: text,
    answerCount: count,
    sum: count,
    average: count,
  })
  .transform(({ _id, ...rest }) => ({ id: _id, ...rest }));

const question: z.ZodType<Question> = z
  .object({
    _id: id,
    question: z.string().trim().min(1),
    displayAs: text,
    image,
    description: text,
    activeTo: moment,
    rightAnswer: z
      .string()
      .nullish()
      .catch(null)
      .transform((given) => given || null),
    options: lenientList(
      z.object({ _id: id, title: z.string().min(1) }).transform((option) => ({ id: option._id, title: option.title })),
    ),
    answers: tolerantList(answer, 50),
  })
  .transform(({ _id, ...rest }) => ({ id: _id, ...rest }));

const quiz = z
  .object({ _id: id, complex: z.boolean().nullish().catch(false), questions: tolerantList(question, 50) })
  .transform(({ _id, complex, questions }) => ({ id: _id, complex: complex ?? false, questions }));

const userAnswer: z.ZodType<UserAnswer> = z.object({
  questionId: id,
  responses: tolerantList(z.object({ answerId: id, optionId: id.nullish().transform((given) => given ?? null) })),
});

const answered: z.ZodType<AnsweredQuiz> = z
  .object({ quiz, userAnswers: lenientList(userAnswer) })
  .transform((told) => ({ quiz: told.quiz, answers: told.userAnswers }));

export const quizWire: z.ZodType<AnsweredQuiz> = z.object({ data: answered }).transform(({ data }) => data);

export const answersWire: z.ZodType<AnsweredQuiz> = z
  .object({ data: z.object({ addOrUpdateAnswers: answered }) })
  .transform(({ data }) => data.addOrUpdateAnswers);

export const tokenWire: z.ZodType<string> = z
  .string()
  .regex(/^[\w-]+$/)
  .refine(isQuizToken);

const kinds: Readonly<Record<string, Refusal['kind']>> = {
  NOT_FOUND: 'not-found',
  UNAUTHENTICATED: 'forbidden',
  FORBIDDEN: 'forbidden',
  INTERNAL_SERVER_ERROR: 'unavailable',
};

/** GraphQL errors have status 200. Only the first error's code is read. */
export const refusalIn = (document: unknown): Refusal | null => {
  const errors = isFields(document) ? document['errors'] : null;
  if (!Array.isArray(errors) || errors.length === 0) return null;
  const [error] = errors as readonly unknown[];
  const told = isFields(error) && isFields(error['extensions']) ? error['extensions']['code'] : null;
  const code = typeof told === 'string' && /^[A-Z_]{1,40}$/.test(told) ? told : 'unnamed';
  return { kind: kinds[code] ?? 'malformed', code };
};
