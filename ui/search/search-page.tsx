import type { SearchContent } from '#core/pages/archive/search-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { tagsOfFilters } from '#core/search/tags-and-filters.ts';
import { thousands } from '#core/wording/thousands.ts';
import { listCopy } from '../messages/lists.ts';
import { searchCopy } from '../messages/search.ts';
import { ArticleFeed } from '../lists/article-feed.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { ArchiveSearch } from './archive-search.tsx';
import { EmptyResult } from './empty-result.tsx';
import { RefineLinks } from './refine-links.tsx';

interface Props {
  readonly content: SearchContent;
  readonly frame: Frame;
}

/** The archive (spec §2.5): a search bar, what it found, and a way on when it found nothing. */
export const SearchPage = ({ content, frame }: Props) => {
  const { term, filters, list, suggestions, archive, path, lostFilters } = content;
  const tags = tagsOfFilters(filters);
  const total = thousands(list.totalItems);
  const found = list.items.length > 0;
  return (
    <div className="wrap search-page">
      <header className="list-header">
        <h1 className="list-header__title">{searchCopy.title}</h1>
      </header>
      <ArchiveSearch action={archive} tags={tags} term={term} title={searchCopy.title} id="archivum-kereso" />
      {suggestions && <RefineLinks archive={archive} tags={tags} suggestions={suggestions} />}
      {lostFilters && (
        <p className="search-page__note" role="status">
          {searchCopy.lostFilters}
        </p>
      )}
      <p className={found ? 'search-page__count' : 'unseen'} role="status">
        {path === archive ? searchCopy.stored(total) : searchCopy.found(total)}
      </p>
      {!found ? (
        <EmptyResult content={content} frame={frame} />
      ) : (
        <section id="lista" aria-label={listCopy.list}>
          <ArticleFeed cards={list.items} highlight={null} frame={frame} first level={2} term={term} />
          <Pagination label={listCopy.pages} path={path} page={list.page} totalPages={list.totalPages} />
        </section>
      )}
    </div>
  );
};
