import type { ArticleContent } from '#core/pages/article/article-content.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { postMessages } from '../../messages/editorial/posts.ts';

export const PostOrigin = ({
  parent: { title, path, live },
}: {
  readonly parent: NonNullable<ArticleContent['parent']>;
}) => (
  <p className="post-origin">
    {live ? postMessages.belongsToLive : postMessages.belongsTo} <a href={path ?? undefined}>{tiedTitle(title)}</a>
  </p>
);
