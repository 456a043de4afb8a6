import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { BodyNode } from '../../editorial/articles/body.ts';
import type { Quizzes } from '../../ports/quizzes.ts';
import type { UserAnswer } from '../../readers/quizzes/quiz.ts';
import { contractQuiz } from '../../testing/contract-quiz.ts';
import { fakeQuizzes } from '../../testing/quizzes.fake.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeNeeds, openAs } from '../page-needs.fake.ts';
import type { Page } from '../page.ts';
import { payloadPage } from '../building/payload.ts';
import { publicPage } from '../building/public-page.ts';
import { anonymous } from '../visitor.ts';
import { answerQuiz } from './answer-quiz.ts';
import { tellQuiz } from './tell-quiz.ts';

const address = '/belfold/2025/01/03/elso-hir';
const now = 1_760_000_000;
const { id } = contractQuiz;
const right: UserAnswer = { questionId: 'fovaros', responses: [{ answerId: 'balaton', optionId: null }] };
const quizOf = (quizId: string): BodyNode => ({ embed: { kind: 'quiz', quizId, title: '' } });

const watched = (quizzes: Quizzes) => {
  const asked: string[] = [];
  const watching: Quizzes = {
    newToken: (site) => (asked.push(`token ${site}`), quizzes.newToken(site)),
    load: (quizId, token) => (asked.push(`load ${quizId} ${token ?? 'nobody'}`), quizzes.load(quizId, token)),
    answer: (quizId, answers, token) => (asked.push('answer'), quizzes.answer(quizId, answers, token)),
  };
  return { asked, quizzes: watching };
};

const { articles } = fakeNeeds();
const needsOf = (quizzes: Quizzes, ...body: readonly BodyNode[]) =>
  fakeNeeds({
    quizzes,
    articles: { ...articles, bySlug: (...all) => articles.bySlug(...all).map((article) => ({ ...article, body })) },
  });
const quizzesOn = async (quizzes: Quizzes, ...body: readonly BodyNode[]) =>
  (await openAs('single_article', needsOf(quizzes, ...body), address)).content.quizzes;

describe('the quizzes of an article', () => {
  it('are loaded anonymously, once each, from anywhere in the text, at most six', async () => {
    const { asked, quizzes } = watched(fakeQuizzes(contractQuiz, now));
    const found = await quizzesOn(
      quizzes,
      'Szöveg',
      { tag: 'aside', children: [{ tag: 'p', children: ['x'] }, quizOf(id)] },
      { embed: { kind: 'disclaimer', body: [quizOf('q2')] } },
      quizOf(id),
      ...['q3', 'q4', 'q5', 'q6', 'q7', 'q8'].map(quizOf),
    );
    expect(asked).toEqual([id, 'q2', 'q3', 'q4', 'q5', 'q6'].map((one) => `load ${one} nobody`));
    expect(found.map(({ told }) => told?.quiz.id ?? null)).toEqual([id, null, null, null, null, null]);
    expect(found[0]?.told?.quiz.questions[0]?.rightAnswer).toBeNull();
  });

  it('are not requested when there are none', async () => {
    const { asked, quizzes } = watched(fakeQuizzes(contractQuiz, now));
    expect(await quizzesOn(quizzes, 'Szöveg')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each(['unavailable', 'malformed', 'not-found', 'forbidden'] as const)(
    'leave the article as it is when the quiz service says %s',
    async (kind) => {
      const away: Quizzes = { newToken: () => fails(kind), load: () => fails(kind), answer: () => fails(kind) };
      expect(await quizzesOn(away, quizOf(id))).toEqual([{ id, told: null, fate: null }]);
    },
  );

  it('show their answers only to the reader who has just sent them, never in shared copies or data', async () => {
    const quizzes = fakeQuizzes(contractQuiz, now);
    const token = (await quizzes.newToken('lapunk'))._unsafeUnwrap();
    await quizzes.answer(id, [right], token);
    const needs = needsOf(quizzes, quizOf(id));
    const quiz = { token, answered: id, fate: 'counted' } as const;
    const own = (await openAs('single_article', needs, address, { ...anonymous, quiz })) as Page;
    const forAll = (await openAs('single_article', needs, address)) as Page;
    expect(own).toMatchObject({ content: { quizzes: [{ fate: 'counted', told: { answers: [right] } }] } });
    expect(publicPage(own)).toBeNull();
    expect(publicPage(forAll)).toBe(forAll);
    expect(JSON.stringify(payloadPage(own))).not.toContain('balaton');
    expect(payloadPage(forAll)).toMatchObject({ content: { quizzes: [], article: { slug: 'elso-hir' } } });
  });
});

describe('a quiz', () => {
  it('is loaded anonymously when the token is unknown', async () => {
    const { asked, quizzes } = watched(fakeQuizzes(contractQuiz, now));
    const told = await tellQuiz({ quizzes }, id, 'x'.repeat(24));
    expect(told._unsafeUnwrap().answers).toEqual([]);
    expect(asked).toEqual([`load ${id} ${'x'.repeat(24)}`, `load ${id} nobody`]);
  });

  it('contains no right answers, even if its service sends them', async () => {
    const quizzes = fakeQuizzes(contractQuiz, now);
    const careless: Quizzes = {
      ...quizzes,
      load: (...all) =>
        quizzes.load(...all).map((told) => ({
          ...told,
          quiz: { ...told.quiz, questions: told.quiz.questions.map((one) => ({ ...one, rightAnswer: 'balaton' })) },
        })),
    };
    const told = await tellQuiz({ quizzes: careless }, id, null);
    expect(JSON.stringify(told._unsafeUnwrap())).not.toContain('"rightAnswer":"balaton"');
  });
});

describe('answering a quiz', () => {
  const clock = { now: () => now };

  it('requests a token only for the first answer', async () => {
    const { asked, quizzes } = watched(fakeQuizzes(contractQuiz, now));
    const first = (await answerQuiz({ quizzes, clock, site: 'g7' }, id, [right], null))._unsafeUnwrap();
    expect(first).toMatchObject({ fate: 'counted', told: { answers: [right] } });
    const again = { ...right, responses: [{ answerId: 'velencei', optionId: null }] };
    const second = await answerQuiz({ quizzes, clock, site: 'g7' }, id, [again], first.token);
    expect(second._unsafeUnwrap()).toMatchObject({ fate: 'twice', token: first.token, told: { answers: [right] } });
    expect(asked).toEqual(['token g7', 'answer', 'answer']);
  });

  it('starts over once when the token is unknown', async () => {
    const { asked, quizzes } = watched(fakeQuizzes(contractQuiz, now));
    const taken = (await answerQuiz({ quizzes, clock, site: 'g7' }, id, [right], 'x'.repeat(24)))._unsafeUnwrap();
    expect(taken.fate).toBe('counted');
    expect(asked).toEqual(['answer', 'token g7', 'answer']);
    const never: Quizzes = { ...quizzes, newToken: () => okAsync('y'.repeat(24)), answer: () => fails('forbidden') };
    expect((await answerQuiz({ quizzes: never, clock, site: 'g7' }, id, [right], null))._unsafeUnwrapErr().kind).toBe(
      'forbidden',
    );
  });

  it('creates no token for an empty answer', async () => {
    const { asked, quizzes } = watched(fakeQuizzes(contractQuiz, now));
    expect((await answerQuiz({ quizzes, clock, site: 'g7' }, id, [], null))._unsafeUnwrap()).toMatchObject({
      fate: 'nothing',
      token: null,
    });
    expect(asked).toEqual([`load ${id} nobody`]);
  });

  it('is put off while no token or no answer comes', async () => {
    const quizzes = fakeQuizzes(contractQuiz, now);
    for (const away of [
      { ...quizzes, newToken: () => fails('unavailable') },
      { ...quizzes, answer: () => fails('unavailable') },
    ] satisfies Quizzes[])
      expect((await answerQuiz({ quizzes: away, clock, site: 'g7' }, id, [right], null))._unsafeUnwrapErr().kind).toBe(
        'unavailable',
      );
  });
});
