import type { ArticleContent, Frame } from '#core/pages/page.ts';
import { tagPath } from '../addresses/paths.ts';
import { articleCopy } from '../copy/articles.ts';
import { HelpBoxes } from './help-boxes.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

/** What stands under the last line: help, the partner, who else worked on it, topics. */
export const ArticleEnd = ({ content: { article }, frame }: Props) => (
  <footer className="article__end">
    <HelpBoxes article={article} role={frame.site.role} />
    {article.pr && (
      <div className="partner">
        <p className="partner__label">{articleCopy.partner}</p>
        <p>{articleCopy.partnerExplained}</p>
        {article.partnerUrl !== null && <a className="button" href={article.partnerUrl} rel="sponsored">{articleCopy.partnerLink}</a>}
      </div>
    )}
    {article.contributors.length > 0 && (
      <dl className="contributors">
        {article.contributors.map(({ role, name }) => <div key={role + name}><dt>{role}</dt><dd>{name}</dd></div>)}
      </dl>
    )}
    {article.tags.length > 0 && (
      <nav aria-label={articleCopy.tags}>
        <ul className="tags">
          {article.tags.map(({ slug, name }) => <li key={slug}><a className="tags__tag" href={tagPath(slug)} rel="tag">{name}</a></li>)}
        </ul>
      </nav>
    )}
  </footer>
);
