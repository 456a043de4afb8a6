import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import { isFromOwnOrigin } from '#core/readers/accounts/may-act.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { NewsletterOffer, NewsletterStep } from '#core/readers/newsletters/newsletter-step.ts';
import { codeField, newsletterLimits, wishIn } from '#core/readers/newsletters/wish-in.ts';
import { wrongFields } from '#core/readers/newsletters/wrong-fields.ts';
import type { Newsletters } from '#core/ports/newsletters.ts';
import { knownIn } from '#core/readers/sessions/session-cookie.ts';
import type { AdmitSearch } from '../../requests/admit-search.ts';
import { isInApp } from '../../requests/is-in-app.ts';
import { requestedAddress } from '../../addresses/requested-address.ts';
import { neverStored } from '../../responses/lifetime.ts';
import type { SendProblem } from '../../responses/problem.ts';
import { readBody, readForm } from '../read-form.ts';
import { sendOnce } from '../../responses/send-once.ts';
import { status } from '../../responses/status.ts';
import type { TrustedProxies } from '../../requests/trusted-proxies.ts';
import { askingBrowser, askingBrowserIn } from './asking-browser.ts';
import { type NewsletterAddress, newsletterAddressOf } from './newsletter-address.ts';

export type RenderNewsletterStep = (step: NewsletterStep, site: Site, app: boolean) => Promise<string>;

export type NewsletterAct = 'look' | NewsletterAddress['act'];

const actOf = ({ method }: IncomingMessage, { act }: NewsletterAddress): NewsletterAct =>
  act === 'confirm' || method === 'POST' ? act : 'look';

export interface NewsletterNeeds {
  readonly judge: JudgeAddress;
  readonly newsletters: Newsletters;
  readonly offers: readonly NewsletterOffer[];
  readonly draw: RenderNewsletterStep;
  /** A separate allowance per action; null for no limit. */
  readonly admit: Readonly<Record<NewsletterAct, AdmitSearch | null>>;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
}

interface Taking<Address extends NewsletterAddress = NewsletterAddress> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: Site;
  readonly address: Address;
}

type Outcome = NewsletterStep | { readonly kind: 'problem'; readonly status: number; readonly retryAfter?: number };
interface Otherwise {
  readonly missing?: Outcome;
  readonly refused?: Outcome;
}
type WithToken = Taking<Extract<NewsletterAddress, { token: string }>>;

const problem = (code: number): Outcome => ({ kind: 'problem', status: code });
const waiting = (seconds: number): Outcome => ({ kind: 'problem', status: status.tooMany, retryAfter: seconds });
const nothingTyped = { email: '', firstName: '', lastName: '' };

const statusOf = (step: NewsletterStep): number => {
  if (step.kind === 'lapsed') return status.notFound;
  return (step.kind === 'asking' || step.kind === 'code') && [step.wrong].flat().some((wrong) => wrong !== false)
    ? status.unprocessable
    : status.ok;
};

/**
 * Newsletter forms and links (spec §7.1). Only unsubscribing accepts cross-origin posts (RFC 8058); its link alone
 * changes nothing. A confirmation link works in the requesting browser; others need the code (R49).
 */
export const createAnswerNewsletters = (needs: NewsletterNeeds) => {
  const { judge, newsletters, offers, draw, admit, proxies, sendProblem, headers } = needs;

  const send = async ({ request, response, site }: Taking, step: NewsletterStep): Promise<void> =>
    sendOnce(
      request,
      response,
      statusOf(step),
      [
        ...headers,
        'content-type',
        'text/html; charset=utf-8',
        'cache-control',
        neverStored,
        'x-robots-tag',
        'noindex',
        // Tokens are in the path. `no-referrer` would also remove the form's Origin.
        'referrer-policy',
        'strict-origin',
      ],
      await draw(step, site, isInApp(request)),
    );

  const settle = async (taking: Taking, outcome: Outcome): Promise<void> => {
    if (outcome.kind !== 'problem') return send(taking, outcome);
    const { request, response, site } = taking;
    // The request body may be unread.
    response.setHeader('connection', 'close');
    await sendProblem(request, response, { status: outcome.status, site, path: '' }, false, outcome.retryAfter);
  };

  /** `refused` is for what the main API refuses of what was typed. */
  const done = <T>(
    result: ResultAsync<T, Failure>,
    step: (value: T) => Outcome,
    { missing = problem(status.unavailable), refused = problem(status.unprocessable) }: Otherwise = {},
  ): Promise<Outcome> =>
    result.match(step, ({ kind, lasting }) => {
      if (lasting === 'input') return refused;
      return kind === 'not-found' ? missing : problem(status.unavailable);
    });

  const confirm = ({ request, site, address: { token: key } }: WithToken, code: string | null): Promise<Outcome> => {
    const browser = request.method === 'HEAD' ? null : askingBrowserIn(request.headers.cookie, site);
    const asksForCode: Outcome = { kind: 'code', key, wrong: request.method === 'POST' };
    if (code !== null && code.length > newsletterLimits.code) return Promise.resolve(asksForCode);
    return done(
      newsletters.confirm({ key, code, browser }),
      (confirmed) => (confirmed ? { kind: 'confirmed' } : asksForCode),
      { missing: { kind: 'lapsed' }, refused: asksForCode },
    );
  };

  const subscribe = async ({ request, response, site }: Taking, form: URLSearchParams): Promise<Outcome> => {
    const wish = wishIn(form);
    const wrong = wrongFields(wish, offers);
    if (wrong.length > 0) return { kind: 'asking', offers, typed: wish, wrong };
    const { browser, cookie } = askingBrowser(request.headers.cookie, site);
    const asker = proxies.addressOf(request);
    const known = knownIn(request.headers.cookie ?? '', site.origin);
    return done(
      newsletters.subscribe({ ...wish, browser, site: site.slug, asker, known }),
      (asked) => {
        if (asked !== null) return waiting(asked.seconds);
        response.setHeader('set-cookie', cookie);
        return { kind: 'letter-sent', email: wish.email };
      },
      { refused: { kind: 'asking', offers, typed: wish, wrong: ['refused'] } },
    );
  };

  const followed = async (taking: Taking): Promise<Outcome> => {
    const { address } = taking;
    if (address.act === 'subscribe')
      return { kind: 'asking', offers, typed: { ...nothingTyped, listCodes: [] }, wrong: [] };
    if (address.act === 'unsubscribe') return { kind: 'ending', token: address.token };
    return confirm(taking as WithToken, null);
  };

  const sent = async (taking: Taking): Promise<Outcome> => {
    const { request, site, address } = taking;
    if (address.act === 'unsubscribe') {
      const body = await readBody(request);
      if (typeof body === 'number') return problem(body);
      return done(newsletters.unsubscribe(address.token), () => ({ kind: 'ended' }), {
        missing: { kind: 'ended' },
      });
    }
    const { origin, 'sec-fetch-site': fetchSite } = request.headers;
    if (!isFromOwnOrigin({ fetchSite: [fetchSite].flat()[0] ?? null, origin: origin ?? null }, site.origin))
      return problem(status.forbidden);
    const form = await readForm(request);
    if (typeof form === 'number') return problem(form);
    if (address.act === 'subscribe') return subscribe(taking, form);
    return confirm(taking as WithToken, (form.get(codeField) ?? '').trim() || null);
  };

  const answering =
    (outcomeOf: (taking: Taking) => Promise<Outcome>) =>
    async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const { host, path } = requestedAddress(request);
      const address = newsletterAddressOf(path);
      const site = address === null ? undefined : judge({ host, path: '/', query: '' }).site?.site;
      if (address === null || site === undefined) return false;
      const taking = { request, response, site, address };
      const wait = admit[actOf(request, address)]?.(request) ?? 0;
      await settle(
        taking,
        wait > 0 ? { kind: 'problem', status: status.tooMany, retryAfter: wait } : await outcomeOf(taking),
      );
      return true;
    };

  return { show: answering(followed), take: answering(sent) };
};
