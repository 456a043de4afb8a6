import type { LiveContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { isSameDay } from '../../times/written.ts';
import { KeyMoments } from './key-moments.tsx';
import type { LiveRow } from './live-rows.ts';
import { NewsButton } from './news-button.tsx';
import { PostTime } from './post-time.tsx';

interface Props {
  readonly path: string;
  readonly live: LiveContent;
  readonly rows: readonly LiveRow[];
  readonly followed: boolean;
  readonly waiting: number;
  readonly show: (() => void) | null;
  readonly frame: Frame;
}

const Latest = ({ rows, frame }: Pick<Props, 'rows' | 'frame'>) => {
  const newest = rows.find((row) => row.kind === 'post');
  if (newest === undefined) return null;
  const at = newest.post.publishedAt;
  return (
    <p className="live__latest">
      <span className="unseen">{liveMessages.latest} </span>
      <PostTime at={at} dated={!isSameDay(at, frame.renderedAt, frame.site.timeZone)} frame={frame} />
    </p>
  );
};

/** Fixed height, to prevent layout shifts. */
export const LiveBar = ({ path, live, rows, followed, waiting, show, frame }: Props) => (
  <div className="live__bar">
    <div className="live__now">
      <h2 className={followed ? 'live__state live__state--on' : 'live__state'} id="bejegyzesek">
        {followed ? liveMessages.live : liveMessages.over}
      </h2>
      {live.page === 1 && <Latest rows={rows} frame={frame} />}
    </div>
    {(followed || waiting > 0) && <NewsButton path={path} waiting={waiting} show={show} />}
    <KeyMoments rows={rows} place="bar" frame={frame} />
    <p className="unseen" role="status">
      {waiting > 0 && liveMessages.news(waiting)}
    </p>
  </div>
);
