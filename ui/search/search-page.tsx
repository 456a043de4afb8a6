import type { Frame, SearchContent } from '#core/pages/page.ts';
import { thousands } from '#core/wording/thousands.ts';
import { listCopy } from '../copy/lists.ts';
import { searchCopy } from '../copy/search.ts';
import { SearchForm } from '../frame/search-form.tsx';
import { ArticleFeed } from '../lists/article-feed.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { EmptyResult } from './empty-result.tsx';

interface Props {
  readonly content: SearchContent;
  readonly frame: Frame;
}

/** The archive (spec §2.5): a form, what it found, and a way on when it found nothing. */
export const SearchPage = ({ content: { term, list, path }, frame }: Props) => (
  <div className="wrap search-page">
    <header className="list-header">
      <h1 className="list-header__title">{searchCopy.title}</h1>
    </header>
    <SearchForm frame={frame} id="archivum-kereso" term={term} />
    {list.items.length === 0 ? <EmptyResult term={term} /> : (
      <section id="lista" aria-label={listCopy.list}>
        <p className="search-page__count" role="status">{searchCopy.found(thousands(list.totalItems))}</p>
        <ArticleFeed cards={list.items} highlight={null} frame={frame} first level={2} />
        <Pagination label={listCopy.pages} path={path} page={list.page} totalPages={list.totalPages} />
      </section>
    )}
  </div>
);
