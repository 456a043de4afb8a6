import { authorNames } from '../../teasers/voice-of.ts';
import type { Article, LivePost } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { BodyTree } from '../../article-body/body-tree.tsx';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { isSameDay } from '../../times/written.ts';
import { postAnchor } from '#core/editorial/live-blogs/post-anchor.ts';
import { PostTime } from './post-time.tsx';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly post: LivePost;
  readonly changed: boolean;
  readonly day: string | null;
  readonly under?: string | undefined;
  readonly article: Article;
  readonly frame: Frame;
}

const named = (post: LivePost, { authors }: Article): boolean =>
  post.authors.length > 0 && !authors.every((author) => post.authors.some(({ slug }) => slug === author.slug));

export const LivePostItem = ({ post, changed, day, under = '', article, frame }: Props) => {
  const isOfDay = (at: number, other: number): boolean => isSameDay(at, other, frame.site.timeZone);
  return (
    <li
      className={`post${post.pinned ? ' post--pinned' : ''}${changed ? ' post--new' : ''}`}
      id={postAnchor(post)}
      tabIndex={-1}
    >
      {day !== null && <h3 className="post__day">{day}</h3>}
      <article>
        <p className="post__time">
          <a href={post.path ?? undefined} title={liveMessages.permalink}>
            <PostTime
              at={post.publishedAt}
              dated={post.pinned && !isOfDay(post.publishedAt, frame.renderedAt)}
              frame={frame}
            />
          </a>
        </p>
        {post.title !== '' && post.title !== under && <h3 className="post__title">{tiedTitle(post.title)}</h3>}
        <div className="body body--post">
          <BodyTree body={post.body} frame={frame} below={post.title === '' ? 2 : 3} />
        </div>
        {(named(post, article) || post.updatedAt !== null) && (
          <p className="post__foot">
            {named(post, article) && <span>{authorNames(post.authors)}</span>}
            {post.updatedAt !== null && post.updatedAt > post.publishedAt && (
              <span>
                {articleMessages.updated}:{' '}
                <PostTime at={post.updatedAt} dated={!isOfDay(post.updatedAt, post.publishedAt)} frame={frame} />
              </span>
            )}
          </p>
        )}
      </article>
    </li>
  );
};
