import type { Body } from '../../editorial/articles/body.ts';
import { quizzesIn } from '../../editorial/articles/quizzes-in.ts';
import type { PageNeeds } from '../needs.ts';
import type { Visitor } from '../visitor.ts';
import type { QuizOnPage } from './article-content.ts';
import { tellQuiz } from './tell-quiz.ts';

/** Loads the quizzes of an article for the visitor (spec §3.6). A message replaces a quiz that fails (R9). */
export const loadQuizzes = (
  needs: Pick<PageNeeds, 'quizzes'>,
  bodies: readonly Body[],
  { quiz }: Visitor,
): Promise<readonly QuizOnPage[]> =>
  Promise.all(
    quizzesIn(bodies).map(async (id) => ({
      id,
      told: (await tellQuiz(needs, id, quiz?.token ?? null)).unwrapOr(null),
      fate: quiz?.answered === id ? quiz.fate : null,
    })),
  );
