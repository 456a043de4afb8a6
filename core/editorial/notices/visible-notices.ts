import { type Notice, noticeLevels } from './notice.ts';

export interface NoticePlace {
  /** Unix seconds. */
  readonly now: number;
  readonly site: string;
  readonly app: boolean;
}

const maxOnPage = 3;

const isVisible = ({ until, sites, audience }: Notice, { now, site, app }: NoticePlace): boolean =>
  now < until && (sites === null || sites.includes(site)) && (audience === 'everybody' || (audience === 'app') === app);

/** Sorted by urgency, then newest first; max three. */
export const visibleNotices = (notices: readonly Notice[], place: NoticePlace): readonly Notice[] =>
  noticeLevels
    .flatMap((level) => notices.filter((notice) => notice.level === level && isVisible(notice, place)))
    .slice(0, maxOnPage);
