import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import type { PageNeeds } from '#core/pages/needs.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { anonymous } from '#core/pages/visitor.ts';
import { allowances } from '../../endpoints/limits.ts';
import { createAdmitSearch } from '../../requests/admit-search.ts';
import type { TrustedProxies } from '../../requests/trusted-proxies.ts';
import type { SendProblem } from '../../responses/problem.ts';
import { createShowQuiz } from './show-quiz.ts';
import { createTakeQuizAnswers } from './take-quiz-answers.ts';

type Ports = Pick<PageNeeds, 'quizzes' | 'clock' | 'commonData' | 'sites'>;

interface Needs {
  readonly judge: JudgeAddress;
  readonly preview: boolean;
  readonly render: (quiz: QuizOnPage, frame: Frame) => string;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
}

/** `/api/quizzes/:id`, with a separate allowance per action. */
export const createAnswerQuizzes = (
  { quizzes, clock, commonData, sites }: Ports,
  { judge, preview, render, now, proxies, sendProblem, headers }: Needs,
) => {
  const draw = async (quiz: QuizOnPage, site: Site): Promise<string> => {
    const common = await commonData.ofSite(site.slug);
    return render(quiz, frameOf({ sites, clock, preview }, site, common.unwrapOr(emptyCommonData), anonymous));
  };
  const shared = { judge, quizzes, draw, headers };
  return {
    admitVisit: createAdmitSearch(now, proxies, allowances.quizRead),
    show: createShowQuiz({ ...shared, admit: createAdmitSearch(now, proxies, allowances.quizRead) }),
    take: createTakeQuizAnswers({
      ...shared,
      clock,
      sendProblem,
      admit: createAdmitSearch(now, proxies, allowances.quizAnswers),
    }),
  };
};
