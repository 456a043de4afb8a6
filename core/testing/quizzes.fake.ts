import { okAsync } from 'neverthrow';
import type { Quizzes } from '../ports/quizzes.ts';
import { fitsQuestion } from '../readers/quizzes/fits-question.ts';
import { hideRightAnswers } from '../readers/quizzes/hide-right-answers.ts';
import type { AnsweredQuiz, Question, UserAnswer } from '../readers/quizzes/quiz.ts';
import type { QuestionFixture, QuizFixture } from './contract-quiz.ts';
import { fails } from './refusals.fake.ts';

const questionOf = (fixture: QuestionFixture, all: readonly UserAnswer[]): Question => {
  const { id, options = [], answers } = fixture;
  const said = all.filter(({ questionId }) => questionId === id).flatMap(({ responses }) => responses);
  return {
    image: null,
    description: '',
    activeTo: null,
    rightAnswer: null,
    ...fixture,
    options,
    answers: answers.map((answer) => {
      const own = said.filter(({ answerId }) => answerId === answer.id);
      const sum = own.reduce((total, { optionId }) => total + options.findIndex((one) => one.id === optionId) + 1, 0);
      return {
        image: null,
        description: '',
        ...answer,
        answerCount: own.length,
        sum,
        average: own.length === 0 ? 0 : sum / own.length,
      };
    }),
  };
};

const untold = (question: Question): Question => ({
  ...question,
  description: '',
  answers: question.answers.map((answer) => ({ ...answer, description: '', answerCount: 0, sum: 0, average: 0 })),
});

/** `now` in unix seconds. */
export const fakeQuizzes = (fixture: QuizFixture, now: number): Quizzes => {
  const given = new Map<string, readonly UserAnswer[]>();
  const told = (token: string | null): AnsweredQuiz => {
    const [all, own] = [[...given.values()].flat(), given.get(token ?? '') ?? []];
    const isTold = ({ id, activeTo }: Question): boolean =>
      (activeTo !== null && now > activeTo) || own.some(({ questionId }) => questionId === id);
    const questions = fixture.questions.map((one) => questionOf(one, all));
    const closed = questions.flatMap(({ id, activeTo }) => (activeTo !== null && now > activeTo ? [id] : []));
    const answered = [
      ...own,
      ...closed.map((questionId) => ({ questionId, responses: [{ answerId: '', optionId: null }] })),
    ];
    return {
      quiz: hideRightAnswers(
        { ...fixture, questions: questions.map((one) => (isTold(one) ? one : untold(one))) },
        answered,
      ),
      answers: own,
    };
  };
  const fits = ({ questionId, responses }: UserAnswer): boolean => {
    const question = fixture.questions.find(({ id }) => id === questionId);
    const alone = question?.displayAs === 'radio' && responses.length > 1;
    return question !== undefined && !alone && fitsQuestion(questionOf(question, []), responses, now).fits;
  };
  return {
    newToken: () => {
      const token = `token-${given.size}`.padEnd(24, 'x');
      given.set(token, []);
      return okAsync(token);
    },
    load: (quizId, token) => {
      if (token !== null && !given.has(token)) return fails('forbidden');
      return quizId === fixture.id ? okAsync(told(token)) : fails('not-found');
    },
    answer: (quizId, answers, token) => {
      const own = given.get(token);
      if (own === undefined) return fails('forbidden');
      if (quizId !== fixture.id) return fails('not-found');
      const fresh = answers.filter(
        (answer, at) =>
          fits(answer) &&
          own.every(({ questionId }) => questionId !== answer.questionId) &&
          answers.findIndex(({ questionId }) => questionId === answer.questionId) === at,
      );
      given.set(token, [...own, ...fresh]);
      return okAsync(told(token));
    },
  };
};
