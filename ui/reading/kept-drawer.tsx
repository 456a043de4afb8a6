import type { MouseEvent } from 'react';
import { readingCopy } from '../messages/reading.ts';
import { SaveIcon } from '../icons/icons.tsx';
import { KeptList } from './kept-list.tsx';
import { continuePath } from './places.ts';
import { withoutPlace, withoutSaved } from './reading.ts';
import { changeReading, clearReading } from './reading-store.ts';
import { useReading } from './use-reading.ts';

/** Half-read articles that are offered; more is a backlog. */
const mostHalf = 3;

/** What this browser keeps for its reader: articles put aside, and those to go on with. */
export const KeptDrawer = () => {
  const { saved, half } = useReading();
  const unread = half.slice(0, mostHalf);
  return (
    <details className="drawer kept needs-script" name="masthead">
      <summary className="masthead__tool kept__open" data-live="kept" data-count={saved.length || undefined} suppressHydrationWarning>
        <SaveIcon /><span className="unseen">{readingCopy.saved}</span><span className="masthead__word" aria-hidden="true">{readingCopy.savedShort}</span>
      </summary>
      <div className="drawer__panel">
        <div className="kept__panel wrap">
          {saved.length > 0 && (
            <KeptList
              title={readingCopy.saved} entries={saved.map(({ path, title }) => ({ path, title, href: path }))} removeName={readingCopy.remove}
              onRemove={(path) => changeReading((before) => withoutSaved(before, path))}
            />
          )}
          {saved.length === 0 && <div className="kept__part"><p className="kept__title">{readingCopy.nothing}</p><p className="kept__how">{readingCopy.how}</p></div>}
          {unread.length > 0 && (
            <KeptList
              title={readingCopy.half} entries={unread.map((place) => ({ path: place.path, title: place.title, href: continuePath(place) }))} removeName={readingCopy.halfForget}
              onRemove={(path) => changeReading((before) => withoutPlace(before, path))}
            />
          )}
          <Foot empty={saved.length + half.length === 0} />
        </div>
      </div>
    </details>
  );
};

const clear = ({ currentTarget }: MouseEvent): void => {
  currentTarget.closest('details')?.querySelector('summary')?.focus();
  clearReading();
};

const Foot = ({ empty }: { readonly empty: boolean }) => (
  <p className="kept__foot">
    {readingCopy.keptHere}
    {!empty && <button type="button" className="button button--quiet" aria-label={readingCopy.clearAll} onClick={clear}>{readingCopy.clear}</button>}
  </p>
);
