import type { WorkPermit } from '../requests/admit-work.ts';
import type { Answer } from './kept-answers.ts';

/**
 * Makes an answer that no cache holds, a few at a time for one network address, unless the address has used up its
 * uncached work. The error page counts answers that are missing (problem.ts).
 */
export const admitAnswer = async ({ inTurn, wait }: WorkPermit, make: () => Promise<Answer>): Promise<Answer> =>
  (await inTurn(async (): Promise<Answer> => {
    const retryAfter = wait();
    return retryAfter > 0 ? { kind: 'too-many', retryAfter } : make();
  })) ?? { kind: 'too-many' };
