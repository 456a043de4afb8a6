import type { Frame } from '#core/pages/page-frame.ts';
import { liveMessages } from '../messages/live-blogs.ts';
import type { LiveRow } from './live-rows.ts';
import { postAnchor } from '#core/live-blogs/post-anchor.ts';
import { PostTime } from './post-time.tsx';

const shown = 6;

/** The titled posts of the stream as anchors, in one line that scrolls inside itself. */
export const KeyMoments = ({ rows, frame }: { readonly rows: readonly LiveRow[]; readonly frame: Frame }) => {
  const titled = rows
    .flatMap((row) => (row.kind === 'post' && row.post.title !== '' ? [row.post] : []))
    .slice(0, shown);
  if (titled.length < 2) return null;
  return (
    <nav className="moments" aria-label={liveMessages.keyMoments}>
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
