import { quizzesIn } from '#core/editorial/articles/quizzes-in.ts';
import { answersIn, fieldsOf } from '#core/readers/quizzes/answer-fields.ts';
import { answerShares } from '#core/readers/quizzes/answer-shares.ts';
import { fateOfAnswers } from '#core/readers/quizzes/fate-of-answers.ts';
import { nextClosing, questionState } from '#core/readers/quizzes/question-state.ts';
import { isRight, quizScore } from '#core/readers/quizzes/quiz-score.ts';
import type { AnsweredQuiz, Question } from '#core/readers/quizzes/quiz.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { items, number, object, orElse, text, texts } from '../rule/fields.ts';
import { answerIn, questionIn } from './quizzes.ts';

const countedIn = (fields: Fields): Question => ({
  ...questionIn({ ...fields, answers: [] }),
  answers: items(fields, 'answers', (answer) => ({
    id: text(answer, 'id'),
    title: '',
    image: null,
    description: '',
    answerCount: number(answer, 'answerCount'),
    sum: orElse(number, answer, 'sum', 0),
    average: orElse(number, answer, 'average', 0),
  })),
});

const toldIn = (fields: Fields): AnsweredQuiz => ({
  quiz: { id: '', complex: true, questions: items(fields, 'questions', questionIn) },
  answers: items(fields, 'known', answerIn),
});

export const quizResultRules: readonly AskRule[] = [
  {
    name: 'quiz-question',
    input: '{questions: [{id, activeTo?}], known: [{questionId, responses}], now}',
    answer: '{states: ["open" | "answered" | "closed"], closing: seconds | null}',
    decide: (question) => {
      const { quiz, answers } = toldIn(question);
      const now = number(question, 'now');
      return plainly({
        states: quiz.questions.map((one) => questionState(one, answers, now)),
        closing: nextClosing(quiz.questions, now),
      });
    },
  },
  {
    name: 'quiz-shares',
    input: '{answers: [{id, answerCount, sum?, average?}], options?: [id]}',
    answer: '[{answerId, count, percent, average: number | null}]',
    decide: (question) => plainly(answerShares(countedIn(question))),
  },
  {
    name: 'quiz-score',
    input: '{questions: [{id, rightAnswer?}], known: [{questionId, responses}]}',
    answer: '{right, of} | null',
    decide: (question) => plainly(quizScore(toldIn(question))),
  },
  {
    name: 'quiz-right',
    input: '{question: {rightAnswer?}, answer: {questionId, responses}}',
    answer: 'boolean | null',
    decide: (question) =>
      plainly(isRight(questionIn(object(question, 'question')), answerIn(object(question, 'answer')))),
  },
  {
    name: 'quiz-fate',
    input: '{sent: [{questionId, responses}], questions: [{id, activeTo?, answers: [id]}], known, now}',
    answer: '"counted" | "nothing" | "twice" | "unfit" | "late"',
    decide: (question) =>
      plainly(fateOfAnswers(items(question, 'sent', answerIn), toldIn(question), number(question, 'now'))),
  },
  {
    name: 'quiz-fields',
    input: '{fields: ["name=value"]}',
    answer: '{answers: [{questionId, responses}], fields: ["name=value"]}',
    decide: (question) => {
      const answers = answersIn(new URLSearchParams(texts(question, 'fields').join('&')));
      return plainly({ answers, fields: fieldsOf(answers).map((field) => field.join('=')) });
    },
  },
  {
    name: 'quizzes-asked',
    input: '{quizzes: [id]}',
    answer: '[id]',
    decide: (question) =>
      plainly(
        quizzesIn([texts(question, 'quizzes').map((quizId) => ({ embed: { kind: 'quiz', quizId, title: '' } }))]),
      ),
  },
];
