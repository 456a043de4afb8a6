import { carryAppMode } from '#core/app-shell/app-mode.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import { QuizView } from './quiz-view.tsx';

const pathOf = (page: Page): string | null => {
  const content = articleOn(page);
  if (content === null) return null;
  const { path, live, article } = content;
  const number = live?.page ?? article.page;
  const own = number > 1 ? `${path}?oldal=${number}` : path;
  return page.frame.app ? carryAppMode(own) : own;
};

interface Props {
  readonly page: Page;
  readonly quizId: string;
}

/** Server only; no browser loads this module. */
export const QuizOfPage = ({ page, quizId }: Props) => (
  <QuizView
    quiz={articleOn(page)?.quizzes.find(({ id }) => id === quizId) ?? { id: quizId, told: null, fate: null }}
    page={pathOf(page)}
    frame={page.frame}
  />
);
