import type { ArticleContent, Frame } from '#core/pages/page.ts';
import { LiveBlog } from '../live-blogs/live-blog.tsx';
import { AdultGate } from './adult-gate.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleMeta, ArticleTitle } from './article-header.tsx';
import { ArticleHero } from './article-hero.tsx';
import { BodyTree } from './body-tree.tsx';
import { Figure } from './figure.tsx';
import { hasHero } from './has-hero.ts';
import { Onwards } from './onwards.tsx';
import { PageLinks } from './page-links.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

/** An article, a longform or a live blog: one order of things, three openings. */
export const ArticlePage = ({ content, frame }: Props) => {
  const { article, live } = content;
  const hero = hasHero(article);
  const story = <Story content={content} frame={frame} hero={hero} />;
  return (
    <>
      <article className={articleClass(article.type, live !== null)} lang={article.english ? 'en' : undefined}>
        {hero ? <ArticleHero content={content} frame={frame} /> : <header className="article__header"><ArticleTitle content={content} frame={frame} /></header>}
        <ArticleMeta content={content} frame={frame} />
        {article.adult ? <AdultGate>{story}</AdultGate> : story}
        <ArticleEnd content={content} frame={frame} />
      </article>
      <Onwards content={content} frame={frame} />
    </>
  );
};

const articleClass = (type: string, live: boolean): string => `article${type === 'longform' ? ' article--long' : ''}${live ? ' article--live' : ''}`;

const Story = ({ content, frame, hero }: Props & { readonly hero: boolean }) => {
  const { article, live } = content;
  return (
    <>
      {!hero && article.page === 1 && article.cover && (
        <Figure image={article.cover} size={article.wideCover ? 'cover' : 'wide'} frame={frame} className={article.wideCover ? 'cover cover--wide' : 'cover'} eager />
      )}
      {article.contentHighlight !== '' && <p className="highlight">{article.contentHighlight}</p>}
      <div className="body"><BodyTree body={article.body} frame={frame} /></div>
      <PageLinks content={content} />
      {live && <LiveBlog content={content} live={live} frame={frame} />}
    </>
  );
};
