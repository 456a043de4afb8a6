import { ratesMessages } from '../../messages/rates.ts';
import { changeFigure } from './written-rate.ts';

interface Props {
  readonly change: number | null;
  readonly rate: number;
}

const look = (change: number) => {
  if (change > 0) return { tone: 'up', arrow: '▲', word: ratesMessages.rose };
  return change < 0
    ? { tone: 'down', arrow: '▼', word: ratesMessages.fell }
    : { tone: 'same', arrow: '', word: ratesMessages.same };
};

export const RateChange = ({ change, rate }: Props) => {
  if (change === null) return <span>–</span>;
  const { tone, arrow, word } = look(change);
  return (
    <span className={`rate-change rate-change--${tone}`}>
      <span aria-hidden="true" className="rate-change__arrow">
        {arrow}
      </span>
      <span className="unseen">{word} </span>
      {changeFigure(change, rate)}
    </span>
  );
};
