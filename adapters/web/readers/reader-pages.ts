import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteRoute } from '#adapters/telemetry/current-request.ts';
import { isFromOwnOrigin } from '#core/readers/accounts/may-act.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Payload } from '#core/pages/building/payload.ts';
import { type OwnPage, ownPageAt } from '#core/pages/readers/support/open-support.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import { neverStored } from '../responses/lifetime.ts';
import { sendOnce } from '../responses/send-once.ts';
import { status } from '../responses/status.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';
import { type AnswerReaderNeeds, createAnswerReader } from './answer-reader.ts';
import { readForm } from './read-form.ts';
import { leadsTo, type ReaderCall, type ReaderOutcome, shows, successPath } from './reader-outcome.ts';
import { senderOf } from './sender-of.ts';

type Show = (call: ReaderCall) => Promise<ReaderOutcome>;
type Take = (call: ReaderCall, fields: URLSearchParams) => Promise<ReaderOutcome>;

export interface ReaderPagesNeeds extends AnswerReaderNeeds {
  readonly judge: JudgeAddress;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly showSignIn: Show;
  readonly takeSignIn: Take;
  readonly showProfile: Show;
  readonly takeProfile: Take;
}

export interface ReaderPages {
  readonly show: RequestHandler;
  readonly take: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

const payloadSuffix = '/_payload.json';
const area = '/tamogatas/';

/** Readers' own pages: server-rendered, uncached plain forms from our own pages only (R29, R31, R35). */
export const createReaderPages = (needs: ReaderPagesNeeds): ReaderPages => {
  const { judge, proxies, headers, showSignIn, takeSignIn, showProfile, takeProfile } = needs;
  const answer = createAnswerReader(needs);

  const askedFor = (request: IncomingMessage, suffix = '') => {
    const { host, path, query } = requestedAddress(request);
    if (!path.startsWith(area) || !path.endsWith(suffix)) return null;
    const page = { host, path: path.slice(0, path.length - suffix.length), query };
    const { outcome, site, route } = judge(page);
    if (outcome !== 'page' || site === null || route === null) return null;
    const own = ownPageAt(route, query);
    if (own === null) return null;
    const { cookie = '' } = request.headers;
    const call: ReaderCall = { site: site.site, cookie, query, route, asker: proxies.addressOf(request), request };
    return { own, call };
  };

  const showing: Readonly<Record<OwnPage, Show>> = {
    'sign-in': showSignIn,
    profile: (call) => showProfile(call),
    deleted: async () => shows({ kind: 'deleted' }),
  };
  const taking: Readonly<Record<OwnPage, Take>> = {
    'sign-in': takeSignIn,
    profile: takeProfile,
    deleted: async () => leadsTo(successPath),
  };

  const taken = async (own: OwnPage, call: ReaderCall): Promise<ReaderOutcome> => {
    const problem = (code: number): ReaderOutcome => ({ problem: code, cookies: [] });
    if (!isFromOwnOrigin(senderOf(call.request), call.site.origin)) return problem(status.forbidden);
    const fields = await readForm(call.request);
    return typeof fields === 'number' ? problem(fields) : taking[own](call, fields);
  };

  const noData = (request: IncomingMessage, response: ServerResponse): void =>
    sendOnce(
      request,
      response,
      status.ok,
      [...headers, 'content-type', 'application/json; charset=utf-8', 'cache-control', neverStored],
      JSON.stringify({ kind: 'none', status: status.ok } satisfies Payload),
    );

  return {
    show: async (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      if (askedFor(request, payloadSuffix) !== null) return noData(request, response);
      const asked = askedFor(request);
      if (asked === null) return next();
      noteRoute('support');
      return answer(asked.call, response, await showing[asked.own](asked.call));
    },
    take: async (request, response) => {
      const asked = askedFor(request);
      if (asked === null) return false;
      await answer(asked.call, response, await taken(asked.own, asked.call));
      return true;
    },
  };
};
