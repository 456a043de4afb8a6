import type { CommonData } from '../../editorial/common-data/common-data.ts';

/**
 * Whether quizzes are asked for again every 15 seconds: only while the setup flag `refreshQuiz` is 1 and an article
 * is shown (spec §4, "Other states").
 */
export const refreshesQuiz = ({ refreshQuiz }: Pick<CommonData, 'refreshQuiz'>, articleShown: boolean): boolean =>
  refreshQuiz && articleShown;
