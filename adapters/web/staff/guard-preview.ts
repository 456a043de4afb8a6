import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { StaffEntries, StaffEntry } from '#core/ports/staff-entry.ts';
import { previewGate } from '#core/readers/sessions/preview-gate.ts';
import { staffHandleIn } from '#core/readers/sessions/session-cookie.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import type { ReturnAddress } from '../readers/return-address.ts';
import { sendRedirect } from '../addresses/redirects.ts';
import { refuse } from '../responses/refuse.ts';
import { status } from '../responses/status.ts';
import { handleCookie } from './session-cookies.ts';
import { neverKept } from './never-kept.ts';
import { isBuiltFile, isOpenToAll, isSignIn, signInPath } from './open-to-all.ts';

export interface GuardNeeds {
  readonly judge: JudgeAddress;
  readonly mainSite: Site;
  readonly entries: StaffEntries;
  readonly requestedPath: ReturnAddress;
  readonly clock: Clock;
  readonly headers: readonly string[];
}

export interface PreviewGuard {
  readonly gate: RequestHandler;
  readonly tokenOf: (request: IncomingMessage) => string | null;
  /** True when the session could not be loaded: the browser may be signed in. */
  readonly isUnclear: (request: IncomingMessage) => boolean;
  /**
   * The session after an API call was refused: renewed if expired, ended if refused. Null when unknown (spec §4,
   * "Session"; R32).
   */
  readonly afterRefusal: (
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    refusal: 'expired' | 'refused',
  ) => Promise<StaffEntry | null>;
  readonly turnAway: (request: IncomingMessage, response: ServerResponse, site: Site) => Promise<void>;
}

const payloadSuffix = '/_payload.json';
const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Admits only staff to a preview (spec §4, "Preview mode"; R30). Fails closed. */
export const guardPreview = ({ judge, mainSite, entries, requestedPath, clock, headers }: GuardNeeds): PreviewGuard => {
  const tokens = new WeakMap<IncomingMessage, string>();
  const unclear = new WeakSet<IncomingMessage>();

  const noteEntry =
    (request: IncomingMessage, response: ServerResponse, site: Site, handle: string) =>
    (entry: StaffEntry): StaffEntry => {
      if (entry.kind !== 'staff') tokens.delete(request);
      else tokens.set(request, entry.token);
      if (entry.kind === 'staff' && entry.renewedUntil !== undefined)
        response.setHeader(...handleCookie(site, handle, entry.renewedUntil - clock.now()));
      return entry;
    };

  const entryOf = async (
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    enter: (handle: string) => ReturnType<StaffEntries['of']> = entries.of,
  ): Promise<StaffEntry | null> => {
    const handle = staffHandleIn(request.headers.cookie ?? '', site.origin);
    if (handle === null) return { kind: 'none' };
    return (await enter(handle)).map(noteEntry(request, response, site, handle)).unwrapOr(null);
  };

  const tokenOf = (request: IncomingMessage): string | null => tokens.get(request) ?? null;

  const turnAway = async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> => {
    const { host, path, query } = requestedAddress(request);
    const asData = isReading(request.method) && path.endsWith(payloadSuffix);
    if (!asData && (!isReading(request.method) || judge({ host, path, query }).outcome === 'resource'))
      return refuse(request, response, headers, { status: status.signInRequired, detail: 'sign in at /login first' });
    const page = asData ? path.slice(0, -payloadSuffix.length) || '/' : path;
    const asked = query === '' ? page : `${page}?${query}`;
    const answer = previewGate({ preview: true, loggedIn: false, path: asked }, () => true);
    const remembered = answer.go === 'redirect' ? await requestedPath.remember(site, answer.remember ?? '/') : [];
    return sendRedirect(request, response, [...headers, ...remembered], signInPath, false, asData);
  };

  const gate: RequestHandler = async (request, response, next) => {
    const address = requestedAddress(request);
    if (isReading(request.method) && isBuiltFile(address.path)) return next();
    neverKept(response);
    const site = judge({ ...address, path: '/', query: '' }).site?.site ?? mainSite;
    const isOpen = isReading(request.method)
      ? isOpenToAll(address.path)
      : request.method === 'POST' && address.path === signInPath;
    if (isOpen && !isSignIn(address.path)) return next();
    const entry = await entryOf(request, response, site);
    if (entry === null) unclear.add(request);
    if (entry?.kind === 'staff' || isOpen) return next();
    if (entry === null)
      return refuse(request, response, headers, { status: status.unavailable, detail: 'sign-in is not available now' });
    return turnAway(request, response, site);
  };

  return {
    gate,
    tokenOf,
    isUnclear: (request) => unclear.has(request),
    turnAway,
    afterRefusal: (request, response, site, refusal) =>
      entryOf(request, response, site, (handle) =>
        refusal === 'expired' ? entries.renew(handle, tokenOf(request) ?? '') : entries.end(handle),
      ),
  };
};
