import { type Notice, noticeLevels } from './notice.ts';

/** Who looks, when and where. */
export interface NoticePlace {
  /** Unix seconds. */
  readonly now: number;
  /** Slug. */
  readonly site: string;
  /** Whether the page is shown in the native app. */
  readonly app: boolean;
}

/** A page that is all notices is no page. */
const mostOnPage = 3;

const isVisible = ({ until, sites, audience }: Notice, { now, site, app }: NoticePlace): boolean =>
  now < until && (sites === null || sites.includes(site)) && (audience === 'everybody' || (audience === 'app') === app);

/** What stands on a page: the most urgent first, of those the newest as they are given, at most three. */
export const visibleNotices = (notices: readonly Notice[], place: NoticePlace): readonly Notice[] =>
  noticeLevels
    .flatMap((level) => notices.filter((notice) => notice.level === level && isVisible(notice, place)))
    .slice(0, mostOnPage);
