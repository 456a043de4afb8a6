import type { LinkedArticle } from '#core/articles/article.ts';
import type { ArticleContent, LiveContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { thousands } from '#core/wording/thousands.ts';
import { liveMessages } from '../messages/live-blogs.ts';
import { isSameDay } from '../times/is-same-day.ts';
import { DeletedPost } from './deleted-post.tsx';
import { KeyMoments } from './key-moments.tsx';
import { LivePages } from './live-pages.tsx';
import { LivePostItem } from './live-post-item.tsx';
import type { LiveRow } from './live-rows.ts';
import { NewsBar } from './news-bar.tsx';
import { useLiveBlog } from './use-live-blog.ts';

interface Props {
  readonly content: ArticleContent;
  readonly live: LiveContent;
  readonly frame: Frame;
  /** Is told of every newer edition of the live blog itself. */
  readonly onArticle?: ((newer: LinkedArticle) => void) | undefined;
}

/** Posts along a rail of times, newest first, what is pinned before all; followed as long as it goes on. */
export const LiveBlog = (props: Props) => {
  const {
    content: { path },
    live,
    frame,
  } = props;
  // What has been gathered while reading belongs to the copy it was gathered for.
  return <FollowedBlog key={`${path} ${live.page} ${live.version} ${frame.renderedAt}`} {...props} />;
};

const timeOf = (row: LiveRow | undefined): number | null =>
  row?.kind === 'post' && !row.post.pinned ? row.post.publishedAt : null;

/** Of the posts of one day the first names it; a pinned one stands outside the order and names its own. */
const beginsDay = (rows: readonly LiveRow[], index: number, { site }: Frame): boolean => {
  const [own, above] = [timeOf(rows[index]), timeOf(rows[index - 1])];
  return own === null || above === null || !isSameDay(own, above, site.timeZone);
};

const FollowedBlog = ({ content, live: served, frame, onArticle }: Props) => {
  const { article, path } = content;
  const { rows, followed, live, list, waiting, show } = useLiveBlog(content, served, frame.renderedAt, onArticle);
  return (
    <section className="live" aria-labelledby="bejegyzesek" {...(followed ? { 'data-wake': 'idle' } : {})}>
      <KeyMoments rows={rows} frame={frame} />
      <h2 className="live__title" id="bejegyzesek">
        <span className={followed ? 'live__state live__state--on' : 'live__state'}>
          {followed ? liveMessages.live : liveMessages.over}
        </span>
        <span className="live__count">
          {live.page > 1 && `${liveMessages.earlierPart} · `}
          {liveMessages.count(thousands(live.totalItems + live.pinned.length))}
        </span>
      </h2>
      {(followed || waiting > 0) && <NewsBar path={path} waiting={waiting} show={show} />}
      {live.page > 1 && <LivePages path={path} live={live} />}
      <ol className="live__posts" ref={list}>
        {rows.map((row, index) =>
          row.kind === 'post' ? (
            <LivePostItem
              key={row.id}
              post={row.post}
              changed={row.changed}
              dated={beginsDay(rows, index, frame)}
              article={article}
              frame={frame}
            />
          ) : (
            <DeletedPost key={row.id} id={row.id} height={row.height} />
          ),
        )}
      </ol>
      <LivePages path={path} live={live} />
    </section>
  );
};
