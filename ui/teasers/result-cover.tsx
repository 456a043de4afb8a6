import { type ReactNode, useState } from 'react';
import { resultMessages } from '../messages/sport/results.ts';

interface Props {
  readonly children: ReactNode;
  /** The entry script replays clicks from before hydration on the control with this name. */
  readonly name: string;
  readonly onAsk?: () => void;
  readonly meanwhile?: ReactNode;
  /** Never hidden, between the two parts of the result. */
  readonly between?: ReactNode;
  readonly rest?: ReactNode;
}

export const ResultCover = ({ children, name, onAsk, meanwhile = null, between = null, rest = null }: Props) => {
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
      {between}
      {rest !== null && <div className="result-cover__result">{rest}</div>}
    </div>
  );
};
