import { Picture } from '../../media/pictures/picture.tsx';
import { ArticleTitle } from './article-header.tsx';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

/** A longform has its picture under a transparent header (spec §2.9). */
export const ArticleHero = ({ content, frame }: Props) => {
  const { cover } = content.article;
  if (cover === null) return null;
  return (
    <>
      <header className={content.article.headerType === 'half' ? 'hero hero--half' : 'hero'}>
        <Picture image={cover} size="cover" frame={frame} className="hero__picture" eager />
        <div className="hero__words wrap">
          <div className="hero__story">
            <ArticleTitle content={content} />
          </div>
        </div>
      </header>
      {(cover.caption || cover.credit) && (
        <p className="caption caption--hero wrap">
          {tiedTitle(cover.caption ?? '')}
          {cover.caption && cover.credit && '\u00a0· '}
          {cover.credit && <span className="caption__credit">{cover.credit}</span>}
        </p>
      )}
    </>
  );
};
