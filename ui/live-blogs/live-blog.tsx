import type { ArticleContent, Frame, LiveContent } from '#core/pages/page.ts';
import { thousands } from '#core/wording/thousands.ts';
import { liveCopy } from '../copy/live-blogs.ts';
import { Pagination } from '../lists/pagination.tsx';
import { KeyMoments } from './key-moments.tsx';
import { LivePostItem } from './live-post-item.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly live: LiveContent;
  readonly frame: Frame;
}

/** Posts along a rail of times, newest first, what is pinned before all. */
export const LiveBlog = ({ content: { path, article }, live, frame }: Props) => (
  <section className="live" aria-labelledby="bejegyzesek">
    <KeyMoments live={live} />
    <h2 className="live__title" id="bejegyzesek">
      <span className={article.live ? 'live__state live__state--on' : 'live__state'}>{article.live ? liveCopy.live : liveCopy.over}</span>
      <span className="live__count">{liveCopy.count(thousands(live.totalItems))}</span>
    </h2>
    <ol className="live__posts">
      {live.pinned.map((post) => <LivePostItem key={post.id} post={post} frame={frame} path={path} page={live.page} />)}
      {live.posts.map((post) => <LivePostItem key={post.id} post={post} frame={frame} path={path} page={live.page} />)}
    </ol>
    <Pagination label={liveCopy.pages} path={path} page={live.page} totalPages={live.totalPages} />
  </section>
);
