import type { AnswerNeeds } from './answer-address.ts';

export type AnswerResource = AnswerNeeds['resource'];

/** Asks each in turn; the first that knows the address answers it. */
export const firstOf =
  (answers: readonly AnswerResource[]): AnswerResource =>
  async (request, response, address) => {
    for (const answer of answers) if (await answer(request, response, address)) return true;
    return false;
  };
