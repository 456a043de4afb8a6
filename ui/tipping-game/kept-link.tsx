import { useEffect, useState } from 'react';
import { gameCopy } from '../copy/tipping-game.ts';
import { gamePath } from './game-path.ts';
import { keptSheet } from './kept-tips.ts';

/** Leads back to the tips that this browser keeps for a round; there is nothing to see until it has been asked. */
export const KeptLink = ({ round }: { readonly round: string }) => {
  const [sheet, setSheet] = useState<string | null>(null);
  useEffect(() => setSheet(keptSheet(round)), [round]);
  return (
    <div data-wake="idle" className="kept-link">
      {sheet !== null && <p>{gameCopy.keptTips}: <a href={gamePath(round, sheet)}>{gameCopy.keptLink}</a></p>}
    </div>
  );
};
