import type { RequestHandler } from 'express';
import { requestedAddress } from '../addresses/asked-address.ts';
import { sendRedirect } from '../addresses/redirects.ts';
import { status } from '../responses/status.ts';
import { createAnswerSignIn } from './answer-sign-in.ts';
import type { MeetProviderNeeds } from './meet-provider.ts';
import { passkeysPath, signInPath } from './open-to-all.ts';
import type { OwnPasskeysAt } from './own-passkeys.ts';

export interface ShowPasskeysNeeds extends Omit<MeetProviderNeeds, 'provider' | 'proxies'> {
  readonly ownPasskeys: OwnPasskeysAt | null;
}

export const createShowPasskeys = (needs: ShowPasskeysNeeds): RequestHandler => {
  const { judge, mainSite, ownPasskeys, tokenOf, draw, sendProblem, headers } = needs;
  const answer = createAnswerSignIn(draw, headers);
  return async (request, response, next) => {
    const { host, path } = requestedAddress(request);
    if (path !== passkeysPath || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const [token, cookie] = [tokenOf(request), request.headers.cookie ?? ''];
    const site = judge({ host, path: '/', query: '' }).site?.site ?? mainSite;
    const outcome = await (token === null ? ownPasskeys?.ask(site, cookie) : ownPasskeys?.show(site, cookie, token));
    if (outcome === undefined || (outcome === null && token === null))
      return sendRedirect(request, response, headers, signInPath, false, false);
    if (outcome === null || !(await answer(request, response, site, outcome)))
      await sendProblem(request, response, { status: status.unavailable, site, path: '' }, false);
  };
};
