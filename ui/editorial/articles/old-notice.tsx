import type { Article } from '#core/editorial/articles/article.ts';
import { yearsOld } from '#core/editorial/articles/years-old.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';

interface Props {
  readonly article: Pick<Article, 'publishedAt' | 'evergreen'>;
  readonly frame: Frame;
}

export const OldNotice = ({ article, frame }: Props) => {
  const years = yearsOld(article, frame.renderedAt, frame.site.timeZone);
  return years === null ? null : <p className="aged">{articleMessages.old(years)}</p>;
};
