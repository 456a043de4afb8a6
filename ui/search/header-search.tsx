import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Frame } from '#core/pages/page-frame.ts';
import type { TitleSuggestion } from '#core/pages/archive/suggest-titles.ts';
import { searchAddress } from '#core/search/search-query.ts';
import { frameCopy } from '../messages/frame.ts';
import { searchCopy } from '../messages/search.ts';
import { titlesAddress } from './suggest-address.ts';
import { TitleLinks } from './title-links.tsx';
import { useLatestAnswer } from './use-latest-answer.ts';

/** Arrows lead from the field through the links below it, and back. */
const walk = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .titles a')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** The header's search: a plain form, and once it is awake up to five articles whose titles fit (spec §7.1). A prefix site searches its own archive. */
export const HeaderSearch = ({ frame }: { readonly frame: Frame }) => {
  const archive = `${frame.site.pathPrefix}/archivum`;
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const latest = useLatestAnswer<{ readonly items: readonly TitleSuggestion[] }>(titlesAddress(archive, term));
  const items = latest.kind === 'answer' ? latest.answer.items : null;
  // What was typed before this came to life stands in the field already.
  useEffect(() => setTerm(field.current?.value ?? ''), []);
  return (
    <form className="header-search" action={archive} role="search" aria-label={frameCopy.search} onKeyDown={walk}>
      <div className="field-row">
        <label className="unseen" htmlFor="fejlec-kereso">{frameCopy.searchField}</label>
        <input
          ref={field} className="field" id="fejlec-kereso" type="search" name="term" maxLength={200} autoComplete="off" enterKeyHint="search" data-wake="focus"
          placeholder={frame.common.searchPlaceholders[0] ?? frameCopy.searchField} onChange={(event) => setTerm(event.target.value)}
        />
        <button className="button" type="submit">{frameCopy.searchStart}</button>
      </div>
      {items !== null && items.length > 0 && <TitleLinks items={items} term={term} frame={frame} all={searchAddress(archive, { term, filters: {} })} />}
      <p className="unseen" role="status">{latest.kind === 'failed' ? searchCopy.said.failed : items !== null && searchCopy.said.titles(items.length)}</p>
    </form>
  );
};
