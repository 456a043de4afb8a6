import { Fragment } from 'react';
import type { SearchSuggestion } from '#core/editorial/search/search-filters.ts';
import type { SuggestionGroup } from '#core/editorial/search/group-suggestions.ts';
import { searchedText } from '#core/editorial/search/search-tag.ts';
import { thousands } from '#core/wording/thousands.ts';
import { searchMessages } from '../../messages/editorial/search.ts';
import { Marked } from '../../teasers/marked.tsx';

interface Props {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly active: number | null;
  readonly typed: string;
  readonly onTake: (item: SearchSuggestion) => void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

export const SuggestionList = ({ id, groups, active, typed, onTake }: Props) => {
  const first = groups.map((_, at) => groups.slice(0, at).flatMap(({ items }) => items).length);
  return (
    <div
      className="suggestions"
      id={id}
      role="listbox"
      aria-label={searchMessages.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ type, label, items }, at) => (
        <div key={type} className="suggestions__group" role="group" aria-labelledby={`${id}-${type}`}>
          <div className="suggestions__label separator" id={`${id}-${type}`} role="presentation">
            {label}
          </div>
          {items.map((item, place) => {
            const index = (first[at] ?? 0) + place;
            return (
              <div
                key={item.text}
                className="suggestions__option"
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                onClick={() => onTake(item)}
              >
                <span>
                  <Marked text={searchedText({ ...item, type })} term={typed} />
                </span>
                {item.count !== null && (
                  <Fragment>
                    {' '}
                    <span className="suggestions__count">{searchMessages.articles(thousands(item.count))}</span>
                  </Fragment>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
