import type { LinkedArticle } from '#core/articles/article.ts';
import { articleCopy, subTypeCopy } from '../messages/articles.ts';
import { teaserCopy } from '../messages/teasers.ts';

interface Props {
  readonly article: LinkedArticle;
}

/** Section, and in words what kind of piece it is. */
export const ArticleKicker = ({ article }: Props) => {
  const { live, pr, adult, section, subType, announcement } = article;
  return (
    <p className="kicker kicker--article">
      {live && <span className="kicker__live">{teaserCopy.live}</span>}
      {pr && <span className="kicker__partner">{teaserCopy.partner}</span>}
      {section && !(pr && section.name === teaserCopy.partner) && (
        <a className="kicker__section" href={section.url ?? undefined}>
          {section.name}
        </a>
      )}
      {announcement && <span>{articleCopy.announcement}</span>}
      {subTypeCopy[subType] !== undefined && <span>{subTypeCopy[subType]}</span>}
      {adult && (
        <abbr className="kicker__adult" title={teaserCopy.adultLong}>
          {teaserCopy.adult}
        </abbr>
      )}
    </p>
  );
};
