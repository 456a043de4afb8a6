import { useState, useSyncExternalStore } from 'react';
import { isNoticeHidden, noticeCookie, type NoticeHiding } from '#core/app-shell/notice-cookie.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { noticeMessages } from '../messages/notices.ts';
import { cookieNames } from './cookie-names.ts';

const notice = 'tamogatas';

const keepHidden = (hiding: NoticeHiding): void => {
  const cookie = noticeCookie(notice, hiding);
  if (cookie !== null)
    document.cookie = `${cookie.name}=${cookie.value}; Max-Age=${cookie.maxAge}; Path=/; SameSite=Lax`;
};

/** Cookies tell nobody that they change; what this page changes, it knows. */
const noNews = () => () => undefined;
const keptHidden = (): boolean => isNoticeHidden(notice, 'article', cookieNames(document.cookie));

/**
 * Asks for support at the end of an article; hidden for two days or for good (spec §4, "Other states"; §9). Without
 * scripts it simply stands there.
 */
export const ArticleNotice = ({ frame }: { readonly frame: Frame }) => {
  const [dismissed, setDismissed] = useState(false);
  const hidden = useSyncExternalStore(noNews, keptHidden, () => false) || dismissed;
  const path = supportPath(frame);
  const hide = (hiding: NoticeHiding) => () => {
    keepHidden(hiding);
    setDismissed(true);
  };
  if (path === null || frame.app) return null;
  return (
    <aside
      className="notice"
      data-notice={notice}
      hidden={hidden}
      aria-labelledby="notice-title"
      suppressHydrationWarning
    >
      <p className="notice__title" id="notice-title">
        {noticeMessages.title}
      </p>
      <p className="notice__text">{noticeMessages.text}</p>
      <p className="notice__acts">
        <a className="button" href={path}>
          {noticeMessages.link}
        </a>
        <button
          type="button"
          className="button button--quiet needs-script"
          data-live="notice-later"
          onClick={hide('article')}
        >
          {noticeMessages.later}
        </button>
        <button
          type="button"
          className="button button--plain needs-script"
          data-live="notice-never"
          onClick={hide('permanent')}
        >
          {noticeMessages.never}
        </button>
      </p>
    </aside>
  );
};
