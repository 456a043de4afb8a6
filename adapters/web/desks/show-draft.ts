import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Failure } from '#core/failure/failure.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import { sendRedirect } from '../addresses/redirects.ts';
import type { SendProblem } from '../responses/problem.ts';
import { status } from '../responses/status.ts';

/** `uuid`: the link of Ghost's own preview. */
export type DraftLink =
  | Readonly<Record<'desk' | 'post' | 'expires' | 'signature', string>>
  | Readonly<Record<'uuid', string>>;

export interface DeskDrafts {
  /** The name of the request. 'not-found' where the link has expired or has no valid signature. */
  ask(link: DraftLink, token: string): ResultAsync<string, Failure>;
  /** `path` is that of its hidden copy, or null while the desk is asked; `why` is set when there will be none. */
  look(
    request: string,
    token: string,
  ): ResultAsync<{ readonly path: string | null; readonly why: string | null }, Failure>;
}

export interface ShowDraftNeeds {
  readonly drafts: DeskDrafts;
  readonly tokenOf: (request: IncomingMessage) => string | null;
  readonly turnAway: (request: IncomingMessage, response: ServerResponse, site: Site) => Promise<void>;
  readonly judge: JudgeAddress;
  readonly mainSite: Site;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
  readonly wait: (ms: number) => Promise<void>;
}

/** Milliseconds, and how often. */
const [betweenLooks, maxLooks] = [250, 100];
const address = /^\/elonezet\/(\d{1,10})\/([\w-]{1,60})$/;
const ofGhost = /^\/p\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\/?$/i;

/** Of a link from the "Preview" button of a followed desk, with its query. */
export const isDraftAddress = (asked: string): boolean => {
  const [path = ''] = asked.split('?', 1);
  return address.test(path) || ofGhost.test(path);
};

const linkIn = (path: string, query: string): DraftLink | null => {
  const [, uuid] = ofGhost.exec(path) ?? [];
  if (uuid !== undefined) return { uuid };
  const [, desk, post] = address.exec(path) ?? [];
  const fields = new URLSearchParams(query);
  return desk === undefined || post === undefined
    ? null
    : { desk, post, expires: fields.get('expires') ?? '', signature: fields.get('signature') ?? '' };
};

const codeOf = ({ kind, lasting }: Failure): number =>
  kind === 'not-found' || lasting === 'input' ? status.gone : status.badGateway;

/** Opens a draft of the desk on a preview: a hidden copy of it is made, which staff alone sees. */
export const createShowDraft = (needs: ShowDraftNeeds): RequestHandler => {
  const { drafts, tokenOf, turnAway, judge, mainSite, sendProblem, headers, wait } = needs;

  /** A path, or the status of the problem. */
  const follow = async (link: DraftLink, token: string): Promise<string | number | 'signed-out'> => {
    const isOver = ({ kind }: Failure): boolean => kind === 'session-expired' || kind === 'forbidden';
    const asked = await drafts.ask(link, token);
    if (asked.isErr()) return isOver(asked.error) ? 'signed-out' : codeOf(asked.error);
    for (let looks = 0; looks < maxLooks; looks += 1) {
      const found = await drafts.look(asked.value, token);
      if (found.isOk() && found.value.path !== null) return found.value.path;
      if (found.isOk() && found.value.why !== null) return status.badGateway;
      await wait(betweenLooks);
    }
    return status.badGateway;
  };

  return async (request, response, next) => {
    const { host, path, query } = requestedAddress(request);
    const link = request.method === 'GET' || request.method === 'HEAD' ? linkIn(path, query) : null;
    const token = tokenOf(request);
    if (link === null || token === null) return next();
    const site = judge({ host, path: '/', query: '' }).site?.site ?? mainSite;
    const found = await follow(link, token);
    if (found === 'signed-out') return turnAway(request, response, site);
    if (typeof found === 'number') return sendProblem(request, response, { status: found, site, path: '' }, false);
    return sendRedirect(request, response, headers, found, false, false);
  };
};
