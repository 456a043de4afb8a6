import type { LiveContent } from '#core/pages/article/article-content.ts';
import { pageAddress } from '../../addresses/page-address.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';

/** Page numbers count from the oldest page; the newest is 1. */
const oldest = 2;

/** Links by time, because a page keeps its number forever. */
export const LivePages = ({
  path,
  live: { page, totalPages, olderPage, newerPage },
}: {
  readonly path: string;
  readonly live: LiveContent;
}) => {
  if (totalPages <= 1) return null;
  return (
    <nav className="pager live__pages" aria-label={liveMessages.pages}>
      {newerPage !== null && (
        <a className="button button--quiet" rel="prev" href={pageAddress(path, newerPage)}>
          {newerPage === 1 ? liveMessages.newest : liveMessages.newer}
        </a>
      )}
      {newerPage !== null && newerPage !== 1 && (
        <a className="button button--quiet" href={path}>
          {liveMessages.newest}
        </a>
      )}
      {olderPage !== null && (
        <a className="button button--quiet" rel="next" href={pageAddress(path, olderPage)}>
          {liveMessages.older}
        </a>
      )}
      {olderPage !== null && olderPage !== oldest && page !== oldest && (
        <a className="button button--quiet" href={pageAddress(path, oldest)}>
          {liveMessages.oldest}
        </a>
      )}
    </nav>
  );
};
