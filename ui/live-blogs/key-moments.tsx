import type { LiveContent } from '#core/pages/page.ts';
import { liveCopy } from '../copy/live-blogs.ts';
import { postAnchor } from './post-anchor.ts';

const shown = 6;

/** The titled posts of this page as anchors, what is pinned first. */
export const KeyMoments = ({ live: { pinned, posts } }: { readonly live: LiveContent }) => {
  const titled = [...pinned, ...posts].filter(({ title }) => title !== '').slice(0, shown);
  if (titled.length < 2) return null;
  return (
    <nav className="moments" aria-label={liveCopy.keyMoments}>
      <p className="moments__title" aria-hidden="true">{liveCopy.keyMoments}</p>
      <ul className="moments__items">
        {titled.map((post) => <li key={post.id}><a href={`#${postAnchor(post)}`}>{post.title}</a></li>)}
      </ul>
    </nav>
  );
};
