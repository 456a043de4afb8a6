import type { IncomingMessage, RequestListener } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { fates } from '#adapters/http/fates.fake.ts';
import { defaultLimits, scaledLimits, type Limits } from '#adapters/http/limits.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Quizzes } from '#core/ports/quizzes.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { createQuizzes } from './create-quizzes.ts';
import { answersDocument, quizDocument } from './documents.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const token = 'abcdefghijklmnopqrstuvwx';
const quizId = '6f1e0c9a7b3d5e2f4a8c1d0b';
const hostile = '") { __schema } #';
const answers = [{ questionId: 'k1', responses: [{ answerId: hostile, optionId: null }] }];

const told = {
  quiz: {
    _id: quizId,
    complex: true,
    questions: [
      {
        _id: 'k1',
        question: ' Hány? ',
        displayAs: 'radio',
        image: 'https://evil.example/pixel.gif',
        activeTo: '2026-01-01T00:00:00Z',
        rightAnswer: 'a',
        options: null,
        answers: [
          { _id: 'a', title: 'Egy', answerCount: null },
          { _id: '../x', title: 'Kettő' },
        ],
      },
    ],
  },
  userAnswers: [{ questionId: 'k1', responses: [{ answerId: 'a' }] }],
};
const understood = {
  quiz: {
    id: quizId,
    complex: true,
    questions: [
      {
        id: 'k1',
        question: 'Hány?',
        displayAs: 'radio',
        image: null,
        description: '',
        activeTo: 1_767_225_600,
        rightAnswer: 'a',
        options: [],
        answers: [{ id: 'a', title: 'Egy', image: null, description: '', answerCount: 0, sum: 0, average: 0 }],
      },
    ],
  },
  answers: [{ questionId: 'k1', responses: [{ answerId: 'a', optionId: null }] }],
};

interface Call {
  readonly name: string;
  readonly run: (quizzes: Quizzes) => ResultAsync<unknown, Failure>;
  readonly path: string;
  readonly body: unknown;
  readonly bearer: string | undefined;
  readonly good: unknown;
  readonly gives: unknown;
}

const calls: readonly Call[] = [
  {
    name: 'newToken',
    run: (quizzes) => quizzes.newToken('g7'),
    path: '/main/api/functions/get-quiz-token',
    body: null,
    bearer: undefined,
    good: token,
    gives: token,
  },
  {
    name: 'load',
    run: (quizzes) => quizzes.load(quizId, token),
    path: '/quiz/',
    body: { query: quizDocument, variables: { quizId } },
    bearer: `Bearer ${token}`,
    good: { data: told },
    gives: understood,
  },
  {
    name: 'load, for nobody',
    run: (quizzes) => quizzes.load(quizId, null),
    path: '/quiz/',
    body: { query: quizDocument, variables: { quizId } },
    bearer: undefined,
    good: { data: told },
    gives: understood,
  },
  {
    name: 'answer',
    run: (quizzes) => quizzes.answer(quizId, answers, token),
    path: '/quiz/',
    body: { query: answersDocument, variables: { quizId, answers } },
    bearer: `Bearer ${token}`,
    good: { data: { addOrUpdateAnswers: told } },
    gives: understood,
  },
];

const quizzesAt = (limits?: Limits): Quizzes => {
  const at = (path: string) =>
    callUpstream({
      baseUrl: upstream.baseUrl + path,
      name: 'quiz',
      time: limits ? systemTime : createSteerableTime(),
      limits,
    });
  return createQuizzes(at('/quiz'), at('/main'), 'lapunk-sites');
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
};

describe.each(calls)('$name', ({ run, path, body, bearer, good, gives }) => {
  it('asks as the contract says, and understands a good answer', async () => {
    const sent: unknown[] = [];
    upstream.answer = (request, response) =>
      void textOf(request).then((text) => {
        sent.push(text === '' ? null : JSON.parse(text));
        answering(good)(request, response);
      });
    expect((await run(quizzesAt()))._unsafeUnwrap()).toEqual(gives);
    const request = upstream.requests.at(-1);
    expect([request?.method, request?.url, request?.headers.authorization]).toEqual(['POST', path, bearer]);
    expect(sent).toEqual([body]);
    expect(request?.headers['lapunk-sites']).toBe(path.startsWith('/main/') ? 'g7' : undefined);
  });

  it.each(fates)('says what $name is', async (fate) => {
    upstream.answer = fate.answer;
    const result = await run(quizzesAt(fate.slow ? scaledLimits(0.02) : defaultLimits));
    const kind = bearer === undefined ? fate.kind : (fate.withToken ?? fate.kind);
    expect(result._unsafeUnwrapErr()).toMatchObject({ kind });
  });
});

describe('errors of a quiz service with status 200', () => {
  it.each([
    ['NOT_FOUND', 'not-found'],
    ['UNAUTHENTICATED', 'forbidden'],
    ['FORBIDDEN', 'forbidden'],
    ['INTERNAL_SERVER_ERROR', 'unavailable'],
    ['GRAPHQL_VALIDATION_FAILED', 'malformed'],
    ['<script>', 'malformed'],
    [null, 'malformed'],
  ])('of code %s are %s, even beside data', async (code, kind) => {
    upstream.answer = answering({ data: told, errors: [{ message: 'x', extensions: { code } }] });
    expect((await quizzesAt().load(quizId, null))._unsafeUnwrapErr().kind).toBe(kind);
  });
});

describe('a token', () => {
  it.each([token.slice(1), `${token}a`, 'a b c d e f g h i j k l ', 'é'.repeat(24), { token }, 7])(
    'is not %j',
    async (given) => {
      upstream.answer = answering(given);
      expect((await quizzesAt().newToken('g7'))._unsafeUnwrapErr().kind).toBe('malformed');
    },
  );
});
