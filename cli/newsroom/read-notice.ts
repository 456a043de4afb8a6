import { type Notice, noticeAudiences, noticeLevels } from '#core/editorial/notices/notice.ts';
import { noticeLink } from '#core/editorial/notices/notice-link.ts';
import { noticeText } from '#core/editorial/notices/notice-text.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { NoticeFault, SetNotice } from '../installation/notice.ts';
import type { NewsroomMessages } from '../messages/newsroom/newsroom-messages.ts';
import { spokenMoment } from './moment.ts';
import { readTime } from './read-options.ts';

export interface TypedNotice {
  readonly text: string;
  readonly level: string;
  readonly until: string | undefined;
  readonly link: string | undefined;
  readonly sites: readonly string[];
  readonly audience: string;
  readonly required: boolean;
}

export type FoundFault = readonly [fault: NoticeFault, given: string];

type Read = { readonly notice: SetNotice } | { readonly faults: readonly FoundFault[] };

const maxLength = 366 * 86_400;
export const shown = (given: string): string => {
  const clean = given.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return clean.length > 80 ? `${clean.slice(0, 80)}…` : clean;
};

const faultOfTime = (typed: string | undefined, at: number | null, now: number): NoticeFault | null => {
  if (typed === undefined) return 'no-until';
  if (at === null) return 'until';
  if (at <= now) return 'past';
  return at > now + maxLength ? 'far' : null;
};

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** Reports all faults at once; `now` is unix seconds. */
export const readNotice = (
  sites: readonly Site[],
  typed: TypedNotice,
  now: number,
  messages: Pick<NewsroomMessages, 'inZone'>,
): Read => {
  const text = noticeText(typed.text);
  const zone = sites[0]?.timeZone ?? 'UTC';
  const until = typed.until === undefined ? null : readTime(zone)(typed.until);
  const link = typed.link === undefined ? null : noticeLink(typed.link);
  const chosen = typed.sites.map((one) => sites.find(({ slug, role }) => one === role || one === slug)?.role ?? null);
  const overTime = faultOfTime(typed.until, until, now);
  const faults: readonly FoundFault[] = [
    ...(text === null ? [['text', typed.text] as const] : []),
    ...(isOneOf(noticeLevels, typed.level) ? [] : [['level', typed.level] as const]),
    ...(overTime === null
      ? []
      : [[overTime, until === null ? (typed.until ?? '') : spokenMoment(until, zone, messages)] as const]),
    ...(typed.link !== undefined && link === null ? [['link', typed.link] as const] : []),
    ...typed.sites.filter((_, at) => chosen[at] === null).map((one) => ['site', one] as const),
    ...(isOneOf(noticeAudiences, typed.audience) ? [] : [['audience', typed.audience] as const]),
  ];
  if (faults.length > 0) return { faults: faults.map(([fault, given]) => [fault, shown(given)]) };
  const roles = [...new Set(chosen.flatMap((role) => role ?? []))];
  return {
    notice: {
      text: text ?? '',
      level: typed.level as Notice['level'],
      until: until ?? 0,
      link,
      sites: roles.length === 0 ? null : roles,
      audience: typed.audience as Notice['audience'],
      required: typed.required,
    },
  };
};
