import type { LiveContent } from '#core/pages/article/article-content.ts';
import { pageAddress } from '../../addresses/page-address.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';

/** The oldest page; pages are numbered from it, and the newest is 1. */
const oldest = 2;

/**
 * The way through the pages of a live blog, in time rather than by numbers, because a page keeps its number for ever.
 */
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
