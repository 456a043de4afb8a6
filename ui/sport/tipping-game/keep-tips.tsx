import { useState } from 'react';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { keepSheet } from './kept-tips.ts';

interface Props {
  readonly round: string;
  readonly sheet: string;
}

export const KeepTips = ({ round, sheet }: Props) => {
  const [outcome, setOutcome] = useState<'untried' | 'kept' | 'failed'>('untried');
  return (
    <span className="keep-tips">
      <button
        type="button"
        className="button button--quiet"
        data-live="keep-tips"
        onClick={() => setOutcome(keepSheet(round, sheet) ? 'kept' : 'failed')}
        suppressHydrationWarning
      >
        {gameMessages.keep}
      </button>
      <span role="status">
        {outcome === 'kept' ? gameMessages.kept : outcome === 'failed' ? gameMessages.keepFailed : ''}
      </span>
    </span>
  );
};
