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

/**
 * Where a form leads whoever sent it: to its quiz on the page of ours that it names, with what is wanted of that page;
 * home for what is no article of ours.
 */
export const addressAfterAnswer = (judge: JudgeAddress, host: string, page: string, { id, fate }: Answered): string => {
  // The quiz's own place takes the place of the fragment that the page was opened with.
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
