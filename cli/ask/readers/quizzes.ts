import { type FitVerdict, fitsQuestion } from '#core/readers/quizzes/fits-question.ts';
import { hideRightAnswers } from '#core/readers/quizzes/hide-right-answers.ts';
import { isQuizToken } from '#core/readers/quizzes/is-quiz-token.ts';
import {
  afterSubmit,
  keepAnswer,
  mergeAnswers,
  type SubmitStep,
  submitAnswers,
} from '#core/readers/quizzes/local-answers.ts';
import type { Question, UserAnswer } from '#core/readers/quizzes/quiz.ts';
import { refreshesQuiz } from '#core/readers/quizzes/refreshes-quiz.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { flag, items, list, number, object, orElse, text, texts } from '../rule/fields.ts';

export const questionIn = (fields: Fields): Question => ({
  id: orElse(text, fields, 'id', ''),
  question: '',
  displayAs: '',
  image: null,
  description: '',
  activeTo: orElse(number, fields, 'activeTo', null),
  rightAnswer: orElse(text, fields, 'rightAnswer', null),
  options: orElse(texts, fields, 'options', []).map((id) => ({ id, title: '' })),
  answers: orElse(texts, fields, 'answers', []).map((id) => ({
    id,
    title: '',
    image: null,
    description: '',
    answerCount: 0,
    sum: 0,
    average: 0,
  })),
});

const responsesIn = (fields: Fields): UserAnswer['responses'] =>
  items(fields, 'responses', (response) => ({
    answerId: text(response, 'answerId'),
    optionId: orElse(text, response, 'optionId', null),
  }));

export const answerIn = (fields: Fields): UserAnswer => ({
  questionId: text(fields, 'questionId'),
  responses: responsesIn(fields),
});

const afterStep = ({ answers }: SubmitStep, value: unknown): SubmitStep => {
  if (value === 'submit') return submitAnswers(answers);
  const step = object({ steps: value }, 'steps');
  if ('keep' in step) return { answers: keepAnswer(answers, answerIn(object(step, 'keep'))), batch: [] };
  if ('known' in step) return { answers: mergeAnswers(answers, items(step, 'known', answerIn)), batch: [] };
  return { answers: afterSubmit(answers, flag(step, 'accepted')), batch: [] };
};

const fitOf = (question: Fields): FitVerdict =>
  fitsQuestion(questionIn(object(question, 'question')), responsesIn(question), number(question, 'now'));

export const quizRules: readonly AskRule[] = [
  {
    name: 'quiz-token',
    input: '{token}',
    answer: 'boolean',
    decide: (question) => plainly(isQuizToken(text(question, 'token'))),
  },
  {
    name: 'quiz-fit',
    input: '{question: {activeTo?, answers: [id], options?: [id]}, responses: [{answerId, optionId?}], now}',
    answer: 'boolean',
    decide: (question) => {
      const { fits, reason } = fitOf(question);
      return { answer: fits, reason };
    },
  },
  {
    name: 'quiz-right-answers',
    input: '{questions: [{id, rightAnswer?}], answered: [{questionId, responses}]}',
    answer: '[{id, rightAnswer: text | null}]',
    decide: (question) => {
      const { questions } = hideRightAnswers(
        { id: '', complex: false, questions: items(question, 'questions', questionIn) },
        items(question, 'answered', answerIn),
      );
      return plainly(questions.map(({ id, rightAnswer }) => ({ id, rightAnswer })));
    },
  },
  {
    name: 'quiz-answers',
    input: '{steps: [{keep: {questionId, responses}} | "submit" | {accepted} | {known: [{questionId, responses}]}]}',
    answer: '{answers, batch}',
    decide: (question) => plainly(list(question, 'steps').reduce(afterStep, { answers: [], batch: [] })),
  },
  {
    name: 'quiz-refresh',
    input: '{refreshQuiz, articleShown}',
    answer: 'boolean',
    decide: (question) =>
      plainly(refreshesQuiz({ refreshQuiz: flag(question, 'refreshQuiz') }, flag(question, 'articleShown'))),
  },
];
