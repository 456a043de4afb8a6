import { useSyncExternalStore } from 'react';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { gamePath } from './game-path.ts';
import { keptSheet } from './kept-tips.ts';

/** Another window may keep other tips meanwhile. */
const follow = (changed: () => void): (() => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** Leads back to the tips that this browser keeps for a round; there is nothing to see until it has been asked. */
export const KeptLink = ({ round }: { readonly round: string }) => {
  const sheet = useSyncExternalStore(
    follow,
    () => keptSheet(round),
    () => null,
  );
  return (
    <div data-wake="idle" className="kept-link">
      {sheet !== null && (
        <p>
          {gameMessages.keptTips}: <a href={gamePath(round, sheet)}>{gameMessages.keptLink}</a>
        </p>
      )}
    </div>
  );
};
