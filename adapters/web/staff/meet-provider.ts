import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import type { SendProblem } from '../responses/problem.ts';
import { sendRedirect } from '../addresses/redirects.ts';
import { status } from '../responses/status.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';
import { createAnswerSignIn, type RenderSignIn } from './answer-sign-in.ts';
import { providerPath, signInPath } from './open-to-all.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import type { Returned } from './provider-step.ts';

export interface MeetProviderNeeds {
  readonly judge: JudgeAddress;
  readonly mainSite: Site;
  readonly provider: ProviderSignIn | null;
  readonly tokenOf: (request: IncomingMessage) => string | null;
  readonly draw: RenderSignIn;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
}

/** RFC 6749, section 3.1: no parameter may be sent twice. This state fits no sign-in. */
const refusedAnswer: Returned = { state: '', code: null, issuer: null };

const returnedIn = (query: string): Returned | null => {
  const fields = new URLSearchParams(query);
  if (['state', 'code', 'iss'].some((name) => fields.getAll(name).length > 1)) return refusedAnswer;
  const state = fields.get('state');
  const code = fields.has('error') ? null : fields.get('code');
  return state === null || (code === null && !fields.has('error')) ? null : { state, code, issuer: fields.get('iss') };
};

/** Redirects staff to the sign-in provider and handles the callback to `/login` (spec §4, "Sign-in"). */
export const createMeetProvider = (needs: MeetProviderNeeds): RequestHandler => {
  const { judge, mainSite, provider, tokenOf, draw, proxies, sendProblem, headers } = needs;
  const answer = createAnswerSignIn(draw, headers);
  return async (request, response, next) => {
    const { host, path, query } = requestedAddress(request);
    const returned = path === signInPath ? returnedIn(query) : null;
    const isLeaving = path === providerPath;
    if (provider === null || request.method !== 'GET' || (returned === null && !isLeaving)) return next();
    if (tokenOf(request) !== null) return sendRedirect(request, response, headers, '/', false, false);
    const site = judge({ host, path: '/', query: '' }).site?.site ?? mainSite;
    const { cookie = '' } = request.headers;
    const outcome =
      returned === null
        ? await provider.begin(site)
        : await provider.finish(site, cookie, returned, proxies.addressOf(request));
    if (!(await answer(request, response, site, outcome)))
      await sendProblem(request, response, { status: status.unavailable, site, path: '' }, false);
  };
};
