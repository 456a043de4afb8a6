import type { Frame } from '#core/pages/page-frame.ts';
import type { TitleSuggestion } from '#core/pages/archive/suggest-titles.ts';
import { searchAddress } from '#core/editorial/search/search-address.ts';
import { titleMessages } from '../../messages/editorial/titles.ts';
import { titlesAddress } from './suggest-address.ts';
import { TitleLinks } from './title-links.tsx';
import { useLatestAnswer } from './use-latest-answer.ts';

interface Props {
  readonly archive: string;
  readonly term: string;
  readonly frame: Frame;
}

/** Up to five articles with matching titles (spec §7.1). */
export const TitleSuggestions = ({ archive, term, frame }: Props) => {
  const latest = useLatestAnswer<{ readonly items: readonly TitleSuggestion[] }>(titlesAddress(archive, term));
  const items = latest.kind === 'answer' ? latest.answer.items : null;
  return (
    <>
      {items !== null && items.length > 0 && (
        <TitleLinks items={items} term={term} frame={frame} all={searchAddress(archive, { term, filters: {} })} />
      )}
      <p className="unseen" role="status">
        {latest.kind === 'failed' ? titleMessages.failed : items !== null && titleMessages.found(items.length)}
      </p>
    </>
  );
};
