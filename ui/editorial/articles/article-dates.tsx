import type { Article } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { speakUpdateTag } from '#core/wording/hu-dates.ts';
import { thousands } from '#core/wording/thousands.ts';
import { updateTag } from '#core/wording/update-tag.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { WrittenDay, WrittenTime } from '../../times/told-time.tsx';
import { spoken } from '../../messages/language.ts';

interface Props {
  readonly article: Pick<Article, 'publishedAt' | 'updatedAt' | 'minutes' | 'periodic' | 'pr'>;
  readonly reactions: number | null;
  readonly frame: Frame;
}

export const ArticleDates = ({ article, reactions, frame }: Props) => {
  const { publishedAt, updatedAt, minutes, periodic, pr } = article;
  const tag = pr ? null : updateTag(publishedAt, updatedAt, frame.renderedAt);
  return (
    <p className="dates">
      {/* The browser removes the tag in time, because a cached page may be older (R21). Hungarian only. */}
      {tag !== null && spoken.language === 'hu' && (
        <strong className="fresh" data-fresh={updatedAt} suppressHydrationWarning>
          {speakUpdateTag(tag)}
        </strong>
      )}
      {/* A clock time would pass paid content off as news (R57). */}
      {pr ? <WrittenDay at={publishedAt} frame={frame} /> : <WrittenTime at={publishedAt} frame={frame} />}
      {!pr && updatedAt !== null && updatedAt > publishedAt && (
        <span>
          {articleMessages.updated}: <WrittenTime at={updatedAt} frame={frame} />
        </span>
      )}
      {periodic && <span>{articleMessages.periodic}</span>}
      {minutes > 0 && <span>{articleMessages.minutes(minutes)}</span>}
      {reactions !== null && <span>{articleMessages.reactions(thousands(reactions))}</span>}
    </p>
  );
};
