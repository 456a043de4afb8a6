import { useState } from 'react';
import { followAll, follows, type KeptFollowed } from '#core/readers/followed/kept-followed.ts';
import type { FollowedContent } from '#core/pages/readers/followed/followed-content.ts';
import { followingMessages as words } from '../../messages/readers/following.ts';
import { changeFollowed, isFollowedKept } from './followed-store.ts';
import { useFollowed } from './use-followed.ts';

interface Props {
  readonly content: Pick<FollowedContent, 'things'>;
  readonly own: string;
}

const together = (list: readonly KeptFollowed[], more: FollowedContent['things']): number =>
  list.length + more.filter((one) => !follows(list, one)).length;

export const TakeList = ({ content: { things }, own }: Props) => {
  const list = useFollowed();
  const [outcome, setOutcome] = useState<'taken' | 'full' | null>(null);
  const known = list !== null && things.every((thing) => follows(list, thing));
  const take = (): void => {
    const next = followAll(list ?? [], things);
    if (next.outcome === 'full') return setOutcome('full');
    changeFollowed(next.list);
    setOutcome('taken');
  };
  const telling = (): string => {
    if (known) return outcome === 'taken' ? `${words.taken}${isFollowedKept() ? '' : ` ${words.unkept}`}` : words.known;
    return outcome === 'full' ? words.takeFull(together(list ?? [], things)) : words.given;
  };
  return (
    <div className="followed__take needs-script">
      <p role="status">{telling()}</p>
      {!known && (
        <button type="button" className="button" data-live="take-list" onClick={take}>
          {words.take}
        </button>
      )}
      {list !== null && list.length > 0 && (
        <a className="followed__link" href={own}>
          {words.toOwn}
        </a>
      )}
    </div>
  );
};
