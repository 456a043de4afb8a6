import type { MouseEvent } from 'react';
import { useFollowed } from '../followed/use-followed.ts';
import { keptMessages } from '../../messages/readers/kept.ts';
import { readingMessages } from '../../messages/readers/reading.ts';
import { KeptFront } from './kept-front.tsx';
import { KeptList } from './kept-list.tsx';
import { continuePath } from './places.ts';
import { withoutPlace, withoutSaved } from './reading.ts';
import { changeReading, clearReading } from './reading-store.ts';
import { useReading } from './use-reading.ts';

const maxHalf = 3;

export const KeptPanel = ({ front }: { readonly front: string }) => {
  const { saved, half } = useReading();
  const followed = useFollowed()?.length ?? 0;
  const unread = half.slice(0, maxHalf);
  return (
    <>
      {saved.length > 0 && (
        <KeptList
          title={readingMessages.saved}
          entries={saved.map(({ path, title }) => ({ path, title, href: path }))}
          removeName={keptMessages.remove}
          onRemove={(path) => changeReading((before) => withoutSaved(before, path))}
        />
      )}
      {saved.length === 0 && (
        <div className="kept__part">
          <p className="kept__title">{keptMessages.nothing}</p>
          <p className="kept__how">{keptMessages.how}</p>
        </div>
      )}
      {unread.length > 0 && (
        <KeptList
          title={keptMessages.half}
          entries={unread.map((place) => ({ path: place.path, title: place.title, href: continuePath(place) }))}
          removeName={keptMessages.halfForget}
          onRemove={(path) => changeReading((before) => withoutPlace(before, path))}
        />
      )}
      <KeptFront path={front} />
      <p className="kept__foot">
        <a className="kept__followed" href="/kovetett">
          {keptMessages.followed(followed)}
        </a>
      </p>
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
    {keptMessages.keptHere}
    {!empty && (
      <button type="button" className="button button--quiet" aria-label={keptMessages.clearAll} onClick={clear}>
        {keptMessages.clear}
      </button>
    )}
  </p>
);
