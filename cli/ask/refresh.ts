import { minutesDefaults, minutesShown } from '#core/common-data/minutes-counter.ts';
import { pollDelay, retryDelay } from '#core/common-data/poll-delay.ts';
import { nextAskAt, type RefreshEvent, refreshSchedule, startSchedule } from '#core/common-data/refresh-schedule.ts';
import { supportStep } from '#core/service-pages/support-step.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';
import type { Fields } from './fields.ts';
import { chance, items, number, oneOf, orElse, text, whole } from './fields.ts';

const eventIn = (event: Fields): RefreshEvent => {
  const kind = oneOf(event, 'kind', ['asked', 'answered', 'failed', 'hidden', 'shown']);
  if (kind === 'asked') return { kind };
  const now = number(event, 'now');
  switch (kind) {
    case 'answered': return { kind, now, chance: chance(event) };
    case 'failed': return { kind, now, chance: chance(event), retryAfter: orElse(number, event, 'retryAfter', 0) };
    case 'hidden': case 'shown': return { kind, now };
  }
};

export const refreshRules: readonly AskRule[] = [
  {
    name: 'refresh-schedule', input: '{now, chance, events: [{kind, now?, chance?, retryAfter?}]}', answer: 'unix seconds | null',
    decide: (question) => plainly(nextAskAt(items(question, 'events', eventIn).reduce(refreshSchedule, startSchedule(number(question, 'now'), chance(question))))),
  },
  { name: 'poll-delay', input: '{errors, chance}', answer: 'seconds', decide: (question) => plainly(pollDelay(whole(question, 'errors', 0), chance(question))) },
  { name: 'retry-delay', input: '{retryAfter, chance}', answer: 'seconds', decide: (question) => plainly(retryDelay(number(question, 'retryAfter'), chance(question))) },
  {
    name: 'minutes-counter', input: '{recurring, onetime, base?}', answer: 'number',
    decide: (question) => plainly(minutesShown(
      { recurring: number(question, 'recurring'), onetime: number(question, 'onetime') },
      { ...minutesDefaults, base: orElse(number, question, 'base', minutesDefaults.base) },
    )),
  },
  { name: 'support-step', input: '{slug?}', answer: 'step | null', decide: (question) => plainly(supportStep(orElse(text, question, 'slug', undefined))) },
];
