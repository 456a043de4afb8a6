import { followedText } from '#core/readers/followed/followed-list.ts';
import { articleEndSlot } from '#core/ads/house-slots.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { isSponsor } from '#core/editorial/articles/by-people.ts';
import { EndAd } from '../../ads/house-ad.tsx';
import { SponsoredLine } from '../../ads/sponsored-line.tsx';
import { FollowButton } from '../../readers/followed/follow-button.tsx';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { followMessages } from '../../messages/readers/follow.ts';
import { hrefOf } from '../../teasers/href-of.ts';
import { HelpBoxes } from './help-boxes.tsx';
import { labelled, langOf } from '../../messages/language.ts';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

const offerOf = (follow: ArticleContent['follow'], slug: string) =>
  follow?.find(({ text }) => text === followedText({ kind: 'tag', slug }));

export const ArticleEnd = ({ content: { article, ads, endAd, help, follow }, frame }: Props) => {
  const ofTags = article.tags.map(({ slug }) => offerOf(follow, slug));
  const others = follow?.filter((offer) => !ofTags.includes(offer)) ?? [];
  const contributors = article.contributors.filter((one) => !article.pr || !isSponsor(one));
  return (
    <footer className="article__end">
      <HelpBoxes boxes={help} />
      {article.pr && (
        <div className="partner">
          <p className="partner__label">{articleMessages.partner}</p>
          <p>{articleMessages.partnerExplained}</p>
          {article.partnerUrl !== null && (
            <a className="button" href={article.partnerUrl} rel="sponsored">
              {articleMessages.partnerLink}
            </a>
          )}
        </div>
      )}
      {(article.avCode !== '' || frame.line) && ads.answer === 'show' && (
        <SponsoredLine frame={frame} avCode={article.avCode} />
      )}
      {article.subArticles.length > 0 && (
        <nav className="parts" aria-label={articleMessages.parts}>
          <p className="parts__title" aria-hidden="true">
            {articleMessages.parts}
          </p>
          <ul className="parts__items">
            {article.subArticles.map((card) => (
              <li key={card.id}>
                <a href={hrefOf(card)} lang={langOf(card.english)}>
                  {tiedTitle(card.title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {contributors.length > 0 && (
        <dl className="contributors">
          {contributors.map(({ role, name }) => (
            <div key={role + name}>
              <dt {...labelled(role)} />
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      )}
      {article.tags.length > 0 && (
        <nav aria-label={articleMessages.tags}>
          <ul className="tags" lang={langOf(false)}>
            {article.tags.map(({ slug, name, url }) => {
              const offer = offerOf(follow, slug);
              return (
                <li key={slug} className="tags__item">
                  <a className="tags__tag" href={url ?? undefined} rel="tag">
                    {name}
                  </a>
                  {offer && <FollowButton {...offer} />}
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      {others.length > 0 && (
        <aside className="follows needs-script" aria-label={followMessages.offer}>
          <p>{followMessages.offer}</p>
          {others.map((one) => (
            <FollowButton key={one.text} {...one} />
          ))}
        </aside>
      )}
      {endAd && <EndAd slot={articleEndSlot} index={1} frame={frame} />}
    </footer>
  );
};
