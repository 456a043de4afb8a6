import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromOwnOrigin } from '#core/readers/accounts/may-act.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import type { SendProblem } from '../responses/problem.ts';
import { maxBody } from '../endpoints/limits.ts';
import { readForm } from '../readers/read-form.ts';
import { status } from '../responses/status.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';
import { createAnswerSignIn, type RenderSignIn } from './answer-sign-in.ts';
import { signInPath } from './open-to-all.ts';
import type { FormOutcome, TakeStep } from './sign-in-steps.ts';

export interface TakeSignInNeeds {
  readonly judge: JudgeAddress;
  readonly mainSite: Site;
  readonly steps: Readonly<Record<string, TakeStep>>;
  readonly tokenOf: (request: IncomingMessage) => string | null;
  readonly isUnclear: (request: IncomingMessage) => boolean;
  readonly draw: RenderSignIn;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
}

/**
 * Sign-in and sign-out forms, from our own pages only; responses are never cached (R29, R31). False for other
 * addresses.
 */
export const createTakeSignIn = (needs: TakeSignInNeeds) => {
  const { judge, mainSite, steps, tokenOf, isUnclear, draw, proxies, sendProblem, headers } = needs;
  const answer = createAnswerSignIn(draw, headers);

  const outcomeOf = async (request: IncomingMessage, site: Site): Promise<FormOutcome | number> => {
    const { cookie = '', origin = null, 'sec-fetch-site': fetchSite } = request.headers;
    if (!isFromOwnOrigin({ fetchSite: [fetchSite].flat()[0] ?? null, origin }, site.origin)) return status.forbidden;
    const fields = await readForm(request, maxBody.staffSignIn);
    if (typeof fields === 'number') return fields;
    const name = fields.get('lepes') ?? '';
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    if (step === undefined) return status.badRequest;
    const [token, asker] = [tokenOf(request), proxies.addressOf(request)];
    return step({ site, cookie, fields, asker, token, isUnclear: isUnclear(request) });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { host, path } = requestedAddress(request);
    if (path !== signInPath) return false;
    const site = judge({ host, path, query: '' }).site?.site ?? mainSite;
    const outcome = await outcomeOf(request, site);
    const problem = async (code: number): Promise<true> => {
      // The request body may be unread.
      response.setHeader('connection', 'close');
      await sendProblem(request, response, { status: code, site, path: '' }, false);
      return true;
    };
    if (typeof outcome === 'number') return problem(outcome);
    return (await answer(request, response, site, outcome)) || problem(status.unavailable);
  };
};
