import { useState, useSyncExternalStore } from 'react';
import { isNoticeHidden, noticeCookie, writtenNoticeCookie } from '#core/app-shell/notice-cookie.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../../addresses/support-path.ts';
import { noticeMessages } from '../../messages/editorial/notices.ts';
import { cookieNames } from './cookie-names.ts';

/** Cookies have no change event. */
const noNews = () => () => undefined;

interface Props {
  readonly name: keyof typeof noticeMessages.notices;
  readonly path: string;
}

const Notice = ({ name, path }: Props) => {
  const [dismissed, setDismissed] = useState(false);
  const keptHidden = (): boolean => isNoticeHidden(name, 'article', cookieNames(document.cookie));
  const hidden = useSyncExternalStore(noNews, keptHidden, () => false) || dismissed;
  const { title, text, link } = noticeMessages.notices[name];
  const hide = (hiding: 'article' | 'permanent') => () => {
    const cookie = noticeCookie(name, hiding);
    if (cookie !== null) document.cookie = writtenNoticeCookie(cookie);
    setDismissed(true);
  };
  return (
    <aside className="notice" data-notice={name} hidden={hidden} aria-label={title} suppressHydrationWarning>
      <p className="notice__title">{title}</p>
      <p className="notice__text">{text}</p>
      <p className="notice__acts">
        <a className="button" href={path}>
          {link}
        </a>
        <button
          type="button"
          className="button button--quiet needs-script"
          data-live={`${name}-article`}
          onClick={hide('article')}
        >
          {noticeMessages.hide.article}
        </button>
        <button
          type="button"
          className="button button--plain needs-script"
          data-live={`${name}-permanent`}
          onClick={hide('permanent')}
        >
          {noticeMessages.hide.permanent}
        </button>
      </p>
    </aside>
  );
};

/** Support and newsletter notices; each can be hidden for two days or for good (spec §4, "Other states"; §9). */
export const ArticleNotices = ({ frame }: { readonly frame: Frame }) => {
  const path = supportPath(frame);
  if (frame.app) return null;
  return (
    <>
      {path !== null && <Notice name="tamogatas" path={path} />}
      {/* Duplicates ui/addresses/newsletter-path.ts: an import would load that module on every page. */}
      <Notice name="hirlevel" path="/api/newsletter/subscribe" />
    </>
  );
};
