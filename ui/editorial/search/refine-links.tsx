import type { TagSuggestions } from '#core/pages/archive/suggest-tags.ts';
import type { SearchPeriod } from '#core/editorial/search/search-address.ts';
import { groupSuggestions } from '#core/editorial/search/group-suggestions.ts';
import { searchedText, type SearchTag } from '#core/editorial/search/search-tag.ts';
import { nextTagInput } from '#core/editorial/search/tag-input.ts';
import { thousands } from '#core/wording/thousands.ts';
import { searchMessages } from '../../messages/editorial/search.ts';
import { addressOf } from './search-box.ts';

interface Props {
  readonly archive: string;
  readonly tags: readonly SearchTag[];
  readonly suggestions: TagSuggestions;
  readonly period: SearchPeriod | undefined;
}

export const RefineLinks = ({ archive, tags, suggestions: { before, items }, period }: Props) => {
  const groups = groupSuggestions(items, tags).filter(({ type }) => type !== 'title');
  if (groups.length === 0) return null;
  return (
    <nav className="refine" aria-label={searchMessages.refine}>
      {groups.map(({ type, label, items: offered }) => (
        <section key={type} className="refine__group">
          <h2 className="refine__label">{label}</h2>
          <ul className="refine__links">
            {offered.map(({ text, count }) => {
              const tag = { type, text: searchedText({ type, text }), suggested: true };
              return (
                <li key={text}>
                  <a
                    className="refine__link"
                    rel="nofollow"
                    href={addressOf({
                      action: archive,
                      term: before,
                      period,
                      tags: nextTagInput({ tags, marked: null }, { add: tag }).tags,
                    })}
                  >
                    {tag.text}
                    {count !== null && (
                      <>
                        {' '}
                        <span className="refine__count">{thousands(count)}</span>
                      </>
                    )}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
};
