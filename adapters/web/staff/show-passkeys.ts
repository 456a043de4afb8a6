import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { requestedAddress } from '../addresses/requested-address.ts';
import { sendRedirect } from '../addresses/redirects.ts';
import { status } from '../responses/status.ts';
import { createAnswerSignIn } from './answer-sign-in.ts';
import type { MeetProviderNeeds } from './meet-provider.ts';
import { passkeysPath, signInPath } from './open-to-all.ts';
import type { OwnPasskeysAt } from './own-passkeys.ts';
import { unavailable } from './sign-in-steps.ts';

export interface ShowPasskeysNeeds extends Omit<MeetProviderNeeds, 'provider' | 'proxies'> {
  readonly ownPasskeys: OwnPasskeysAt | null;
  readonly isUnclear: (request: IncomingMessage) => boolean;
}

export const createShowPasskeys = (needs: ShowPasskeysNeeds): RequestHandler => {
  const { judge, mainSite, ownPasskeys, tokenOf, isUnclear, draw, sendProblem, headers } = needs;
  const answer = createAnswerSignIn(draw, headers);
  return async (request, response, next) => {
    const { host, path } = requestedAddress(request);
    if (path !== passkeysPath || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const [token, cookie] = [tokenOf(request), request.headers.cookie ?? ''];
    const site = judge({ host, path: '/', query: '' }).site?.site ?? mainSite;
    const shown = token === null ? ownPasskeys?.ask(site, cookie) : ownPasskeys?.show(site, cookie, token);
    const outcome = isUnclear(request) ? unavailable : ((await shown) ?? null);
    if (outcome === null) return sendRedirect(request, response, headers, signInPath, false, false);
    if (!(await answer(request, response, site, outcome)))
      await sendProblem(request, response, { status: status.unavailable, site, path: '' }, false);
  };
};
