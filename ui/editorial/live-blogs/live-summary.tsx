import type { ReactNode } from 'react';
import { keyPoints } from '#core/editorial/live-blogs/key-points.ts';
import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import type { LiveRow } from './live-rows.ts';

interface Props {
  readonly rows: readonly LiveRow[];
  readonly followed: boolean;
  readonly pinned: ReactNode;
  readonly moments: ReactNode;
}

const posts = (rows: readonly LiveRow[]) => rows.flatMap((row) => (row.kind === 'post' ? [row.post] : []));

export const LiveSummary = ({ rows, followed, pinned, moments }: Props) => {
  const points = keyPoints(posts(rows), !followed);
  if (points.length === 0 && pinned === null) return null;
  const isPinned = new Set(posts(rows).flatMap((post) => (post.pinned ? [post.id] : [])));
  const known = followed ? liveMessages.toKnowNow : liveMessages.toKnow;
  const title = (
    <h2 className="brief__title" id="lenyeg">
      {points.length === 0 ? liveMessages.pinned : known}
    </h2>
  );
  return (
    <section className="brief" aria-labelledby="lenyeg">
      {pinned === null ? (
        <div className="brief__head">{title}</div>
      ) : (
        <details className="brief__pinned">
          <summary className="brief__head">
            {title}
            <span className="brief__more">{liveMessages.more}</span>
          </summary>
          {pinned}
        </details>
      )}
      {points.length > 0 && (
        <ul className="brief__points">
          {points.map(({ postId, label, text }) => (
            <li key={label + text}>
              {label !== '' && <strong>{tiedTitle(label)} </strong>}
              {isPinned.has(postId) ? (
                tiedTitle(text)
              ) : (
                <a href={`#${postAnchor({ id: postId })}`}>{tiedTitle(text)}</a>
              )}
            </li>
          ))}
        </ul>
      )}
      {moments}
    </section>
  );
};
