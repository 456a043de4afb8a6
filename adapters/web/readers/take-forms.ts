import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isFromOwnOrigin } from '#core/accounts/may-act.ts';
import { keyParameter } from '#core/pages/support/open-support.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Passes } from '#core/ports/passes.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { isStrongState } from '#core/sessions/finish-sign-in.ts';
import { handleIn, sessionCookieName, writeCookie } from '#core/sessions/session-cookie.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { neverStored } from '../lifetime.ts';
import type { SendProblem } from '../problem.ts';
import { status } from '../status.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import type { CountTry } from './count-tries.ts';
import { readForm } from './read-form.ts';
import type { ReturnAddress } from './return-address.ts';

export interface FormNeeds {
  readonly judge: JudgeAddress;
  readonly passes: Passes;
  readonly sessions: Sessions;
  readonly returnAddress: ReturnAddress;
  readonly countTry: CountTry;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
  readonly clock: Clock;
}

/** Where a form leads to, with the cookies that are set on the way; or why it is not taken. */
type Outcome =
  | { readonly location: string; readonly cookies: readonly string[] }
  | { readonly problem: number; readonly retryAfter?: number };

type TakeForm = (request: IncomingMessage, site: Site) => Promise<Outcome>;

/** 256 bits: a handle is made anew at every sign-in, and never taken from a request. */
const newHandle = (): string => randomBytes(32).toString('base64url');

/** Milliseconds within which a second press of the same button is no second try. */
const pressedTwice = 5_000;

const badKey: Outcome = { location: '/tamogatas/hiba', cookies: [] };

/**
 * Takes the two forms of a reader's session: the press that uses a key up, and signing out. They work without
 * scripts, from pages of ours alone (R29, R31, R35).
 */
export const createTakeForms = ({
  judge,
  passes,
  sessions,
  returnAddress,
  countTry,
  proxies,
  sendProblem,
  headers,
  clock,
}: FormNeeds) => {
  const sessionCookie = (site: Site, value: string, seconds: number): readonly string[] => [
    'set-cookie',
    writeCookie({ name: sessionCookieName, value, path: '/', seconds }, site.origin),
  ];
  const endOld = async (cookie: string): Promise<void> => {
    const old = handleIn(cookie);
    if (old !== null) await sessions.end(old);
  };

  const redeem = async (key: string, cookie: string, site: Site): Promise<Outcome> => {
    const redeemed = isStrongState(key) ? await passes.redeem(key) : null;
    if (redeemed === null || (redeemed.isErr() && redeemed.error.kind === 'not-found')) return badKey;
    if (redeemed.isErr()) return { problem: status.unavailable };
    const handle = newHandle();
    if ((await sessions.keep(handle, redeemed.value)).isErr()) return { problem: status.unavailable };
    await endOld(cookie);
    return {
      location: await returnAddress.take(site, cookie),
      cookies: [...sessionCookie(site, handle, redeemed.value.validUntil - clock.now()), ...returnAddress.forget(site)],
    };
  };

  const presses = new LRUCache<string, Promise<Outcome>>({ max: 1_000, ttl: pressedTwice });
  /**
   * A browser in which the button is pressed again at once gets the one session twice, not word of a used key. With
   * scripts the second press is not sent at all (ui/browser/press-once.ts).
   */
  const redeemOnce = (request: IncomingMessage, key: string, site: Site): Promise<Outcome> => {
    const { cookie = '', 'user-agent': browser } = request.headers;
    const press = JSON.stringify([key, site.slug, proxies.addressOf(request), browser, cookie]);
    const before = presses.get(press);
    if (before) return before;
    const redeeming = redeem(key, cookie, site).then((outcome) => {
      if ('problem' in outcome) presses.delete(press);
      return outcome;
    });
    presses.set(press, redeeming);
    return redeeming;
  };

  const signIn: TakeForm = async (request, site) => {
    const form = await readForm(request);
    if (typeof form === 'number') return { problem: form };
    const wait = countTry(request);
    if (wait > 0) return { problem: status.tooMany, retryAfter: wait };
    return redeemOnce(request, form.get(keyParameter) ?? '', site);
  };

  const signOut: TakeForm = async ({ headers: { cookie = '' } }, site) => {
    await endOld(cookie);
    presses.clear();
    return { location: '/tamogatas/profil', cookies: sessionCookie(site, '', 0) };
  };

  const forms: Readonly<Record<string, TakeForm>> = { belepes: signIn, profil: signOut };

  /** The form that an address takes; null for none. */
  const formAt = ({
    headers: { host = '' },
    url = '',
  }: IncomingMessage): { readonly take: TakeForm; readonly site: Site } | null => {
    const [path = '', query = ''] = url.split('?', 2);
    const { outcome, site, route } = judge({ host, path: asciiPathOfBytes(path), query });
    const take = outcome === 'page' && route?.name === 'support' ? forms[route.params['slug'] ?? ''] : undefined;
    return take && site ? { take, site: site.site } : null;
  };

  const isOurs = ({ headers: sent }: IncomingMessage, { origin }: Site): boolean =>
    isFromOwnOrigin({ fetchSite: [sent['sec-fetch-site']].flat()[0] ?? null, origin: sent.origin ?? null }, origin);

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const form = formAt(request);
    if (form === null) return false;
    const outcome = isOurs(request, form.site) ? await form.take(request, form.site) : { problem: status.forbidden };
    if ('problem' in outcome) {
      // What was sent may not have been read.
      response.setHeader('connection', 'close');
      await sendProblem(
        request,
        response,
        { status: outcome.problem, site: form.site, path: '' },
        false,
        outcome.retryAfter,
      );
      return true;
    }
    response
      .writeHead(status.seeOther, [
        ...headers,
        'location',
        outcome.location,
        'cache-control',
        neverStored,
        ...outcome.cookies,
        'content-length',
        '0',
      ])
      .end();
    return true;
  };
};
