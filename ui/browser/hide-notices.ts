import { isNoticeHidden } from '#core/app-shell/notice-cookie.ts';
import { cookieNames } from '../notices/cookie-names.ts';

/** Notices of an article that were hidden stay hidden, without waiting for React (spec §4, "Other states"). */
export const hideNotices = (): void => {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    notice.hidden = isNoticeHidden(notice.dataset.notice ?? '', 'article', cookieNames(document.cookie));
  }
};
