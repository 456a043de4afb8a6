import type { NoticeLevel } from '#core/editorial/notices/notice.ts';

const paths: Readonly<Record<NoticeLevel, string>> = {
  info: 'M12 11v6M12 7.5h.01M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  warning: 'M12 9.5v5M12 17.5h.01M12 3.5 21.5 20h-19Z',
  alert: 'M12 7v6M12 16.5h.01M8 3h8l5 5v8l-5 5H8l-5-5V8Z',
};

export const LevelIcon = ({ level }: { readonly level: NoticeLevel }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[level]} />
  </svg>
);
