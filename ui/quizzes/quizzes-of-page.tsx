import type { ReactNode } from 'react';
import { carryAppMode } from '#core/app-shell/app-mode.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import { DrawQuiz } from './draw-quiz.ts';
import { QuizView } from './quiz-view.tsx';

/** Where a reader without scripts comes back to: the page of the article that they read. */
const pathOf = (page: Page): string | null => {
  const content = articleOn(page);
  if (content === null) return null;
  const { path, live, article } = content;
  const number = live?.page ?? article.page;
  const own = number > 1 ? `${path}?oldal=${number}` : path;
  return page.frame.app ? carryAppMode(own) : own;
};

/** Draws the quizzes of a page where its texts name them. The server's alone: no browser loads this. */
export const QuizzesOfPage = ({ page, children }: { readonly page: Page; readonly children: ReactNode }) => {
  const quizzes = articleOn(page)?.quizzes ?? [];
  const draw = (quizId: string): ReactNode => (
    <QuizView
      quiz={quizzes.find(({ id }) => id === quizId) ?? { id: quizId, told: null, fate: null }}
      page={pathOf(page)}
      frame={page.frame}
    />
  );
  return <DrawQuiz value={draw}>{children}</DrawQuiz>;
};
