import { labelled } from '../../messages/language.ts';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { articleMessages, subTypeMessages } from '../../messages/editorial/articles.ts';
import { teaserMessages } from '../../messages/editorial/teasers.ts';

interface Props {
  readonly article: LinkedArticle;
}

export const ArticleKicker = ({ article }: Props) => {
  const { live, pr, adult, section, subType, announcement } = article;
  return (
    <p className="kicker kicker--article">
      {live && <span className="kicker__live">{teaserMessages.live}</span>}
      {article.type === 'liveblog' && !isFollowed(article) && (
        <span className="kicker__over">{teaserMessages.over}</span>
      )}
      {pr && <span className="kicker__partner">{teaserMessages.partner}</span>}
      {section && !(pr && section.name === teaserMessages.partner) && (
        <a className="kicker__section" href={section.url ?? undefined} {...labelled(section.name)} />
      )}
      {announcement && <span>{articleMessages.announcement}</span>}
      {subTypeMessages[subType] !== undefined && <span>{subTypeMessages[subType]}</span>}
      {adult && (
        <abbr className="kicker__adult" title={teaserMessages.adultLong}>
          {teaserMessages.adult}
        </abbr>
      )}
    </p>
  );
};
