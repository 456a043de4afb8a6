import type { Database } from '../../database/connection/open-database.ts';
import type { Chosen, GivenQuestion } from '../../database/schema/quiz-schema.ts';

export interface UserAnswer {
  readonly questionId: string;
  readonly responses: readonly Chosen[];
}

interface StoredQuiz {
  readonly id: string;
  readonly complex: boolean;
  readonly questions: readonly GivenQuestion[];
}

export const quizOf = (db: Database, id: string): Promise<StoredQuiz | undefined> =>
  db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirst();

type Count = (questionId: string, answerId: string) => { readonly answerCount: number; readonly sum: number };

const countsOf = async (db: Database, quiz: string): Promise<Count> => {
  const rows = await db
    .selectFrom('quiz_counts')
    .select(['question_id', 'answer_id', 'answer_count', 'sum'])
    .where('quiz_id', '=', quiz)
    .execute();
  const keyOf = (question: string, answer: string): string => JSON.stringify([question, answer]);
  const counts = new Map(rows.map((row) => [keyOf(row.question_id, row.answer_id), row]));
  return (question, answer) => {
    const { answer_count: answerCount = 0, sum = 0 } = counts.get(keyOf(question, answer)) ?? {};
    return { answerCount, sum };
  };
};

const answersOf = async (db: Database, quiz: string, taker: string | null): Promise<readonly UserAnswer[]> => {
  if (taker === null) return [];
  const rows = await db
    .selectFrom('quiz_responses')
    .select(['question_id', 'responses'])
    .where('quiz_id', '=', quiz)
    .where('token_hash', '=', taker)
    .orderBy('at')
    .orderBy('question_id')
    .execute();
  return rows.map(({ question_id: questionId, responses }) => ({ questionId, responses }));
};

const averageOf = ({ answerCount, sum }: ReturnType<Count>): number =>
  answerCount === 0 ? 0 : Math.round((sum / answerCount) * 100) / 100;

/** Solutions and counts are visible only after the reader has answered. */
const told = (question: GivenQuestion, count: Count, answered: boolean): object => ({
  _id: question.id,
  question: question.question,
  displayAs: question.displayAs,
  image: question.image ?? null,
  description: answered ? (question.description ?? '') : '',
  activeTo: question.activeTo ?? null,
  rightAnswer: answered ? (question.rightAnswer ?? null) : null,
  options: (question.options ?? []).map(({ id, title }) => ({ _id: id, title })),
  answers: question.answers.map(({ id, title, image = null, description = '' }) => {
    const counted = answered ? count(question.id, id) : { answerCount: 0, sum: 0 };
    return {
      _id: id,
      title,
      image,
      description: answered ? description : '',
      ...counted,
      average: averageOf(counted),
    };
  }),
});

export const toldQuiz = async (
  db: Database,
  { id, complex, questions }: StoredQuiz,
  { taker, now }: { readonly taker: string | null; readonly now: number },
): Promise<{ readonly quiz: object; readonly userAnswers: readonly UserAnswer[] }> => {
  const [count, userAnswers] = [await countsOf(db, id), await answersOf(db, id, taker)];
  const answered = new Set(userAnswers.map(({ questionId }) => questionId));
  // After the deadline, solutions are public.
  const isOver = ({ activeTo }: GivenQuestion): boolean => activeTo !== undefined && now > activeTo;
  return {
    quiz: {
      _id: id,
      complex,
      questions: questions.map((question) => told(question, count, answered.has(question.id) || isOver(question))),
    },
    userAnswers,
  };
};
