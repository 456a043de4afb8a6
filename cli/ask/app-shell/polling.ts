import { isStale } from '#core/polling/is-stale.ts';
import { heldBack, latestState, type LiveHistory, nextInSight, noteState } from '#core/polling/live-history.ts';
import { pollDelay, retryDelay } from '#core/polling/poll-delay.ts';
import { nextAskAt, pollAfter, type PollEvent, type PollSchedule, startPolling } from '#core/polling/poll-schedule.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, chance, flag, isSet, items, number, oneOf, orElse, text, whole } from '../rule/fields.ts';

const eventIn = (event: Fields): PollEvent => {
  const kind = oneOf(event, 'kind', ['asked', 'answered', 'failed', 'hidden', 'shown']);
  if (kind === 'asked') return { kind };
  const now = number(event, 'now');
  switch (kind) {
    case 'answered':
      return { kind, now, chance: chance(event) };
    case 'failed':
      return { kind, now, chance: chance(event), retryAfter: orElse(number, event, 'retryAfter', 0) };
    case 'hidden':
    case 'shown':
      return { kind, now };
  }
};

const outcomeIn =
  (draw: number) =>
  (outcome: Fields): PollEvent => {
    const end = { now: number(outcome, 'at'), chance: draw };
    return flag(outcome, 'ok')
      ? { kind: 'answered', ...end }
      : { kind: 'failed', ...end, retryAfter: orElse(number, outcome, 'retryAfter', 0) };
  };

const inShort = (poll: PollSchedule, now: number) => {
  const at = nextAskAt(poll);
  return {
    dueAt: Math.max(poll.dueAt, poll.notBefore),
    failures: poll.errors,
    seconds: at === null ? null : Math.max(0, at - now),
  };
};

const historyIn = (question: Fields): LiveHistory<string> => {
  const history = items(question, 'told', (one) => ({
    value: text(one, 'value'),
    observedAt: number(one, 'at'),
  })).reduce<LiveHistory<string> | null>(noteState, null);
  if (history === null) throw new BadInput('list', 'told');
  return history;
};

export const pollingRules: readonly AskRule[] = [
  {
    name: 'refresh-schedule',
    input: '{now, chance, events: [{kind, now?, chance?, retryAfter?}]}',
    answer: 'unix seconds | null',
    decide: (question) =>
      plainly(
        nextAskAt(
          items(question, 'events', eventIn).reduce(pollAfter, startPolling(number(question, 'now'), chance(question))),
        ),
      ),
  },
  {
    name: 'live-poll',
    input: '{at, chance, outcomes: [{at, ok, retryAfter?}], now, hidden?}',
    answer: '{dueAt, failures, seconds}',
    decide: (question) => {
      const [draw, now] = [chance(question), number(question, 'now')];
      const polled = items(question, 'outcomes', outcomeIn(draw)).reduce(
        pollAfter,
        startPolling(number(question, 'at'), draw),
      );
      return plainly(inShort(isSet(question, 'hidden') ? pollAfter(polled, { kind: 'hidden', now }) : polled, now));
    },
  },
  {
    name: 'poll-delay',
    input: '{errors, chance}',
    answer: 'seconds',
    decide: (question) => plainly(pollDelay(whole(question, 'errors', 0), chance(question))),
  },
  {
    name: 'retry-delay',
    input: '{retryAfter, chance}',
    answer: 'seconds',
    decide: (question) => plainly(retryDelay(number(question, 'retryAfter'), chance(question))),
  },
  {
    name: 'held-back',
    input: '{told: [{value: text, at}], now, delay?: seconds}',
    answer: '{shown: text | null, next: unix seconds | null, stale}',
    decide: (question) => {
      const history = historyIn(question);
      const [now, delay] = [number(question, 'now'), orElse(number, question, 'delay', 0)];
      return {
        answer: {
          shown: heldBack(history, now, delay)?.value ?? null,
          next: nextInSight(history, now, delay),
          stale: isStale(history.observedAt, now),
        },
        reason: latestState(history).value,
      };
    },
  },
];
