import type { ListHeader } from '#core/editorial/lists/list-header.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { FeedIcon } from '../../icons/icons.tsx';

export const FeedLink = ({ header: { rss, title } }: { readonly header: Pick<ListHeader, 'rss' | 'title'> }) =>
  rss === null ? null : (
    <a className="list-header__feed" href={rss} aria-label={listMessages.rssOf(title)}>
      <FeedIcon />
      {listMessages.rss}
    </a>
  );
