import type { WorkPermit } from '../requests/admit-work.ts';
import type { Answer } from './kept-answers.ts';

/** Limits uncacheable work per network address. The error page counts missing resources itself (problem.ts). */
export const admitAnswer = async ({ inTurn, wait }: WorkPermit, make: () => Promise<Answer>): Promise<Answer> =>
  (await inTurn(async (): Promise<Answer> => {
    const retryAfter = wait();
    return retryAfter > 0 ? { kind: 'too-many', retryAfter } : make();
  })) ?? { kind: 'too-many' };
