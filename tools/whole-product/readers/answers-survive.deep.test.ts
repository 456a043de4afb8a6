import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuizzes } from '#adapters/quiz-service/create-quizzes.ts';
import type { Quizzes } from '#core/ports/quizzes.ts';
import { type KilledOrigin, openKilledOrigin } from '../running/killed-origin.fake.ts';

const [quizId, questionId] = ['e7f35a1b0c8d4e92a6b4c5d8', 'mibol'];
const rounds = 200;

let origin: KilledOrigin;
beforeAll(async () => {
  origin = await openKilledOrigin('a-secret-of-those-who-answer');
}, 180_000);
afterAll(() => origin.close());

const quizzes = (): Quizzes =>
  createQuizzes(origin.upstream('/api/quiz-service', 'quiz'), origin.upstream('', 'quiz'), 'lapunk-sites');

describe('answers that were taken', () => {
  it('are all there after the origin was killed in the middle of two hundred, and none is counted twice', async () => {
    const taken = new Map<string, string>();
    let unsaid = 0;
    const answer = async (at: number): Promise<void> => {
      const [service, answerId] = [quizzes(), `mibol-${(at % 4) + 1}`];
      const token = (await service.newToken('lapunk')).unwrapOr(null);
      if (token === null) return;
      const answers = [{ questionId, responses: [{ answerId, optionId: null }] }];
      const said = await service.answer(quizId, answers, token);
      if (said.isOk()) taken.set(token, answerId);
      else unsaid += 1;
    };
    await origin.killAmid(rounds, answer);
    expect(taken.size).toBeGreaterThan(rounds / 4);
    expect(taken.size).toBeLessThan(rounds);

    await origin.startAgain();
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
