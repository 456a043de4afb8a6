import type { ArticleCard } from '#core/articles/article.ts';
import { teaserCopy } from '../copy/teasers.ts';

/** What kind of piece it is, in words: live, partner content, for adults; otherwise its section. */
export const Kicker = ({ card }: { readonly card: ArticleCard }) => {
  const { live, pr, adult, section } = card;
  if (!live && !pr && !adult && section === null) return null;
  return (
    <p className="kicker">
      {live && <span className="kicker__live">{teaserCopy.live}</span>}
      {pr ? <span className="kicker__partner">{teaserCopy.partner}</span> : section && <span>{section.name}</span>}
      {adult && <abbr className="kicker__adult" title={teaserCopy.adultLong}>{teaserCopy.adult}</abbr>}
    </p>
  );
};
