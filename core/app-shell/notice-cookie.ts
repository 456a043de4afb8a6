/** Permanent, or temporary on the front page or articles (spec §4, "Other states"). */
export type NoticeHiding = 'permanent' | 'front' | 'article';

export type NoticePlace = 'front' | 'article' | 'other';

export interface NoticeCookie {
  readonly name: string;
  readonly value: '1';
  /** Seconds. */
  readonly maxAge: number;
}

const day = 86_400;

/** Two years, one day, two days (spec §9, "Cookies"). */
const lifetimes: Readonly<Record<NoticeHiding, number>> = { permanent: 2 * 365 * day, front: day, article: 2 * day };

const cookieName = (notice: string, hiding: NoticeHiding): string => `hide.${notice}.${hiding}`;

export const noticeCookie = (notice: string, hiding: NoticeHiding): NoticeCookie | null =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(notice)
    ? { name: cookieName(notice, hiding), value: '1', maxAge: lifetimes[hiding] }
    : null;

export const writtenNoticeCookie = ({ name, value, maxAge }: NoticeCookie): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;

/** `cookieNames` are the request's cookies (spec §4, "Other states"). */
export const isNoticeHidden = (notice: string, place: NoticePlace, cookieNames: readonly string[]): boolean =>
  cookieNames.includes(cookieName(notice, 'permanent')) ||
  (place !== 'other' && cookieNames.includes(cookieName(notice, place)));
