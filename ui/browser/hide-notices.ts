import { isNoticeHidden, noticeCookie, type NoticeHiding, writtenNoticeCookie } from '#core/app-shell/notice-cookie.ts';
import { cookieNames } from '../editorial/notices/cookie-names.ts';

const hideKept = (): void => {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const place = notice.matches('.letters') ? 'front' : 'article';
    notice.hidden = isNoticeHidden(notice.dataset.notice ?? '', place, cookieNames(document.cookie));
  }
};

/** Works before hydration (spec §4, "Other states"). */
export const hideNotices = (): void => {
  hideKept();
  document.addEventListener('click', ({ target }) => {
    const { hides } = (target as HTMLElement).dataset;
    const cookie = hides === undefined ? null : noticeCookie('hirlevel', hides as NoticeHiding);
    if (cookie === null) return;
    document.cookie = writtenNoticeCookie(cookie);
    hideKept();
  });
};
