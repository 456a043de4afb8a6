import type { MouseEvent } from 'react';
import { followMessages } from '../../messages/readers/follow.ts';

interface Props {
  readonly text: string;
  readonly name: string;
}

const press = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  void import('./press-follow.ts').then(({ pressFollow }) => pressFollow(currentTarget));

/** Always rendered as not followed; `showFollowed` sets the state. */
export const FollowButton = ({ text, name }: Props) => (
  <button
    type="button"
    className="follow needs-script"
    data-live={text}
    data-follow={text}
    aria-pressed={false}
    onClick={press}
    suppressHydrationWarning
  >
    <span suppressHydrationWarning>{followMessages.follow}</span> <b>{name}</b>
  </button>
);
