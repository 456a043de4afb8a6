import type { Article } from '#core/articles/article.ts';
import type { Frame } from '#core/pages/page.ts';
import { articleCopy } from '../copy/articles.ts';
import { WrittenTime } from '../times/written-time.tsx';

interface Props {
  readonly article: Pick<Article, 'publishedAt' | 'updatedAt' | 'minutes'>;
  readonly frame: Frame;
}

/** When it came out, when it was last changed (only if later), and how long it takes. */
export const ArticleDates = ({ article, frame }: Props) => {
  const { publishedAt, updatedAt, minutes } = article;
  return (
    <p className="dates">
      <WrittenTime at={publishedAt} frame={frame} />
      {updatedAt !== null && updatedAt > publishedAt && <span>{articleCopy.updated}: <WrittenTime at={updatedAt} frame={frame} /></span>}
      {minutes > 0 && <span>{articleCopy.minutes(minutes)}</span>}
    </p>
  );
};
