import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { tellQuiz } from '#core/pages/article/tell-quiz.ts';
import type { Quizzes } from '#core/ports/quizzes.ts';
import type { AdmitSearch } from '../../requests/admit-search.ts';
import { refuse, unanswered } from '../../responses/refuse.ts';
import { status } from '../../responses/status.ts';
import { type RenderQuiz, quizIdOf, sendQuiz } from './quiz-answer.ts';
import { quizTokenIn } from './quiz-cookie.ts';

export interface ShowQuizNeeds {
  readonly judge: JudgeAddress;
  readonly quizzes: Quizzes;
  readonly draw: RenderQuiz;
  readonly admit: AdmitSearch;
  readonly headers: readonly string[];
}

/** `GET /api/quizzes/:id`, with the requesting client's own answers (R36). */
export const createShowQuiz =
  ({ judge, quizzes, draw, admit, headers }: ShowQuizNeeds) =>
  async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    const id = quizIdOf(path);
    const site = judge({ host, path: '/', query: '' }).site?.site;
    if (id === null || site === undefined) return false;
    const wait = admit(request);
    if (wait > 0) {
      refuse(request, response, headers, {
        status: status.tooMany,
        detail: 'too many quiz requests from this network address',
        retryAfter: wait,
      });
      return true;
    }
    const told = await tellQuiz({ quizzes }, id, quizTokenIn(request.headers.cookie, site));
    if (told.isErr() && told.error.kind === 'not-found') return false;
    if (told.isErr()) refuse(request, response, headers, unanswered(told.error));
    else sendQuiz(request, response, headers, await draw({ id, told: told.value, fate: null }, site));
    return true;
  };
