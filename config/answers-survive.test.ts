import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { createQuizzes } from '#adapters/quiz-service/create-quizzes.ts';
import type { Quizzes } from '#core/ports/quizzes.ts';
import { build, freePort, makeDataDir, start, type Started, until } from './built-process.fake.ts';

const secret = 'a-secret-of-those-who-answer';
/** Of the sample's. */
const [quizId, questionId] = ['e7f35a1b0c8d4e92a6b4c5d8', 'mibol'];
const rounds = 200;

let [dataDir, port] = ['', 0];
let origin: Started | null = null;

const startOrigin = async (): Promise<void> => {
  const node = start('taviro.js', ['origin', '--port', String(port), '--json'], {
    DATA_DIR: dataDir,
    ORIGIN_SECRET: secret,
  });
  origin = node;
  await until(() => node.said().includes('"url"'), node.said);
};

beforeAll(async () => {
  await build();
  [dataDir, port] = [await makeDataDir(), await freePort()];
  await startOrigin();
}, 180_000);
afterAll(async () => {
  await origin?.stop('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** As a web node asks; each has its own, so that what one meets makes no other stop asking. */
const quizzes = (): Quizzes => {
  const at = (path: string) =>
    callUpstream({ baseUrl: `http://127.0.0.1:${port}${path}`, name: 'quiz', headers: { 'origin-secret': secret } });
  return createQuizzes(at('/api/quiz-service'), at(''));
};

describe('answers that were taken', () => {
  it('are all there after the origin was killed in the middle of two hundred, and none is counted twice', async () => {
    const taken = new Map<string, string>();
    let unsaid = 0;
    const answer = async (at: number): Promise<void> => {
      const [service, answerId] = [quizzes(), `mibol-${(at % 4) + 1}`];
      const token = (await service.newToken()).unwrapOr(null);
      if (token === null) return;
      const answers = [{ questionId, responses: [{ answerId, optionId: null }] }];
      const said = await service.answer(quizId, answers, token);
      if (said.isOk()) taken.set(token, answerId);
      else unsaid += 1;
    };
    const readers = Array.from({ length: 4 }, async (_, reader) => {
      for (let at = reader; at < rounds; at += 4) {
        if (at >= rounds / 2 && origin !== null && !origin.process.killed) origin.process.kill('SIGKILL');
        await answer(at);
      }
    });
    await Promise.all(readers);
    await origin?.ended;
    expect(taken.size).toBeGreaterThan(rounds / 4);
    expect(taken.size).toBeLessThan(rounds);

    await startOrigin();
    const service = quizzes();
    const lost: string[] = [];
    for (const [token, answerId] of taken) {
      const told = await service.load(quizId, token);
      if (told.isErr()) lost.push(told.error.kind);
      else if (told.value.answers[0]?.responses[0]?.answerId !== answerId) lost.push(answerId);
    }
    expect(lost).toEqual([]);
    const [one = ''] = taken.keys();
    const { quiz } = (await service.load(quizId, one))._unsafeUnwrap();
    const counted = quiz.questions
      .find(({ id }) => id === questionId)
      ?.answers.reduce((sum, { answerCount }) => sum + answerCount, 0);
    expect(counted).toBeGreaterThanOrEqual(taken.size);
    expect(counted).toBeLessThanOrEqual(taken.size + unsaid);
  }, 180_000);
});
