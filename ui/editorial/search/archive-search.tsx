import type { KeyboardEvent, ReactNode } from 'react';
import { maxTermLength } from '#core/editorial/search/term-text.ts';
import type { SearchPeriod } from '#core/editorial/search/search-address.ts';
import type { SearchTag } from '#core/editorial/search/search-tag.ts';
import { filtersOfTags } from '#core/editorial/search/tags-and-filters.ts';
import { searchMessages } from '../../messages/editorial/search.ts';
import { SearchIcon } from '../../icons/icons.tsx';
import { keyMeaning } from './key-meaning.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { TagList } from './tag-list.tsx';
import { useActive } from '../../window/use-active.ts';
import { useSearchBox } from './use-search-box.ts';

export interface ArchiveSearchProps {
  readonly action: string;
  readonly tags: readonly SearchTag[];
  readonly term: string;
  readonly title: string;
  readonly period?: SearchPeriod | undefined;
  readonly children?: ReactNode;
  readonly id?: string;
}

/** Search by words and tags (spec §2.5, §5). The URL holds the whole state; without scripts it is a plain form. */
export const ArchiveSearch = ({ action, tags, term, title, period, children, id = 'kereso' }: ArchiveSearchProps) => {
  const { box, tell, groups, before, said, form, field } = useSearchBox({ action, tags, term, period });
  const live = useActive();
  const list = `${id}-javaslatok`;
  const options = groups.flatMap(({ items }) => items);
  const isOpen = options.length > 0;
  const active = isOpen && box.active !== null && box.active < options.length ? box.active : null;
  const filters = filtersOfTags(box.input.tags);

  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    const meant = event.nativeEvent.isComposing ? null : keyMeaning(event, box, { options, active, before });
    if (meant === null) return;
    if (meant.insteadOfField) event.preventDefault();
    if (meant.alone) event.stopPropagation();
    tell(meant.event);
  };

  const combobox = live
    ? ({
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? list : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': active === null ? undefined : optionId(list, active),
      } as const)
    : {};

  return (
    <form
      ref={form}
      className="archive-search"
      action={action}
      role="search"
      aria-label={title}
      data-wake=""
      onSubmit={() => tell({ kind: 'asked', action })}
    >
      <label className="archive-search__label" htmlFor={id}>
        {searchMessages.field}
      </label>
      <div className="archive-search__row">
        <div className="tag-box">
          {box.input.tags.length > 0 && (
            <TagList
              action={action}
              tags={box.input.tags}
              term={box.text}
              period={period}
              marked={box.input.marked}
              onRemoved={() => field.current?.focus()}
            />
          )}
          <input
            ref={field}
            className="tag-box__field"
            id={id}
            type="text"
            name="term"
            value={box.text}
            maxLength={maxTermLength}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={box.input.tags.length === 0 ? searchMessages.placeholder : undefined}
            {...combobox}
            onChange={(event) => tell({ kind: 'typed', text: event.target.value })}
            onKeyDown={pressed}
            onBlur={() => tell({ kind: 'blur' })}
          />
        </div>
        <button className="button" type="submit">
          <SearchIcon />
          <span className="archive-search__word">{searchMessages.start}</span>
        </button>
        {isOpen && (
          <SuggestionList
            id={list}
            groups={groups}
            active={active}
            typed={box.text.slice(before.length)}
            onTake={(item) => tell({ kind: 'take', item, before })}
          />
        )}
      </div>
      {Object.keys(filters).length > 0 && <input type="hidden" name="filters" value={JSON.stringify(filters)} />}
      {children}
      <p className="unseen" role="status">
        {said}
      </p>
    </form>
  );
};
