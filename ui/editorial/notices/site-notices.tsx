import { createElement } from 'react';
import type { Notice } from '#core/editorial/notices/notice.ts';
import { CloseIcon } from '../../icons/icons.tsx';
import { siteNoticeMessages } from '../../messages/editorial/site-notices.ts';
import { LevelIcon } from './level-icon.tsx';

const SiteNotice = ({ notice: { id, text, level, until, link, required } }: { readonly notice: Notice }) =>
  // A custom element: the script before it hides dismissed notices before the first paint.
  createElement(
    'site-notice',
    {
      class: `site-notice site-notice--${level}`,
      'data-id': id,
      'data-until': until,
      role: level === 'alert' ? 'alert' : 'status',
      lang: 'hu',
    },
    <div className="site-notice__row wrap">
      <LevelIcon level={level} />
      <p className="site-notice__text">
        <strong>{siteNoticeMessages.levels[level]}:</strong> {text}
        {link !== null && (
          <>
            {' '}
            <a href={link}>{siteNoticeMessages.more}</a>
          </>
        )}
      </p>
      {!required && (
        <button
          type="button"
          className="site-notice__close needs-script"
          aria-label={siteNoticeMessages.close}
          title={siteNoticeMessages.close}
        >
          <CloseIcon />
        </button>
      )}
    </div>,
  );

interface Props {
  readonly notices: readonly Notice[];
  /** Address of ui/editorial/notices/put-away.ts. */
  readonly script: string;
}

export const SiteNotices = ({ notices, script }: Props) => (
  <>
    <script src={script} />
    {notices.map((notice) => (
      <SiteNotice key={notice.id} notice={notice} />
    ))}
  </>
);
