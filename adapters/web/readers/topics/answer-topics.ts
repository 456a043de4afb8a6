import { carryAppMode } from '#core/app-shell/app-mode.ts';
import { arePushKeys } from '#core/readers/topics/push-keys.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromOwnOrigin } from '#core/readers/accounts/may-act.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { PushAddress, TopicSubscriptions } from '#core/ports/topic-subscriptions.ts';
import type { OwnTopics, TopicProblem } from '#core/readers/topics/own-topics.ts';
import { judgeEndpoint } from '#core/readers/topics/push-endpoint.ts';
import type { Topic } from '#core/readers/topics/topic.ts';
import { isProof } from '#core/readers/topics/push-message.ts';
import { topicFields as names } from '#core/readers/topics/topic-fields.ts';
import type { AdmitSearch } from '../../requests/admit-search.ts';
import { isInApp } from '../../requests/is-in-app.ts';
import { requestedAddress } from '../../addresses/requested-address.ts';
import { maxBody } from '../../endpoints/limits.ts';
import { neverStored } from '../../responses/lifetime.ts';
import type { SendProblem } from '../../responses/problem.ts';
import { readForm } from '../read-form.ts';
import { senderOf } from '../sender-of.ts';
import { sendOnce } from '../../responses/send-once.ts';
import type { TrustedProxies } from '../../requests/trusted-proxies.ts';
import { status } from '../../responses/status.ts';
import { clientTokenIn, newClientToken, topicsCookie } from './topics-cookie.ts';
import { topicsOfBrowser } from './topics-of-browser.ts';

export type RenderTopics = (own: OwnTopics, site: Site, app: boolean) => Promise<string>;

export interface AnswerTopicsNeeds {
  readonly judge: JudgeAddress;
  readonly subscriptions: TopicSubscriptions;
  readonly topics: readonly Topic[];
  readonly pushOrigins: readonly string[];
  readonly readerOf: (cookie: string, site: Site) => Promise<string | null>;
  readonly draw: RenderTopics;
  readonly admit: AdmitSearch;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
}

interface Taking {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: Site;
}

type Outcome =
  | { readonly kind: 'done'; readonly location: string; readonly cookie: string | null }
  | { readonly kind: 'topics'; readonly problem: TopicProblem }
  | { readonly kind: 'problem'; readonly status: number; readonly retryAfter?: number | undefined };

export const topicsPath = '/api/topics';
const anchor = '#ertesitesek';

const problem = (code: number): Outcome => ({ kind: 'problem', status: code });
const failed = (failure: Failure): Outcome => {
  if (failure.kind === 'not-found') return problem(status.notFound);
  if (failure.lasting === 'input') return problem(status.unprocessable);
  return { kind: 'problem', status: status.unavailable, retryAfter: failure.retryAfter };
};

const addressIn = (form: URLSearchParams): PushAddress | null => {
  const said = (name: string): string => form.get(name) ?? '';
  const [endpoint, p256dh, auth] = [said(names.endpoint), said(names.p256dh), said(names.auth)];
  return endpoint && arePushKeys({ p256dh, auth }) ? { endpoint, p256dh, auth } : null;
};

/** `/api/topics`, with forms from our own pages only (R35). A form without a topic updates the push address. */
export const createAnswerTopics = (needs: AnswerTopicsNeeds) => {
  const { judge, subscriptions, topics, pushOrigins, readerOf, draw, admit, proxies, sendProblem, headers } = needs;
  const ownOf = topicsOfBrowser({ subscriptions, topics });

  const settle = async ({ request, response, site }: Taking, outcome: Outcome): Promise<void> => {
    const head = [
      ...headers,
      'cache-control',
      neverStored,
      'x-robots-tag',
      'noindex',
      'referrer-policy',
      'strict-origin',
    ];
    if (outcome.kind === 'problem') {
      // The request body may be unread.
      response.setHeader('connection', 'close');
      return sendProblem(request, response, { status: outcome.status, site, path: '' }, false, outcome.retryAfter);
    }
    if (outcome.kind === 'done') {
      const cookies = outcome.cookie === null ? [] : ['set-cookie', outcome.cookie];
      const location = isInApp(request) ? carryAppMode(outcome.location) : outcome.location;
      return sendOnce(request, response, status.seeOther, [...head, 'location', location, ...cookies], '');
    }
    const own = await ownOf({ site, cookie: request.headers.cookie, from: 'topics' });
    const text = await draw({ ...own, problem: outcome.problem }, site, isInApp(request));
    sendOnce(request, response, status.unprocessable, [...head, 'content-type', 'text/html; charset=utf-8'], text);
  };

  const follow = async (
    { request, site }: Taking,
    topic: string | null,
    address: PushAddress,
    location: string,
  ): Promise<Outcome> => {
    if (judgeEndpoint(address.endpoint, pushOrigins) !== 'allowed')
      return { kind: 'topics', problem: 'unknown-service' };
    const known = clientTokenIn(request.headers.cookie, site);
    // Only an existing subscriber can change its push address.
    if (topic === null && known === null) return problem(status.badRequest);
    const token = known ?? newClientToken();
    const reader = await readerOf(request.headers.cookie ?? '', site);
    const done: Outcome = { kind: 'done', location, cookie: topicsCookie(token, site) };
    const reached = await subscriptions.reach(token, address, reader, proxies.addressOf(request));
    if (reached.isErr()) return failed(reached.error);
    if (reached.value !== null) return { kind: 'problem', status: status.tooMany, retryAfter: reached.value.seconds };
    return topic === null ? done : subscriptions.follow(token, topic, reader).match(() => done, failed);
  };

  const taken = async (taking: Taking): Promise<Outcome> => {
    const { request, site } = taking;
    if (!isFromOwnOrigin(senderOf(request), site.origin)) return problem(status.forbidden);
    const form = await readForm(request, maxBody.topicForm);
    if (typeof form === 'number') return problem(form);
    const proof = form.get(names.proof);
    if (proof !== null && !isProof(proof)) return problem(status.badRequest);
    if (proof !== null)
      return subscriptions
        .prove(proof)
        .match((): Outcome => ({ kind: 'done', location: topicsPath, cookie: null }), failed);
    const location = `${form.get(names.from) === 'profile' ? '/tamogatas/profil' : topicsPath}${anchor}`;
    const [topic, address] = [form.get(names.topic), addressIn(form)];
    if (topic !== null && !topics.some(({ id }) => id === topic)) return problem(status.notFound);
    if (topic !== null && form.get(names.follow) === '0') {
      const token = clientTokenIn(request.headers.cookie, site);
      if (token === null) return { kind: 'done', location, cookie: null };
      return subscriptions
        .unfollow(token, topic)
        .match((): Outcome => ({ kind: 'done', location, cookie: topicsCookie(token, site) }), failed);
    }
    return address === null ? { kind: 'topics', problem: 'not-told-where' } : follow(taking, topic, address, location);
  };

  const takingOf = (
    request: IncomingMessage,
    response: ServerResponse,
  ): (Taking & { readonly query: string }) | null => {
    const { host, path, query } = requestedAddress(request);
    const site = path === topicsPath ? judge({ host, path: '/', query: '' }).site?.site : undefined;
    return site === undefined ? null : { request, response, site, query };
  };

  const waiting = (request: IncomingMessage): Outcome | null => {
    const wait = admit(request);
    return wait > 0 ? { kind: 'problem', status: status.tooMany, retryAfter: wait } : null;
  };

  return {
    show: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const taking = takingOf(request, response);
      if (taking === null) return false;
      const busy = waiting(request);
      if (busy !== null) {
        await settle(taking, busy);
        return true;
      }
      const { site, query } = taking;
      const asked = firstValue(query, names.topic);
      const own = await ownOf({ site, cookie: request.headers.cookie, asked, from: 'topics' });
      sendOnce(
        request,
        response,
        status.ok,
        [
          ...headers,
          'content-type',
          'text/html; charset=utf-8',
          'cache-control',
          neverStored,
          'x-robots-tag',
          'noindex',
        ],
        await draw(own, site, isInApp(request)),
      );
      return true;
    },
    take: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const taking = takingOf(request, response);
      if (taking === null) return false;
      await settle(taking, waiting(request) ?? (await taken(taking)));
      return true;
    },
  };
};
