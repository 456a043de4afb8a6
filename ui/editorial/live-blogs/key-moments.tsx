import type { Frame } from '#core/pages/page-frame.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import type { LiveRow } from './live-rows.ts';
import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { PostTime } from './post-time.tsx';

const shown = { bar: 6, beside: 10 };

interface Props {
  readonly rows: readonly LiveRow[];
  readonly place: keyof typeof shown;
  readonly frame: Frame;
}

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
              <span className="moments__what">{tiedTitle(post.title)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
