import type { Body } from '../../editorial/articles/body.ts';
import { quizzesIn } from '../../editorial/articles/quizzes-in.ts';
import type { PageNeeds } from '../needs.ts';
import type { Visitor } from '../visitor.ts';
import type { QuizOnPage } from './article-content.ts';
import { tellQuiz } from './tell-quiz.ts';

/**
 * The quizzes of a page's texts as the visitor may see them (spec §3.6); one that does not come leaves its place to a
 * word (R9).
 */
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
