import { useSyncExternalStore } from 'react';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { gamePath } from './game-path.ts';
import { keptSheet } from './kept-tips.ts';

const follow = (changed: () => void): (() => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

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
