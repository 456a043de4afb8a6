import { type ReactNode, useState } from 'react';
import { resultMessages } from '../messages/sport/results.ts';

interface Props {
  readonly children: ReactNode;
  /** Names the control, so that a tap made before the page is awake is replayed on it. */
  readonly name: string;
  readonly onAsk?: () => void;
  /** What may be told meanwhile. */
  readonly meanwhile?: ReactNode;
}

/** What tells a result: for a reader who wants no spoilers it keeps its room, hidden until it is asked for. */
export const ResultCover = ({ children, name, onAsk, meanwhile = null }: Props) => {
  const [asked, setAsked] = useState(false);
  return (
    <div className="result-cover" data-result={asked ? 'asked' : ''}>
      {meanwhile !== null && <div className="result-cover__meanwhile">{meanwhile}</div>}
      <button
        className="button button--quiet result-cover__ask"
        type="button"
        data-live={`result-${name}`}
        onClick={() => {
          setAsked(true);
          onAsk?.();
        }}
      >
        {resultMessages.show}
      </button>
      <div className="result-cover__result">{children}</div>
    </div>
  );
};
