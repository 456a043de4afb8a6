import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import type { ArticleContent, LiveContent } from '#core/pages/article/article-content.ts';
import type { Page } from '#core/pages/page.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { thousands } from '#core/wording/thousands.ts';
import { Figure } from '../../article-body/figure.tsx';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { KeyMoments } from './key-moments.tsx';
import { LiveBar } from './live-bar.tsx';
import { LiveFigure } from './live-figure.tsx';
import { LivePages } from './live-pages.tsx';
import { isPinnedRow } from './live-rows.ts';
import { LiveRows } from './live-rows-list.tsx';
import { LiveSummary } from './live-summary.tsx';
import { dayBegun } from './post-day.ts';
import { useLiveBlog } from './use-live-blog.ts';
import { watched } from './watched.ts';

interface Props {
  readonly content: ArticleContent;
  readonly live: LiveContent;
  readonly frame: Frame;
  readonly hero?: boolean;
  readonly onArticle?: ((newer: LinkedArticle, page: Page | null) => void) | undefined;
}

export const LiveBlog = (props: Props) => {
  const {
    content: { path },
    live,
    frame,
  } = props;
  // Gathered news belong to one render: a new key resets them.
  return <FollowedBlog key={`${path} ${live.page} ${live.version} ${frame.renderedAt}`} {...props} />;
};

const FollowedBlog = ({ content, live: served, frame, hero = false, onArticle }: Props) => {
  const { article, path } = content;
  const { rows, followed, live, list, waiting, show } = useLiveBlog(content, served, frame.renderedAt, onArticle);
  const [pinned, stream] = [rows.filter(isPinnedRow), rows.filter((row) => !isPinnedRow(row))];
  const first = live.page === 1;
  return (
    <div className="live" {...(followed ? watched(path, live.version, frame) : {})}>
      {first && (
        <LiveSummary
          rows={rows}
          followed={followed}
          moments={<KeyMoments rows={stream} place="beside" frame={frame} />}
          pinned={
            pinned.length === 0 ? null : (
              <LiveRows
                rows={pinned}
                dayOf={() => null}
                under={followed ? liveMessages.toKnowNow : liveMessages.toKnow}
                article={article}
                frame={frame}
              />
            )
          }
        />
      )}
      {first && article.cover && !hero && (
        <Figure image={article.cover} size="wide" frame={frame} className="live__strip" eager />
      )}
      {first && article.keyFigure && <LiveFigure figure={article.keyFigure} />}
      <section className="live__stream" aria-labelledby="bejegyzesek">
        <LiveBar
          path={path}
          live={live}
          rows={stream}
          followed={followed}
          waiting={waiting}
          show={show}
          frame={frame}
        />
        {!first && (
          <p className="live__part">
            {liveMessages.earlierPart}
            {'\u00a0· '}
            {liveMessages.count(thousands(live.totalItems + live.pinned.length))}
          </p>
        )}
        {!first && <LivePages path={path} live={live} />}
        {stream.length === 0 && <p className="live__part">{liveMessages.empty}</p>}
        <LiveRows
          rows={stream}
          dayOf={(index) => dayBegun(stream, index, frame, followed)}
          article={article}
          frame={frame}
          list={list}
        />
        <LivePages path={path} live={live} />
      </section>
    </div>
  );
};
