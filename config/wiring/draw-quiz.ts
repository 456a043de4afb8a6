import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { RenderQuiz } from '#adapters/web/readers/quizzes/quiz-answer.ts';
import type { Composition } from './composition-parts.ts';
import { renderQuiz } from './render.tsx';

export const renderQuizFor =
  ({ commonData, clock, sites }: Pick<Composition, 'commonData' | 'clock' | 'sites'>, preview: boolean): RenderQuiz =>
  async (quiz, site) => {
    const common = await commonData.ofSite(site.slug);
    return renderQuiz(quiz, frameOf({ sites, clock, preview }, site, common.unwrapOr(emptyCommonData), anonymous));
  };
