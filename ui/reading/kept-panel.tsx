import type { MouseEvent } from 'react';
import { keptCopy } from '../messages/kept.ts';
import { readingCopy } from '../messages/reading.ts';
import { KeptList } from './kept-list.tsx';
import { continuePath } from './places.ts';
import { withoutPlace, withoutSaved } from './reading.ts';
import { changeReading, clearReading } from './reading-store.ts';
import { useReading } from './use-reading.ts';

/** Half-read articles that are offered; more is a backlog. */
const mostHalf = 3;

/** Articles put aside, and those to go on with, each of which can be taken off. */
export const KeptPanel = () => {
  const { saved, half } = useReading();
  const unread = half.slice(0, mostHalf);
  return (
    <>
      {saved.length > 0 && (
        <KeptList
          title={readingCopy.saved}
          entries={saved.map(({ path, title }) => ({ path, title, href: path }))}
          removeName={keptCopy.remove}
          onRemove={(path) => changeReading((before) => withoutSaved(before, path))}
        />
      )}
      {saved.length === 0 && (
        <div className="kept__part">
          <p className="kept__title">{keptCopy.nothing}</p>
          <p className="kept__how">{keptCopy.how}</p>
        </div>
      )}
      {unread.length > 0 && (
        <KeptList
          title={keptCopy.half}
          entries={unread.map((place) => ({ path: place.path, title: place.title, href: continuePath(place) }))}
          removeName={keptCopy.halfForget}
          onRemove={(path) => changeReading((before) => withoutPlace(before, path))}
        />
      )}
      <Foot empty={saved.length + half.length === 0} />
    </>
  );
};

const clear = ({ currentTarget }: MouseEvent): void => {
  currentTarget.closest('details')?.querySelector('summary')?.focus();
  clearReading();
};

const Foot = ({ empty }: { readonly empty: boolean }) => (
  <p className="kept__foot">
    {keptCopy.keptHere}
    {!empty && (
      <button type="button" className="button button--quiet" aria-label={keptCopy.clearAll} onClick={clear}>
        {keptCopy.clear}
      </button>
    )}
  </p>
);
