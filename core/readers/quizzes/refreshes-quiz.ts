import type { CommonData } from '../../editorial/common-data/common-data.ts';

/** Polls quizzes every 15 seconds while `refreshQuiz` is 1 and an article is shown (spec §4, "Other states"). */
export const refreshesQuiz = ({ refreshQuiz }: Pick<CommonData, 'refreshQuiz'>, articleShown: boolean): boolean =>
  refreshQuiz && articleShown;
