import type { LivePost } from '#core/articles/article.ts';
import type { Frame } from '#core/pages/page.ts';
import { pageAddress } from '../addresses/paths.ts';
import { BodyTree } from '../articles/body-tree.tsx';
import { articleCopy } from '../copy/articles.ts';
import { liveCopy } from '../copy/live-blogs.ts';
import { authorNames } from '../teasers/author-names.ts';
import { ClockTime } from '../times/clock-time.tsx';
import { postAnchor } from './post-anchor.ts';

interface Props {
  readonly post: LivePost;
  readonly frame: Frame;
  readonly path: string;
  readonly page: number;
}

/** One entry of the rail; its time is its permanent link. */
export const LivePostItem = ({ post, frame, path, page }: Props) => (
  <li className={post.pinned ? 'post post--pinned' : 'post'} id={postAnchor(post)}>
    <article>
      <p className="post__time">
        <a href={`${pageAddress(path, page)}#${postAnchor(post)}`} title={liveCopy.permalink}><ClockTime at={post.publishedAt} frame={frame} /></a>
        {post.pinned && <span className="post__pin">{liveCopy.pinned}</span>}
      </p>
      {post.title !== '' && <h3 className="post__title">{post.title}</h3>}
      <div className="body body--post"><BodyTree body={post.body} frame={frame} below={post.title === '' ? 2 : 3} /></div>
      {(post.authors.length > 0 || post.updatedAt !== null) && (
        <p className="post__foot">
          {post.authors.length > 0 && <span>{authorNames(post.authors)}</span>}
          {post.updatedAt !== null && post.updatedAt > post.publishedAt && <span>{articleCopy.updated}: <ClockTime at={post.updatedAt} frame={frame} /></span>}
        </p>
      )}
    </article>
  </li>
);
