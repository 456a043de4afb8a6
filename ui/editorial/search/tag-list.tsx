import type { MouseEvent } from 'react';
import type { SearchPeriod } from '#core/editorial/search/search-address.ts';
import type { SearchTag } from '#core/editorial/search/search-tag.ts';
import { withoutTag } from '#core/editorial/search/tag-input.ts';
import { searchMessages } from '../../messages/editorial/search.ts';
import { CloseIcon } from '../../icons/icons.tsx';
import { addressOf } from './search-box.ts';

interface Props {
  readonly action: string;
  readonly tags: readonly SearchTag[];
  readonly term: string;
  readonly period: SearchPeriod | undefined;
  readonly marked: number | null;
  readonly onRemoved: () => void;
}

export const TagList = ({ action, tags, term, period, marked, onRemoved }: Props) => (
  <ul className="tag-box__tags" aria-label={searchMessages.tags}>
    {tags.map((tag, index) => (
      <li key={`${tag.type} ${tag.text}`} className={index === marked ? 'tag tag--marked' : 'tag'}>
        <span className="tag__text">
          <span className="unseen">{searchMessages.kinds[tag.type]}: </span>
          {tag.text}
        </span>
        {tag.protected !== true && (
          <a
            className="tag__remove"
            href={addressOf({ action, term, tags: withoutTag({ tags, marked: null }, index).tags, period })}
            rel="nofollow"
            aria-label={searchMessages.without(tag.text)}
            onClick={(event: MouseEvent) => event.detail === 0 && onRemoved()}
          >
            <CloseIcon />
          </a>
        )}
      </li>
    ))}
  </ul>
);
