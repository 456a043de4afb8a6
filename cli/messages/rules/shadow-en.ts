import { number } from '../counted/counted-en.ts';
import type { ShadowMessages } from './shadow-messages.ts';

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${number(count)} ${many}`);

export const shadowEn: ShadowMessages = {
  command: 'report what the shadow rule set (SHADOW_RULES) would have changed for readers of the running server',
  since: 'length of the reported period: 30m, 1h, 1d (at most a day)',
  refusedSince: 'must be between 1 minute and 1 day, such as 30m, 1h or 1d',
  span: (seconds) =>
    seconds % 3_600 === 0
      ? counted(seconds / 3_600, 'hour', 'hours')
      : counted(Math.max(1, Math.round(seconds / 60)), 'minute', 'minutes'),
  lost: (last, requests) =>
    `In the last ${last} ${requests === 1 ? '1 reader' : `${number(requests)} readers`} would have lost a page.`,
  noneLost: (last) => `In the last ${last} no reader would have lost a page.`,
  others: (found, moved, requests) =>
    `Of ${number(requests)} requests, ${number(found)} would have found a page that is now not found, and ${number(moved)} would have led elsewhere.`,
  same: (last, requests) =>
    `In the last ${last} nothing would have changed: both rule sets gave the same verdict for all ${number(requests)} requests.`,
  nobodyCame: (last) => `In the last ${last} no page was requested, so there is nothing to compare.`,
  younger: (last) => `The server started later: the counts cover only the last ${last}.`,
  notShown: (requests) =>
    `${number(requests)} more differing requests are not shown; the counts above are lower bounds.`,
  notSet: 'this server has no shadow rule set. Start it with SHADOW_RULES=file',
  kinds: { lost: 'lost', moved: 'elsewhere', found: 'found' },
  columns: {
    requests: 'requests',
    kind: 'change',
    address: 'URL',
    before: 'now',
    after: 'shadow',
    rules: 'rule',
  },
};
