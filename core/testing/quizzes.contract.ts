import { beforeAll, describe, expect, it } from 'vitest';
import type { Quizzes } from '../ports/quizzes.ts';
import { isQuizToken } from '../readers/quizzes/is-quiz-token.ts';
import type { AnsweredQuiz, UserAnswer } from '../readers/quizzes/quiz.ts';
import { contractQuiz } from './contract-quiz.ts';

const chosen = (questionId: string, answerId: string, optionId: string | null = null): UserAnswer => ({
  questionId,
  responses: [{ answerId, optionId }],
});

/** Spec §3.6, §7.5; R36. */
export const describeQuizzes = (name: string, makeSubject: () => Quizzes): void => {
  describe(`Quizzes: ${name}`, () => {
    let quizzes: Quizzes;
    beforeAll(() => {
      quizzes = makeSubject();
    });
    const { id } = contractQuiz;
    const newToken = async (): Promise<string> => (await quizzes.newToken('lapunk'))._unsafeUnwrap();
    const load = async (token: string | null): Promise<AnsweredQuiz> => (await quizzes.load(id, token))._unsafeUnwrap();
    const answer = async (token: string, ...answers: readonly UserAnswer[]): Promise<AnsweredQuiz> =>
      (await quizzes.answer(id, answers, token))._unsafeUnwrap();
    const question = ({ quiz }: AnsweredQuiz, wanted: string) => quiz.questions.find((one) => one.id === wanted);
    const counts = (told: AnsweredQuiz, wanted: string): readonly number[] | undefined =>
      question(told, wanted)?.answers.map(({ answerCount }) => answerCount);

    it('gives everybody another token, which is one', async () => {
      const tokens = await Promise.all([newToken(), newToken(), newToken()]);
      expect(new Set(tokens).size).toBe(3);
      expect(tokens.every(isQuizToken)).toBe(true);
    });

    it('asks a client without answers, and hides solutions and votes of open questions', async () => {
      for (const token of [null, await newToken()]) {
        const told = await load(token);
        expect(told.answers).toEqual([]);
        expect(told.quiz).toMatchObject({ id, complex: true });
        expect(
          told.quiz.questions.map(({ id: one, rightAnswer, description }) => [one, rightAnswer, description]),
        ).toEqual([
          ['fovaros', null, ''],
          ['regi', 'hetfo', ''],
          ['kedvenc', null, ''],
        ]);
        expect(counts(told, 'fovaros')).toEqual([0, 0]);
      }
    });

    it('counts an answer, and then returns the correct one', async () => {
      const token = await newToken();
      const told = await answer(token, chosen('fovaros', 'velencei'));
      expect(told.answers).toEqual([chosen('fovaros', 'velencei')]);
      expect(question(told, 'fovaros')).toMatchObject({
        rightAnswer: 'balaton',
        description: 'A Balaton 594 négyzetkilométer.',
      });
      expect(question(told, 'kedvenc')?.rightAnswer).toBeNull();
      expect(await load(token)).toEqual(told);
    });

    it('counts only the first answer of each token', async () => {
      const [one, other] = [await newToken(), await newToken()];
      const before = counts(await answer(one, chosen('fovaros', 'balaton')), 'fovaros') ?? [];
      const again = await answer(one, chosen('fovaros', 'velencei'), chosen('fovaros', 'balaton'));
      expect([again.answers, counts(again, 'fovaros')]).toEqual([[chosen('fovaros', 'balaton')], before]);
      const elsewhere = await answer(other, chosen('fovaros', 'balaton'));
      expect(counts(elsewhere, 'fovaros')).toEqual([(before[0] ?? 0) + 1, before[1]]);
    });

    it('keeps one of two that come at the same time', async () => {
      const token = await newToken();
      const both = await Promise.all([
        answer(token, chosen('fovaros', 'balaton')),
        answer(token, chosen('fovaros', 'velencei')),
      ]);
      expect(both[0].answers).toEqual(both[1].answers);
      expect(both[0].answers).toHaveLength(1);
    });

    it.each([
      ['too late', chosen('regi', 'hetfo')],
      ['of another question', chosen('fovaros', 'hegy')],
      ['to no question', chosen('nincs', 'balaton')],
      ['without its option', chosen('kedvenc', 'hegy')],
      ['with an option that there is none of', chosen('kedvenc', 'hegy', 'talan')],
      ['with an option where none belongs', chosen('fovaros', 'balaton', 'igen')],
      ['of nothing', { questionId: 'fovaros', responses: [] }],
      [
        'of two where one is chosen',
        {
          questionId: 'fovaros',
          responses: [...chosen('fovaros', 'balaton').responses, ...chosen('fovaros', 'velencei').responses],
        },
      ],
      [
        'said twice',
        {
          questionId: 'kedvenc',
          responses: [...chosen('kedvenc', 'to', 'igen').responses, ...chosen('kedvenc', 'to', 'nem').responses],
        },
      ],
    ])('counts no answer that is %s', async (_, bad) => {
      expect((await answer(await newToken(), bad)).answers).toEqual([]);
    });

    it('returns the sums of each answer', async () => {
      const [one, other] = [await newToken(), await newToken()];
      const said = (first: string, second: string): UserAnswer => ({
        questionId: 'kedvenc',
        responses: [
          { answerId: 'hegy', optionId: first },
          { answerId: 'to', optionId: second },
        ],
      });
      await answer(one, said('nem', 'igen'));
      const told = question(await answer(other, said('igen', 'igen')), 'kedvenc');
      expect(told?.answers.map(({ answerCount, sum, average }) => [answerCount, sum, average])).toEqual([
        [2, 3, 1.5],
        [2, 4, 2],
      ]);
    });

    it('knows neither another quiz nor a token that it did not give', async () => {
      expect((await quizzes.load('nincs-ilyen', null))._unsafeUnwrapErr().kind).toBe('not-found');
      const forged = 'x'.repeat(24);
      expect((await quizzes.load(id, forged))._unsafeUnwrapErr().kind).toBe('forbidden');
      expect((await quizzes.answer(id, [chosen('fovaros', 'balaton')], forged))._unsafeUnwrapErr().kind).toBe(
        'forbidden',
      );
    });
  });
};
