import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromOwnOrigin } from '#core/readers/accounts/may-act.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { answerQuiz, type TakenAnswers } from '#core/pages/article/answer-quiz.ts';
import type { PageNeeds } from '#core/pages/needs.ts';
import { areTooManyAnswers } from '#core/readers/quizzes/answer-limits.ts';
import { answersIn } from '#core/readers/quizzes/answer-fields.ts';
import { pageField } from '#core/readers/quizzes/quiz-place.ts';
import type { AdmitSearch } from '../../requests/admit-search.ts';
import { requestedAddress } from '../../addresses/requested-address.ts';
import { maxBody } from '../../endpoints/limits.ts';
import { neverStored } from '../../responses/lifetime.ts';
import type { SendProblem } from '../../responses/problem.ts';
import { readForm } from '../read-form.ts';
import { refuse, type Refusal, unanswered } from '../../responses/refuse.ts';
import { status } from '../../responses/status.ts';
import { type RenderQuiz, quizIdOf, sendQuiz } from './quiz-answer.ts';
import { quizCookie, quizTokenIn } from './quiz-cookie.ts';
import { addressAfterAnswer } from './address-after-answer.ts';

export interface TakeQuizNeeds extends Pick<PageNeeds, 'quizzes' | 'clock'> {
  readonly judge: JudgeAddress;
  readonly draw: RenderQuiz;
  readonly admit: AdmitSearch;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
}

const refusalOf: Readonly<Record<number, string>> = {
  [status.forbidden]: 'answers are accepted only from pages of this site',
  [status.notAForm]: 'answers must be form fields',
  [status.bodyTooLarge]: 'the answers are too large',
  [status.unprocessable]: 'the answers do not match the quiz',
};

interface Taking {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: Site;
  readonly id: string;
}

/** `POST /api/quizzes/:id`, from our own pages only (R35). Redirects plain forms; sends scripts the updated quiz. */
export const createTakeQuizAnswers = ({ judge, draw, admit, sendProblem, headers, ...needs }: TakeQuizNeeds) => {
  const isOurs = ({ headers: sent }: IncomingMessage, { origin }: Site): boolean =>
    isFromOwnOrigin({ fetchSite: [sent['sec-fetch-site']].flat()[0] ?? null, origin: sent.origin ?? null }, origin);

  const turnDown = async ({ request, response, site }: Taking, refusal: Refusal): Promise<void> => {
    // The request body may be unread.
    response.setHeader('connection', 'close');
    if (!request.headers.accept?.includes('text/html')) return refuse(request, response, headers, refusal);
    await sendProblem(request, response, { status: refusal.status, site, path: '' }, false, refusal.retryAfter);
  };

  const settle = async (
    { request, response, site, id }: Taking,
    form: URLSearchParams,
    { told, fate, token }: TakenAnswers,
  ): Promise<void> => {
    if (token !== null) response.setHeader('set-cookie', quizCookie(token, site));
    const page = form.get(pageField);
    if (page === null) return sendQuiz(request, response, headers, await draw({ id, told, fate }, site));
    const location = addressAfterAnswer(judge, request.headers.host ?? '', page, { id, fate });
    response
      .writeHead(status.seeOther, [
        ...headers,
        'location',
        location,
        'cache-control',
        neverStored,
        'content-length',
        '0',
      ])
      .end();
  };

  const take = async (taking: Taking): Promise<void> => {
    const { request, site, id } = taking;
    const refused = (code: number) =>
      turnDown(taking, { status: code, detail: refusalOf[code] ?? 'the request is not accepted' });
    if (!isOurs(request, site)) return refused(status.forbidden);
    const wait = admit(request);
    if (wait > 0)
      return turnDown(taking, {
        status: status.tooMany,
        detail: 'too many answers from this network address',
        retryAfter: wait,
      });
    const form = await readForm(request, maxBody.quizAnswers);
    if (typeof form === 'number') return refused(form);
    const answers = answersIn(form);
    if (areTooManyAnswers(answers)) return refused(status.bodyTooLarge);
    const taken = await answerQuiz(
      { ...needs, site: site.slug },
      id,
      answers,
      quizTokenIn(request.headers.cookie, site),
    );
    if (taken.isOk()) return settle(taking, form, taken.value);
    if (taken.error.lasting === 'input') return refused(status.unprocessable);
    return taken.error.kind === 'not-found' ? refused(status.notFound) : turnDown(taking, unanswered(taken.error));
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { host, path } = requestedAddress(request);
    const id = quizIdOf(path);
    const site = id === null ? undefined : judge({ host, path: '/', query: '' }).site?.site;
    if (id === null || site === undefined) return false;
    await take({ request, response, site, id });
    return true;
  };
};
