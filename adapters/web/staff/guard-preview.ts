import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { StaffEntries, StaffEntry } from '#core/ports/staff-entry.ts';
import { previewGate } from '#core/sessions/preview-gate.ts';
import { staffHandleIn } from '#core/sessions/session-cookie.ts';
import { askedAddress } from '../asked-address.ts';
import type { ReturnAddress } from '../readers/return-address.ts';
import { sendRedirect } from '../redirects.ts';
import { refuse } from '../refuse.ts';
import { status } from '../status.ts';
import { neverKept } from './never-kept.ts';
import { isBuiltFile, isOpenToAll, isSignIn, signInPath } from './open-to-all.ts';

export interface GuardNeeds {
  readonly judge: JudgeAddress;
  readonly mainSite: Site;
  readonly entries: StaffEntries;
  readonly requestedPath: ReturnAddress;
  readonly headers: readonly string[];
}

/** The gate of a preview, and whom it let in. */
export interface PreviewGuard {
  /** Stands before everything else. */
  readonly gate: RequestHandler;
  /** The token of the member of staff who asks; null for everybody else. */
  readonly tokenOf: (request: IncomingMessage) => string | null;
}

const payloadSuffix = '/_payload.json';
const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * Lets nobody but staff into a preview (spec §4, "Preview mode"; R30). Whatever cannot be told, of the session or of
 * the address, keeps it closed.
 */
export const guardPreview = ({ judge, mainSite, entries, requestedPath, headers }: GuardNeeds): PreviewGuard => {
  const tokens = new WeakMap<IncomingMessage, string>();

  const entryOf = async ({ headers: { cookie = '' } }: IncomingMessage, site: Site): Promise<StaffEntry | null> => {
    const handle = staffHandleIn(cookie, site.origin);
    return handle === null ? { kind: 'none' } : (await entries.of(handle)).unwrapOr(null);
  };

  const turnAway = async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> => {
    const { host, path, query } = askedAddress(request);
    if (!isReading(request.method) || judge({ host, path, query }).outcome === 'resource') {
      if (isReading(request.method) && path.endsWith(payloadSuffix))
        return sendRedirect(request, response, headers, '/login', false, true);
      return refuse(request, response, headers, { status: status.signInRequired, detail: 'sign in at /login first' });
    }
    const asked = query === '' ? path : `${path}?${query}`;
    const answer = previewGate({ preview: true, loggedIn: false, path: asked }, () => true);
    const remembered = answer.go === 'redirect' ? await requestedPath.remember(site, answer.remember ?? '/') : [];
    return sendRedirect(request, response, [...headers, ...remembered], '/login', false, false);
  };

  const gate: RequestHandler = async (request, response, next) => {
    const address = askedAddress(request);
    if (isReading(request.method) && isBuiltFile(address.path)) return next();
    neverKept(response);
    const site = judge({ ...address, path: '/', query: '' }).site?.site ?? mainSite;
    const isOpen = isReading(request.method)
      ? isOpenToAll(address.path)
      : request.method === 'POST' && address.path === signInPath;
    if (isOpen && !isSignIn(address.path)) return next();
    const entry = await entryOf(request, site);
    if (entry?.kind === 'staff') tokens.set(request, entry.token);
    if (entry?.kind === 'staff' || isOpen) return next();
    if (entry === null)
      return refuse(request, response, headers, { status: status.unavailable, detail: 'nobody can be let in now' });
    return turnAway(request, response, site);
  };

  return { gate, tokenOf: (request) => tokens.get(request) ?? null };
};
