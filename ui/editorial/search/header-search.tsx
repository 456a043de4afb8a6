import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../../messages/frame.ts';
import type { TitleSuggestions } from './title-suggestions.tsx';
import { spoken } from '../../messages/language.ts';

const walk = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .titles a')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

export const HeaderSearch = ({ frame }: { readonly frame: Frame }) => {
  const archive = `${frame.site.pathPrefix}/archivum`;
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [Suggestions, setSuggestions] = useState<typeof TitleSuggestions | null>(null);
  // The reader may have typed before hydration.
  useEffect(() => setTerm(field.current?.value ?? ''), []);
  const wanted = term !== '' && Suggestions === null;
  useEffect(() => {
    if (wanted)
      import('./title-suggestions.tsx').then(
        (module) => setSuggestions(() => module.TitleSuggestions),
        () => undefined,
      );
  }, [wanted]);
  return (
    <form className="header-search" action={archive} role="search" aria-label={frameMessages.search} onKeyDown={walk}>
      <div className="field-row">
        <label className="unseen" htmlFor="fejlec-kereso">
          {frameMessages.searchField}
        </label>
        <input
          ref={field}
          className="field"
          id="fejlec-kereso"
          type="search"
          name="term"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          data-wake="focus"
          placeholder={(spoken.language === 'hu' && frame.common.searchPlaceholders[0]) || frameMessages.searchField}
          onChange={(event) => setTerm(event.target.value)}
        />
        <button className="button" type="submit">
          {frameMessages.searchStart}
        </button>
      </div>
      {Suggestions !== null && <Suggestions archive={archive} term={term} frame={frame} />}
    </form>
  );
};
