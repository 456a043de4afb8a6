import { rateChart } from '#core/services/exchange/rate-chart.ts';
import { rateFacts } from '#core/services/exchange/rate-facts.ts';
import type { RatesContent } from '#core/pages/rates/rates-content.ts';
import type { SiteSummary } from '#core/pages/page-frame.ts';
import { ratesMessages } from '../messages/rates.ts';
import { across, chartSize as size, down } from './chart-size.ts';
import { RatePointer } from './rate-pointer.tsx';
import { rateFigure, ratePrice } from '../editorial/common-data/written-rate.ts';

interface Props {
  readonly content: RatesContent;
  readonly site: SiteSummary;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

type Chart = NonNullable<ReturnType<typeof rateChart>>;

const pathOf = ({ line }: Chart): string =>
  line.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(across(x))} ${rounded(down(y))}`).join('');
const anchorOf = (x: number): 'start' | 'middle' | 'end' => (x < 0.08 ? 'start' : x > 0.92 ? 'end' : 'middle');

const Grid = ({ chart, like, isLong }: { readonly chart: Chart; readonly like: number; readonly isLong: boolean }) => (
  <g aria-hidden="true">
    {chart.values.map(({ value, y }) => (
      <g key={value}>
        <line className="rate-chart__grid" x1={size.left} x2={size.width - size.right} y1={down(y)} y2={down(y)} />
        <text className="rate-chart__value" x={size.width - size.right + 8} y={down(y) + 4}>
          {rateFigure(value, like)}
        </text>
      </g>
    ))}
    {chart.dates.map(({ day, x }, at) => (
      <text
        key={day}
        className={`rate-chart__date${at % 2 === 1 ? ' rate-chart__date--between' : ''}`}
        x={across(x)}
        y={size.height - 10}
        textAnchor={anchorOf(x)}
      >
        {isLong ? ratesMessages.monthOfYear(day) : ratesMessages.dayOfYear(day)}
      </text>
    ))}
  </g>
);

const Mark = ({
  chart,
  day,
  like,
  above,
}: {
  readonly chart: Chart;
  readonly day: string;
  readonly like: number;
  readonly above: boolean;
}) => {
  const point = chart.line.find((one) => one.day === day);
  if (point === undefined) return null;
  return (
    <g aria-hidden="true">
      <circle className="rate-chart__mark" cx={across(point.x)} cy={down(point.y)} r="4" />
      <text
        className="rate-chart__named"
        x={across(point.x)}
        y={down(point.y) + (above ? -10 : 20)}
        textAnchor={anchorOf(point.x)}
      >
        {rateFigure(point.rate, like)}
      </text>
    </g>
  );
};

export const RateChart = ({ content: { days, asked }, site }: Props) => {
  const [chart, facts] = [rateChart(days), rateFacts(days)];
  if (chart === null || facts === null) return <p className="rate-chart__none">{ratesMessages.noCourse}</p>;
  const told = (one: { readonly rate: number; readonly day: string }): string =>
    ratesMessages.onDay(ratePrice(one.rate, site, facts.last.rate), ratesMessages.day(one.day));
  const like = facts.last.rate;
  const isLong = asked.period === '1ev' || asked.period === '2ev';
  const area = `${pathOf(chart)}L${across(1)} ${down(0)}L${across(0)} ${down(0)}Z`;
  return (
    <figure className="rate-chart">
      <div className="rate-chart__plot">
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-labelledby="arfolyam-abra"
          aria-describedby="arfolyam-leiras"
        >
          <title id="arfolyam-abra">
            {ratesMessages.chart(ratesMessages.name(asked.currency), ratesMessages.periods[asked.period])}
          </title>
          <desc id="arfolyam-leiras">
            {ratesMessages.described({
              first: told(facts.first),
              last: told(facts.last),
              lowest: told(facts.lowest),
              highest: told(facts.highest),
            })}
          </desc>
          <Grid chart={chart} like={like} isLong={isLong} />
          <path className="rate-chart__area" d={area} />
          <path className="rate-chart__line" d={pathOf(chart)} />
          <Mark chart={chart} day={facts.highest.day} like={like} above />
          <Mark chart={chart} day={facts.lowest.day} like={like} above={false} />
          <circle
            className="rate-chart__last"
            cx={across(1)}
            cy={down(chart.line.at(-1)?.y ?? 0)}
            r="5"
            aria-hidden="true"
          />
        </svg>
        <RatePointer key={`${asked.currency} ${asked.period}`} line={chart.line} told={told} />
      </div>
      <figcaption className="rate-facts">
        <dl>
          <div>
            <dt>{ratesMessages.lowest}</dt>
            <dd>{ratePrice(facts.lowest.rate, site, like)}</dd>
            <dd className="rate-facts__day">{ratesMessages.day(facts.lowest.day)}</dd>
          </div>
          <div>
            <dt>{ratesMessages.highest}</dt>
            <dd>{ratePrice(facts.highest.rate, site, like)}</dd>
            <dd className="rate-facts__day">{ratesMessages.day(facts.highest.day)}</dd>
          </div>
          <div>
            <dt>{ratesMessages.last}</dt>
            <dd>{ratePrice(facts.last.rate, site, like)}</dd>
            <dd className="rate-facts__day">{ratesMessages.day(facts.last.day)}</dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
};
