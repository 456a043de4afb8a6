import type { SearchContent } from '#core/pages/archive/search-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { tagsOfFilters } from '#core/editorial/search/tags-and-filters.ts';
import { thousands } from '#core/wording/thousands.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { searchMessages } from '../../messages/editorial/search.ts';
import { ArticleFeed } from '../lists/article-feed.tsx';
import { heightOf, heightOfNothing } from '../lists/beside-or-below.ts';
import { ListSides } from '../lists/side-boxes.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { ArchiveSearch } from './archive-search.tsx';
import { EmptyResult } from './empty-result.tsx';
import { PeriodFields } from './period-fields.tsx';
import { RefineLinks } from './refine-links.tsx';

interface Props {
  readonly content: SearchContent;
  readonly frame: Frame;
}

/** Archive page (spec §2.5). */
export const SearchPage = ({ content, frame }: Props) => {
  const { term, filters, period, list, suggestions, archive, path, lostFilters, newest, newestTitle, boxes } = content;
  const tags = tagsOfFilters(filters);
  const total = thousands(list.totalItems);
  const found = list.items.length > 0;
  return (
    <div className="wrap search-page">
      <header className="list-header">
        <h1 className="list-header__title">{searchMessages.title}</h1>
      </header>
      <ArchiveSearch
        action={archive}
        tags={tags}
        term={term}
        title={searchMessages.title}
        period={period}
        id="archivum-kereso"
      >
        <PeriodFields period={period} />
      </ArchiveSearch>
      {suggestions && <RefineLinks archive={archive} tags={tags} suggestions={suggestions} period={period} />}
      {lostFilters && (
        <p className="search-page__note" role="status">
          {searchMessages.lostFilters}
        </p>
      )}
      <p className={found ? 'search-page__count' : 'unseen'} role="status">
        {path === archive ? searchMessages.stored(total) : searchMessages.found(total)}
      </p>
      <div className="zone">
        {!found ? (
          <div className="zone__main">
            <EmptyResult content={content} frame={frame} />
          </div>
        ) : (
          <section className="zone__main" id="lista" aria-label={listMessages.list}>
            <ArticleFeed cards={list.items} highlight={null} frame={frame} first level={2} term={term} />
            <Pagination label={listMessages.pages} path={path} page={list.page} totalPages={list.totalPages} />
          </section>
        )}
        <ListSides
          content={{ newest, newestTitle, boxes, highlightBox: null }}
          frame={frame}
          room={found ? heightOf({ items: list.items.length, opening: false }) : heightOfNothing}
        />
      </div>
    </div>
  );
};
