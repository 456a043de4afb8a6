import { countTry } from '#core/readers/sessions/count-try.ts';
import { bearerOpens } from '#core/readers/sessions/bearer-opens.ts';
import { logoutAfterCall, logoutAfterRefresh } from '#core/readers/sessions/decide-logout.ts';
import { decideRefresh } from '#core/readers/sessions/decide-refresh.ts';
import { finishSignIn, isStrongState } from '#core/readers/sessions/finish-sign-in.ts';
import { type FlightEvent, type FlightStep, flyRefresh, newFlight } from '#core/readers/sessions/fly-refresh.ts';
import type { Refusal } from '#core/readers/sessions/refusal.ts';
import { takeRequestedPath } from '#core/readers/sessions/requested-path.ts';
import {
  cookieIn,
  handleIn,
  handlesIn,
  needsSecureCookies,
  writeCookie,
} from '#core/readers/sessions/session-cookie.ts';
import { tryCode } from '#core/readers/sessions/try-code.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { flag, items, number, numbers, object, oneOf, orElse, text, whole } from '../rule/fields.ts';
import { isPageOf } from '../rule/route-as-it-stands.ts';

const refusalIn = (question: Fields): Refusal => {
  const refusal = object(question, 'refusal');
  const kind = oneOf(refusal, 'kind', ['unauthorized', 'forbidden', 'rejected', 'unavailable']);
  return kind === 'unauthorized' ? { kind, text: text(refusal, 'text') } : { kind };
};

const flightEvent = (event: Fields): FlightEvent => {
  const kind = oneOf(event, 'kind', ['call-refused', 'renewed', 'failed']);
  switch (kind) {
    case 'call-refused':
      return { kind, call: text(event, 'call'), generation: whole(event, 'generation', 0) };
    case 'renewed':
      return { kind };
    case 'failed':
      return { kind, logout: flag(event, 'logout') };
  }
};

const fly = ({ flight, orders }: FlightStep, event: FlightEvent): FlightStep => {
  const step = flyRefresh(flight, event);
  return { flight: step.flight, orders: [...orders, ...step.orders] };
};

const begunIn = (question: Fields): Parameters<typeof finishSignIn>[0] => {
  const begun = object(question, 'begun');
  return { state: text(begun, 'state'), browser: text(begun, 'browser'), begunAt: number(begun, 'begunAt') };
};

const rememberedIn = (question: Fields): Parameters<typeof takeRequestedPath>[0] => {
  const remembered = object(question, 'remembered');
  return { path: text(remembered, 'path'), rememberedAt: number(remembered, 'rememberedAt') };
};

const upstreams = ['main', 'live-score', 'crm', 'security', 'quiz'] as const;

export const sessionRules: readonly AskRule[] = [
  {
    name: 'refresh-decision',
    input: '{carriedToken, repeated, refusal: {kind, text?}}',
    answer: 'boolean',
    decide: (question) => {
      const { refresh, reason } = decideRefresh({
        carriedToken: flag(question, 'carriedToken'),
        repeated: flag(question, 'repeated'),
        refusal: refusalIn(question),
      });
      return { answer: refresh, reason };
    },
  },
  {
    name: 'refresh-flight',
    input: '{events: [{kind, call?, generation?, logout?}]}',
    answer: '{flight, orders}',
    decide: (question) =>
      plainly(items(question, 'events', flightEvent).reduce(fly, { flight: newFlight, orders: [] })),
  },
  {
    name: 'logout-after-refresh',
    input: '{refusal: {kind, text?}}',
    answer: 'boolean',
    decide: (question) => {
      const { logout, reason } = logoutAfterRefresh(refusalIn(question));
      return { answer: logout, reason };
    },
  },
  {
    name: 'logout-after-call',
    input: '{upstream, carriedToken, refusal: {kind, text?}, preview}',
    answer: 'boolean',
    decide: (question) => {
      const call = {
        upstream: oneOf(question, 'upstream', upstreams),
        carriedToken: flag(question, 'carriedToken'),
        refusal: refusalIn(question),
      };
      const { logout, reason } = logoutAfterCall(call, flag(question, 'preview'));
      return { answer: logout, reason };
    },
  },
  {
    name: 'sign-in',
    input: '{begun: {state, browser, begunAt} | null, returned: {state, browser}, now}',
    answer: 'boolean',
    decide: (question) => {
      const returned = object(question, 'returned');
      const { accepted, reason } = finishSignIn(
        orElse(begunIn, question, 'begun', null),
        { state: text(returned, 'state'), browser: text(returned, 'browser') },
        number(question, 'now'),
      );
      return { answer: accepted, reason };
    },
  },
  {
    name: 'strong-state',
    input: '{state}',
    answer: 'boolean',
    decide: (question) => plainly(isStrongState(text(question, 'state'))),
  },
  {
    name: 'one-time-code',
    input: '{startedAt, tries, now}',
    answer: '{may, left? | reason?}',
    decide: (question) =>
      plainly(
        tryCode(
          { startedAt: number(question, 'startedAt'), tries: whole(question, 'tries', 0) },
          number(question, 'now'),
        ),
      ),
  },
  {
    name: 'key-try',
    input: '{before: [time], now}',
    answer: '{may, times, wait}',
    decide: (question) => plainly(countTry(numbers(question, 'before'), number(question, 'now'))),
  },
  {
    name: 'session-handle',
    input: '{cookie, publicOrigin}',
    answer: 'handle | null',
    decide: (question) => plainly(handleIn(text(question, 'cookie'), text(question, 'publicOrigin'))),
  },
  {
    name: 'session-handles',
    input: '{cookie, publicOrigin}',
    answer: '[handle]',
    decide: (question) => plainly(handlesIn(text(question, 'cookie'), text(question, 'publicOrigin'))),
  },
  {
    name: 'cookie-value',
    input: '{cookie, name}',
    answer: 'text | null',
    decide: (question) => plainly(cookieIn(text(question, 'cookie'), text(question, 'name'))),
  },
  {
    name: 'secure-cookies',
    input: '{publicOrigin}',
    answer: 'boolean',
    decide: (question) => plainly(needsSecureCookies(text(question, 'publicOrigin'))),
  },
  {
    name: 'own-cookie',
    input: '{name, value, path, seconds, publicOrigin}',
    answer: 'Set-Cookie',
    decide: (question) =>
      plainly(
        writeCookie(
          {
            name: text(question, 'name'),
            value: text(question, 'value'),
            path: text(question, 'path'),
            seconds: number(question, 'seconds'),
          },
          text(question, 'publicOrigin'),
        ),
      ),
  },
  {
    name: 'bearer',
    input: '{bearer: "first-step" | "session", call: "one-time-code" | "other"}',
    answer: 'boolean',
    decide: (question) =>
      plainly(
        bearerOpens(
          oneOf(question, 'bearer', ['first-step', 'session']),
          oneOf(question, 'call', ['one-time-code', 'other']),
        ),
      ),
  },
  {
    name: 'requested-path',
    input: '{remembered: {path, rememberedAt} | null, now}',
    answer: 'path',
    decide: (question, installation) => {
      const { path, reason } = takeRequestedPath(
        orElse(rememberedIn, question, 'remembered', null),
        number(question, 'now'),
        isPageOf(installation),
      );
      return { answer: path, reason };
    },
  },
];
