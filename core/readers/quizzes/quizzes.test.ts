import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsQuestion } from './fits-question.ts';
import { hideRightAnswers } from './hide-right-answers.ts';
import { isQuizToken } from './is-quiz-token.ts';
import { afterSubmit, keepAnswer, mergeAnswers, submitAnswers, type LocalAnswers } from './local-answers.ts';
import type { Question, Quiz, UserAnswer } from './quiz.ts';
import { refreshesQuiz } from './refreshes-quiz.ts';

const answerOf = (id: string): Question['answers'][number] => ({
  id,
  title: id,
  image: null,
  description: '',
  answerCount: 0,
  sum: 0,
  average: 0,
});
const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  question: id,
  displayAs: 'radio',
  image: null,
  description: '',
  activeTo: null,
  rightAnswer: 'right',
  options: [],
  answers: [answerOf('x'), answerOf('y')],
  ...more,
});
const chosen = (questionId: string, answerId = 'x'): UserAnswer => ({
  questionId,
  responses: [{ answerId, optionId: null }],
});

describe('isQuizToken', () => {
  it('takes exactly 24 characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '7', 'ő', '🦉', ' ', '\n'), { minLength: 20, maxLength: 28 }),
        (characters) => {
          expect(isQuizToken(characters.join(''))).toBe(characters.length === 24);
        },
      ),
    );
    expect(
      ['a'.repeat(23), 'a'.repeat(24), 'a'.repeat(25), '', 'ő'.repeat(24), '🦉'.repeat(12), '🦉'.repeat(24)].map(
        isQuizToken,
      ),
    ).toEqual([false, true, false, false, true, false, true]);
  });
});

describe('hideRightAnswers', () => {
  it('sends the right answer of answered questions and of no other', () => {
    const ids = fc.uniqueArray(fc.constantFrom('q1', 'q2', 'q3', 'q4'));
    fc.assert(
      fc.property(ids, ids, ids, (asked, answered, blank) => {
        const quiz: Quiz = { id: 'z', complex: false, questions: asked.map((id) => question(id)) };
        const known = [
          ...answered.map((id) => chosen(id)),
          ...blank.map((questionId) => ({ questionId, responses: [] })),
        ];
        const sent = hideRightAnswers(quiz, known);
        expect(sent.questions.map(({ rightAnswer }) => rightAnswer)).toEqual(
          asked.map((id) => (answered.includes(id) ? 'right' : null)),
        );
        expect(hideRightAnswers(sent, known)).toEqual(sent);
      }),
    );
  });
});

describe('fitsQuestion', () => {
  const options = [{ id: 'o1', title: 'igen' }];
  const said = (...answers: readonly (readonly [string, string | null])[]) =>
    answers.map(([answerId, optionId]) => ({ answerId, optionId }));

  it.each([
    [question('q'), said(['x', null]), 'fits'],
    [question('q'), said(['x', null], ['y', null]), 'fits'],
    [question('q', { options }), said(['x', 'o1']), 'fits'],
    [question('q', { activeTo: 100 }), said(['x', null]), 'fits'],
    [question('q', { activeTo: 99 }), said(['x', null]), 'closed'],
    [question('q'), said(), 'empty'],
    [question('q'), said(['z', null]), 'unknown-answer'],
    [question('q'), said(['x', 'o1']), 'unknown-option'],
    [question('q', { options }), said(['x', null]), 'unknown-option'],
    [question('q', { options }), said(['x', 'o2']), 'unknown-option'],
    [question('q'), said(['x', null], ['x', null]), 'repeated-answer'],
  ])('of %j and %j at 100: %s', (asked, responses, reason) => {
    expect(fitsQuestion(asked, responses, 100)).toEqual({ fits: reason === 'fits', reason });
  });
});

describe('local answers', () => {
  it('can be changed until they are on their way', () => {
    const kept = keepAnswer(keepAnswer([], chosen('q1')), chosen('q1', 'y'));
    expect(kept).toEqual([{ ...chosen('q1', 'y'), state: 'kept' }]);
    const { answers, batch } = submitAnswers(kept);
    expect(batch).toEqual([chosen('q1', 'y')]);
    expect(keepAnswer(answers, chosen('q1'))).toBe(answers);
    expect(submitAnswers(answers).batch).toEqual([]);
    expect(keepAnswer(afterSubmit(answers, false), chosen('q1'))).toEqual([{ ...chosen('q1'), state: 'kept' }]);
    expect(keepAnswer(afterSubmit(answers, true), chosen('q1'))).toEqual([
      { ...chosen('q1', 'y'), state: 'submitted' },
    ]);
  });

  it('yield to answers of the quiz service, and complete them', () => {
    const kept = keepAnswer(keepAnswer([], chosen('q1')), chosen('q2'));
    expect(mergeAnswers(kept, [chosen('q2', 'y'), chosen('q3'), { questionId: 'q1', responses: [] }])).toEqual([
      { ...chosen('q1'), state: 'kept' },
      { ...chosen('q2', 'y'), state: 'submitted' },
      { ...chosen('q3'), state: 'submitted' },
    ]);
  });

  it('are accepted at most once for each question, and merging twice is merging once', () => {
    const ids = fc.constantFrom('q1', 'q2', 'q3');
    const steps = fc.array(
      fc.oneof(
        fc.tuple(fc.constant('keep' as const), ids),
        fc.tuple(fc.constant('submit' as const), ids),
        fc.tuple(fc.constantFrom('accept' as const, 'lose' as const), ids),
        fc.tuple(fc.constant('merge' as const), ids),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        let answers: LocalAnswers = [];
        let sent: readonly UserAnswer[] = [];
        const accepted: string[] = [];
        for (const [step, id] of list) {
          if (step === 'keep') answers = keepAnswer(answers, chosen(id));
          if (step === 'submit') {
            const { answers: next, batch } = submitAnswers(answers);
            [answers, sent] = [next, [...sent, ...batch]];
          }
          if (step === 'accept' || step === 'lose') {
            if (step === 'accept') accepted.push(...sent.map(({ questionId }) => questionId));
            [answers, sent] = [afterSubmit(answers, step === 'accept'), []];
          }
          if (step === 'merge') {
            const known = accepted.map((questionId) => chosen(questionId));
            answers = mergeAnswers(answers, known);
            expect(mergeAnswers(answers, known)).toEqual(answers);
          }
          expect(new Set(answers.map(({ questionId }) => questionId)).size).toBe(answers.length);
        }
        expect(new Set(accepted).size).toBe(accepted.length);
      }),
    );
  });
});

describe('refreshesQuiz', () => {
  it('does so only by the flag, and only while an article is shown', () => {
    expect(
      [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ].map(([refreshQuiz = false, shown = false]) => refreshesQuiz({ refreshQuiz }, shown)),
    ).toEqual([true, false, false, false]);
  });
});
