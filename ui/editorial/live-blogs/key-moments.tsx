import type { Frame } from '#core/pages/page-frame.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import type { LiveRow } from './live-rows.ts';
import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';
import { PostTime } from './post-time.tsx';

/** How many stand in the bar, and how many beside the stream, where a desk has the room. */
const shown = { bar: 6, beside: 10 };

interface Props {
  readonly rows: readonly LiveRow[];
  /** In the bar, one line that scrolls inside itself; beside the stream, one below the other. The screen shows one. */
  readonly place: keyof typeof shown;
  readonly frame: Frame;
}

/** The titled posts of the stream as anchors. */
export const KeyMoments = ({ rows, place, frame }: Props) => {
  const titled = rows
    .flatMap((row) => (row.kind === 'post' && row.post.title !== '' ? [row.post] : []))
    .slice(0, shown[place]);
  if (titled.length < 2) return null;
  return (
    <nav className={`moments moments--${place}`} aria-label={liveMessages.keyMoments}>
      {place === 'beside' && <h3 className="brief__title">{liveMessages.keyMoments}</h3>}
      <ul className="moments__items">
        {titled.map((post) => (
          <li key={post.id}>
            <a href={`#${postAnchor(post)}`}>
              <PostTime at={post.publishedAt} dated={false} frame={frame} />
              <span className="moments__what">{post.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
