import type { MouseEvent } from 'react';
import { type FollowedKey, followedText, type FollowKind } from '#core/readers/followed/followed-list.ts';
import type { FollowedThing } from '#core/pages/readers/followed/followed-content.ts';
import { followingMessages as words } from '../../messages/readers/following.ts';
import { CloseIcon } from '../../icons/icons.tsx';

interface Props {
  readonly title: string;
  readonly things: readonly (FollowedKey & Partial<FollowedThing> & Pick<FollowedThing, 'name'>)[];
  readonly onRemove: ((key: FollowedKey) => void) | null;
}

const kinds: readonly FollowKind[] = ['story', 'tag', 'author'];

const focusNeighbour = ({ currentTarget }: MouseEvent): void => {
  const all = [...(currentTarget.closest('section')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = all.indexOf(currentTarget as HTMLElement);
  (all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>('#tartalom h1'))?.focus();
};

const Thing = ({
  thing,
  onRemove,
}: {
  readonly thing: Props['things'][number];
  readonly onRemove: Props['onRemove'];
}) => (
  <li className="followed__thing">
    <span className="followed__words">
      {thing.path ? <a href={thing.path}>{thing.name}</a> : thing.name}
      {(thing.state === 'empty' || thing.state === 'unavailable') && (
        <span className="followed__state">{thing.state === 'empty' ? words.empty : words.away}</span>
      )}
    </span>
    {onRemove && (
      <button
        type="button"
        className="kept__remove"
        aria-label={words.remove(thing.name)}
        title={words.remove(thing.name)}
        onClick={(event) => {
          focusNeighbour(event);
          onRemove(thing);
        }}
      >
        <CloseIcon />
      </button>
    )}
  </li>
);

const id = 'kovetettek';

export const FollowedThings = ({ title, things, onRemove }: Props) => {
  return (
    <section className="followed__list" aria-labelledby={id}>
      <h2 className="container__title" id={id}>
        {title}
      </h2>
      {kinds.map((kind) => {
        const ofKind = things.filter((thing) => thing.kind === kind);
        return (
          ofKind.length > 0 && (
            <div key={kind} className="followed__kind">
              <h3 className="followed__kind-name">{words.kinds[kind]}</h3>
              <ul className="followed__items">
                {ofKind.map((thing) => (
                  <Thing key={followedText(thing)} thing={thing} onRemove={onRemove} />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
};
