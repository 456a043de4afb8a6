import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import type { Question, QuizAnswer, UserAnswer } from '#core/readers/quizzes/quiz.ts';

export const quizAnswerOf = (id: string, more: Partial<QuizAnswer> = {}): QuizAnswer => ({
  id,
  title: `A válasz: ${id}`,
  image: null,
  description: '',
  answerCount: 0,
  sum: 0,
  average: 0,
  ...more,
});

export const questionOf = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  question: `Mi a ${id}?`,
  displayAs: 'radio',
  image: null,
  description: '',
  activeTo: null,
  rightAnswer: null,
  options: [],
  answers: [quizAnswerOf('a'), quizAnswerOf('b')],
  ...more,
});

export const saidOf = (questionId: string, answerId: string, optionId: string | null = null): UserAnswer => ({
  questionId,
  responses: [{ answerId, optionId }],
});

export const quizOf = (questions: readonly Question[], answers: readonly UserAnswer[] = []): QuizOnPage => ({
  id: 'k1',
  told: { quiz: { id: 'k1', complex: true, questions }, answers },
  fate: null,
});
