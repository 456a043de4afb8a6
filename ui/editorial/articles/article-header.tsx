import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { SaveButton } from '../../readers/reading/save-button.tsx';
import { ArticleDates } from './article-dates.tsx';
import { ArticleKicker } from './article-kicker.tsx';
import { tiedTitle } from '#core/wording/tied.ts';
import { Avatar } from '../../media/pictures/avatar.tsx';
import { isOpinion, voiceOf } from '../../teasers/voice-of.ts';
import { Byline } from './byline.tsx';
import { ListenPlace } from '../../media/voice/listen-place.tsx';
import { Share } from './share.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

/** The writer of an opinion, instead of a picture. */
export const Portrait = ({ content: { article }, frame }: Props) => {
  if (!isOpinion(article) || article.pr || article.page > 1) return null;
  const { avatar, name } = voiceOf(article);
  return avatar === null ? null : (
    <Avatar path={avatar} name={name} size="square" frame={frame} className="article__portrait" />
  );
};

const longWord = /[^\s-]{18,}/;

export const ArticleTitle = ({ content: { article } }: Pick<Props, 'content'>) => (
  <>
    <ArticleKicker article={article} />
    <h1
      className={longWord.test(article.title) ? 'article__title article__title--long' : 'article__title'}
      key={article.title}
    >
      {tiedTitle(article.title)}
    </h1>
    {article.subtitle !== '' && <p className="article__subtitle">{tiedTitle(article.subtitle)}</p>}
    {article.page === 1 && article.lead !== '' && (
      <p className="article__lead" key={article.lead}>
        {tiedTitle(article.lead)}
      </p>
    )}
  </>
);

export const ArticleMeta = ({ content: { article, path, reactions }, frame }: Props) => (
  <div className="article__meta">
    <Byline article={article} frame={frame} />
    <ArticleDates article={article} reactions={reactions} frame={frame} />
    <div className="article__tools">
      {!frame.preview && !frame.app && <SaveButton path={path} title={article.title} pages={article.pages} />}
      <Share url={frame.site.origin + path} title={article.title} />
      <ListenPlace />
    </div>
  </div>
);
