import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { asciiPath } from '#core/addresses/paths/path-text.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import { meaningfulQuery } from '#core/pages/query-parameters.ts';
import type { AnswerFate } from '#core/readers/quizzes/fate-of-answers.ts';
import { fateParameter, quizAnchor, quizParameter } from '#core/readers/quizzes/quiz-place.ts';

interface Answered {
  readonly id: string;
  readonly fate: AnswerFate;
}

/** Redirects to the quiz on the article the form names; to the front page when it names no article of ours. */
export const addressAfterAnswer = (judge: JudgeAddress, host: string, page: string, { id, fate }: Answered): string => {
  const [address = ''] = page.split('#', 1);
  const [path = '', query = ''] = address.split('?', 2);
  const plain = asciiPath(path);
  if (!/^\/[!-~]*$/.test(plain)) return '/';
  const { outcome, route } = judge({ host, path: plain, query });
  if (outcome !== 'page' || route === null || !isArticleRoute(route.name)) return '/';
  const own = meaningfulQuery(route, query);
  const answered = `${quizParameter}=${id}&${fateParameter}=${fate}`;
  return `${plain}?${own === '' ? '' : `${own}&`}${answered}#${quizAnchor(id)}`;
};
