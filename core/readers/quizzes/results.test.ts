import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerField, answersIn, fieldsOf } from './answer-fields.ts';
import { answerShares } from './answer-shares.ts';
import { fateOfAnswers, readFate } from './fate-of-answers.ts';
import { nextClosing, questionState } from './question-state.ts';
import { isRight, quizScore } from './quiz-score.ts';
import type { AnsweredQuiz, Question, UserAnswer } from './quiz.ts';

const answer = (id: string, counted: Partial<Question['answers'][number]> = {}): Question['answers'][number] => ({
  id,
  title: id,
  image: null,
  description: '',
  answerCount: 0,
  sum: 0,
  average: 0,
  ...counted,
});
const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  question: id,
  displayAs: 'radio',
  image: null,
  description: '',
  activeTo: null,
  rightAnswer: 'x',
  options: [],
  answers: [answer('x'), answer('y')],
  ...more,
});
const said = (questionId: string, ...answerIds: readonly string[]): UserAnswer => ({
  questionId,
  responses: answerIds.map((answerId) => ({ answerId, optionId: null })),
});
const told = (questions: readonly Question[], ...answers: readonly UserAnswer[]): AnsweredQuiz => ({
  quiz: { id: 'z', complex: true, questions },
  answers,
});

describe('the state of a question', () => {
  it('is open until its last second, then closed, and answered after an answer', () => {
    const asked = question('q', { activeTo: 10 });
    expect([9, 10, 11].map((now) => questionState(asked, [], now))).toEqual(['open', 'open', 'closed']);
    expect(questionState(asked, [said('q', 'x')], 11)).toBe('answered');
    expect(questionState(asked, [said('q')], 9)).toBe('open');
    expect(questionState(question('q'), [said('p', 'x')], 1e12)).toBe('open');
  });

  it('changes next when the first of those that are open closes', () => {
    const closing = [null, 5, 20, 15].map((activeTo, at) => question(`${at}`, { activeTo }));
    expect([nextClosing(closing, 6), nextClosing(closing, 15), nextClosing(closing, 21)]).toEqual([15, 15, null]);
  });
});

describe('shares', () => {
  it('are whole hundredths that add up, in the order of the counts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }), (counts) => {
        const shares = answerShares(
          question('q', { answers: counts.map((answerCount, at) => answer(`${at}`, { answerCount })) }),
        );
        const sum = shares.reduce((all, { percent }) => all + percent, 0);
        expect(sum).toBe(counts.some((count) => count > 0) ? 100 : 0);
        for (const one of shares)
          for (const other of shares)
            if (one.count > other.count) expect(one.percent).toBeGreaterThanOrEqual(other.percent);
      }),
    );
  });

  it('include the mean of each answer, computed when the service omits it', () => {
    const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id }));
    const answers = [
      answer('x', { answerCount: 4, sum: 10, average: 2.5 }),
      answer('y', { answerCount: 2, sum: 8 }),
      answer('z'),
      answer('w', { answerCount: 1, average: 99 }),
    ];
    expect(answerShares(question('q', { options, answers })).map(({ percent, average }) => [percent, average])).toEqual(
      [
        [63, 2.5],
        [100, 4],
        [0, null],
        [100, 4],
      ],
    );
  });
});

describe('the score', () => {
  it('counts answered questions that have a correct answer, if the whole quiz is scored', () => {
    const questions = [question('1'), question('2'), question('3', { rightAnswer: null }), question('4')];
    const all = told(questions, said('1', 'x'), said('2', 'x', 'y'), said('3', 'x'));
    expect(quizScore(all)).toEqual({ right: 1, of: 2 });
    expect(quizScore({ ...all, quiz: { ...all.quiz, complex: false } })).toBeNull();
    expect(quizScore(told(questions))).toBeNull();
    expect([
      isRight(question('q'), said('q', 'y')),
      isRight(question('q', { rightAnswer: null }), said('q', 'y')),
    ]).toEqual([false, null]);
  });
});

describe('the result of sent answers', () => {
  const closed = question('old', { activeTo: 5 });
  it.each([
    ['counted', [said('q', 'x')], [said('q', 'x')]],
    ['counted', [said('q', 'x', 'y')], [said('q', 'y', 'x')]],
    ['twice', [said('q', 'x')], [said('q', 'y')]],
    ['late', [said('old', 'x')], []],
    ['twice', [said('old', 'x')], [said('old', 'y')]],
    ['late', [said('soon', 'x')], []],
    ['unfit', [said('q', 'nincs')], []],
    ['unfit', [said('q', 'x')], []],
    ['unfit', [said('masik', 'x')], []],
    ['nothing', [], [said('q', 'x')]],
    ['late', [said('q', 'x'), said('old', 'x')], [said('q', 'x')]],
  ] as const)('is told as %s', (fate, sent, known) => {
    expect(fateOfAnswers(sent, told([question('q'), closed, question('soon', { activeTo: 7 })], ...known), 6)).toBe(
      fate,
    );
    expect(readFate(fate)).toBe(fate);
  });

  it('is read from an address in no other words', () => {
    expect(['', 'x', '<b>', null].map(readFate)).toEqual([null, null, null, null]);
  });
});

describe('the fields of a form', () => {
  const id = fc.stringMatching(/^[\w-]{1,64}$/);
  it('round-trip the answers, with any other fields present', () => {
    const responses = fc.oneof(
      fc
        .uniqueArray(id, { minLength: 1, maxLength: 4 })
        .map((ids) => ids.map((answerId) => ({ answerId, optionId: null }))),
      fc
        .uniqueArray(fc.tuple(id, id), { minLength: 1, maxLength: 4, selector: ([answerId]) => answerId })
        .map((pairs) => pairs.map(([answerId, optionId]) => ({ answerId, optionId }))),
    );
    const answers = fc.uniqueArray(fc.record({ questionId: id, responses }), {
      selector: ({ questionId }) => questionId,
      maxLength: 5,
    });
    fc.assert(
      fc.property(answers, (all) => {
        const sent = new URLSearchParams(fieldsOf(all).map((field) => [...field]));
        sent.append('oldal', '/x');
        expect(answersIn(new URLSearchParams(sent.toString()))).toEqual(all);
      }),
    );
  });

  it('are empty for invalid names', () => {
    expect(
      answersIn([
        ['v', 'a'],
        ['v.', 'a'],
        ['v.q', '<'],
        ['v.q', ''],
        ['v.q.a.b', 'c'],
        ['v.q.', 'c'],
        ['w.q', 'a'],
        ['v.__proto__', 'a'.repeat(65)],
      ]),
    ).toEqual([]);
    expect([answerField('q'), answerField('q', 'a')]).toEqual(['v.q', 'v.q.a']);
  });
});
