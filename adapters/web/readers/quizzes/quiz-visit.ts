import { firstValue } from '#core/addresses/paths/query.ts';
import type { Visitor } from '#core/pages/visitor.ts';
import { readFate } from '#core/readers/quizzes/fate-of-answers.ts';
import { fateParameter, quizParameter } from '#core/readers/quizzes/quiz-place.ts';
import type { WantedPage } from '../../addresses/wanted-page.ts';
import { quizTokenIn } from './quiz-cookie.ts';

export const quizVisitOf = (
  { site, query }: WantedPage,
  cookie: string | undefined,
): NonNullable<Visitor['quiz']> | null => {
  const answered = firstValue(query, quizParameter);
  const token = quizTokenIn(cookie, site);
  return answered === null || token === null
    ? null
    : { token, answered, fate: readFate(firstValue(query, fateParameter)) };
};
