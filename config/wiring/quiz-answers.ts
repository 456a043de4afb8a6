import { createAdmitSearch } from '#adapters/web/requests/admit-search.ts';
import { allowances } from '#adapters/web/endpoints/limits.ts';
import type { SendProblem } from '#adapters/web/responses/problem.ts';
import { createShowQuiz } from '#adapters/web/readers/quizzes/show-quiz.ts';
import { createTakeQuizAnswers } from '#adapters/web/readers/quizzes/take-quiz-answers.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Composition } from './composition-parts.ts';
import { renderQuizFor } from './draw-quiz.ts';
import type { WebServerConfig } from './web-server-config.ts';

export const quizAnswersOf = (
  { environment, headers, proxies, time }: WebServerConfig,
  judge: JudgeAddress,
  parts: Composition,
  sendProblem: SendProblem,
) => {
  const shared = { judge, draw: renderQuizFor(parts, environment.PREVIEW === 'on'), headers };
  const { quizzes, clock } = parts;
  return {
    admitVisit: createAdmitSearch(time.monotonic, proxies, allowances.quizRead),
    show: createShowQuiz({
      ...shared,
      quizzes,
      admit: createAdmitSearch(time.monotonic, proxies, allowances.quizRead),
    }),
    take: createTakeQuizAnswers({
      ...shared,
      quizzes,
      clock,
      sendProblem,
      admit: createAdmitSearch(time.monotonic, proxies, allowances.quizAnswers),
    }),
  };
};
