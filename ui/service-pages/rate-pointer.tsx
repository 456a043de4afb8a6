import { type PointerEvent, useState } from 'react';
import type { RateChart } from '#core/services/exchange/rate-chart.ts';
import { ratesMessages } from '../messages/rates.ts';
import { useActive } from '../window/use-active.ts';
import { across, chartSize, down } from './chart-size.ts';

type Point = RateChart['line'][number];

interface Props {
  readonly line: readonly Point[];
  readonly told: (point: Point) => string;
}

const nearest = ({ clientX, currentTarget }: PointerEvent, line: readonly Point[]): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const x = (clientX - left) / Math.max(1, width);
  return line.reduce((best, point, at) => (Math.abs(point.x - x) < Math.abs((line[best]?.x ?? 0) - x) ? at : best), 0);
};

export const RatePointer = ({ line, told }: Props) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const awake = useActive();
  const last = line.length - 1;
  const at = chosen ?? last;
  const point = line[at];
  const pointAt = (event: PointerEvent): void => setChosen(nearest(event, line));
  return (
    <>
      {awake && point && (
        <>
          <svg className="rate-pointer" viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} aria-hidden="true">
            {chosen !== null && (
              <>
                <line
                  className="rate-pointer__line"
                  x1={across(point.x)}
                  x2={across(point.x)}
                  y1={chartSize.top - 12}
                  y2={down(0)}
                />
                <circle className="rate-pointer__dot" cx={across(point.x)} cy={down(point.y)} r="6" />
              </>
            )}
          </svg>
          <input
            type="range"
            className="rate-pointer__range"
            min={0}
            max={last}
            step={1}
            value={at}
            aria-label={ratesMessages.pointer}
            aria-valuetext={told(point)}
            onChange={({ target }) => setChosen(Number(target.value))}
            onFocus={() => setChosen(at)}
            onPointerDown={pointAt}
            onPointerMove={pointAt}
          />
        </>
      )}
      <p className="rate-pointer__told" data-wake="idle" aria-hidden="true">
        {awake && (chosen === null || !point ? ratesMessages.pointerHint : told(point))}
      </p>
    </>
  );
};
