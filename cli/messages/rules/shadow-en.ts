import { number } from '../counted/counted-en.ts';
import type { ShadowMessages } from './shadow-messages.ts';

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${number(count)} ${many}`);

export const shadowEn: ShadowMessages = {
  command: 'what the rule set on trial (SHADOW_RULES) would have changed for readers of the running server',
  since: 'from so long ago: 30m, 1h, 1d (at most a day)',
  refusedSince: 'is no span between 1 minute and 1 day: write 30m, 1h or 1d',
  span: (seconds) =>
    seconds % 3_600 === 0
      ? counted(seconds / 3_600, 'hour', 'hours')
      : counted(Math.max(1, Math.round(seconds / 60)), 'minute', 'minutes'),
  lost: (last, requests) =>
    `In the last ${last} ${requests === 1 ? '1 reader' : `${number(requests)} readers`} would have lost a page.`,
  noneLost: (last) => `In the last ${last} nobody would have lost a page.`,
  others: (found, moved, requests) =>
    `Of ${number(requests)} requests ${number(found)} would have found a page where now is none, ${number(moved)} would have been led elsewhere.`,
  same: (last, requests) =>
    `In the last ${last} nothing would have changed: both rule sets said the same of all ${number(requests)} requests.`,
  nobodyCame: (last) => `In the last ${last} no page was asked for: this says nothing of the rules.`,
  younger: (last) => `The server started later: the figures are of the last ${last} alone.`,
  notShown: (requests) =>
    `${number(requests)} more differing requests are not shown here; the counts above are the least.`,
  notSet: 'this server has no rule set on trial: start it with SHADOW_RULES=file',
  kinds: { lost: 'lost', moved: 'elsewhere', found: 'found' },
  columns: {
    requests: 'requests',
    kind: 'it would be',
    address: 'address',
    before: 'now',
    after: 'on trial',
    rules: 'rule',
  },
};
