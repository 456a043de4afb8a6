import type { SearchContent } from '#core/pages/archive/search-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { withoutTag } from '#core/editorial/search/tag-input.ts';
import { tagsOfFilters } from '#core/editorial/search/tags-and-filters.ts';
import { searchMessages } from '../../messages/editorial/search.ts';
import { addressOf } from './search-box.ts';

interface Props {
  readonly content: Pick<SearchContent, 'term' | 'filters' | 'archive' | 'period'>;
  readonly frame: Frame;
}

interface Way {
  readonly label: string;
  readonly href: string;
}

const looser = ({ term, filters, archive, period }: Props['content']): readonly Way[] => {
  const tags = tagsOfFilters(filters);
  const withoutWord =
    term === '' || tags.length === 0
      ? []
      : [{ label: searchMessages.dropWord(term), href: addressOf({ action: archive, term: '', tags, period }) }];
  const fewer = tags.map(({ text }, index) => ({
    label: searchMessages.dropTag(text),
    href: addressOf({ action: archive, term, tags: withoutTag({ tags, marked: null }, index).tags, period }),
  }));
  const anyTime =
    period?.from === undefined && period?.until === undefined
      ? []
      : [{ label: searchMessages.anyTime, href: addressOf({ action: archive, term, tags }) }];
  return [...anyTime, ...withoutWord, ...(tags.length === 1 && term === '' ? [] : fewer)];
};

const Ways = ({ ways }: { readonly ways: readonly Way[] }) => (
  <ul className="refine__links">
    {ways.map(({ label, href }) => (
      <li key={href}>
        <a className="refine__link" href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

export const EmptyResult = ({ content, frame }: Props) => {
  const ways = looser(content);
  const trending = frame.common.trendingTags.map(({ name, path }) => ({ label: name, href: path }));
  return (
    <section className="empty">
      <h2 className="empty__title">
        {content.term === '' ? searchMessages.empty : searchMessages.emptyFor(content.term)}
      </h2>
      <p>{searchMessages.wayOn}</p>
      {ways.length > 0 && <Ways ways={ways} />}
      {trending.length > 0 && (
        <div className="empty__trending">
          <h3 className="refine__label">{searchMessages.trending}</h3>
          <Ways ways={trending} />
        </div>
      )}
      <a className="button" href="/legfrissebb">
        {searchMessages.newest}
      </a>
    </section>
  );
};
