import type { BodyElement } from '../articles/body.ts';
import type { Chart, ChartCell, ChartRow } from './chart.ts';
import { placeOf, type Scale, scaleFromZero, scaleOf } from './scale.ts';
import { made, percent } from './tree.ts';

const heads = ({ rowName, series }: Chart): readonly BodyElement[] =>
  [rowName, ...series].map((name) => made('th', { scope: 'col' }, name));

const bar = (scale: Scale, { value }: ChartCell, at: number): BodyElement => {
  const [zero, place] = [placeOf(scale, 0), placeOf(scale, value ?? 0)];
  const [x, width] = [Math.min(zero, place), Math.abs(place - zero)];
  return made(
    'svg',
    { className: 'chart__bar', 'aria-hidden': true },
    made('rect', {
      className: `chart__mark chart__mark--${at + 1}`,
      x: percent(x),
      width: percent(Number(width.toFixed(2))),
      height: '100%',
    }),
  );
};

const barRow =
  (scale: Scale) =>
  ({ label, cells }: ChartRow): BodyElement =>
    made(
      'tr',
      {},
      made('th', { scope: 'row' }, label),
      ...cells.map((cell, at) =>
        made('td', {}, bar(scale, cell, at), made('span', { className: 'chart__value' }, cell.text)),
      ),
    );

export const drawBars = (chart: Chart): BodyElement =>
  made(
    'table',
    { className: 'chart__rows' },
    made('thead', {}, made('tr', {}, ...heads(chart))),
    made('tbody', {}, ...chart.rows.map(barRow(scaleFromZero(chart)))),
  );

const track = (scale: Scale, cells: readonly ChartCell[]): BodyElement => {
  const places = cells.map(({ value }) => (value === null ? null : placeOf(scale, value)));
  const known = places.filter((place) => place !== null);
  return made(
    'svg',
    { className: 'chart__track', 'aria-hidden': true },
    made('line', { className: 'chart__rule', x1: '0%', x2: '100%', y1: '50%', y2: '50%' }),
    made('line', {
      className: 'chart__span',
      x1: percent(Math.min(...known)),
      x2: percent(Math.max(...known)),
      y1: '50%',
      y2: '50%',
    }),
    ...places.flatMap((place, at) =>
      place === null
        ? []
        : [made('circle', { className: `chart__mark chart__mark--${at + 1}`, cx: percent(place), cy: '50%', r: '6' })],
    ),
  );
};

export const drawDots = (chart: Chart): BodyElement => {
  const scale = scaleOf(chart);
  const row = ({ label, cells }: ChartRow): BodyElement => {
    const isDrawn = cells.some(({ value }) => value !== null);
    return made(
      'tr',
      {},
      made('th', { scope: 'row' }, label, ...(isDrawn ? [track(scale, cells)] : [])),
      ...cells.map(({ text }) => made('td', {}, made('span', { className: 'chart__value' }, text))),
    );
  };
  return made(
    'table',
    { className: 'chart__rows' },
    made('thead', {}, made('tr', {}, ...heads(chart))),
    made('tbody', {}, ...chart.rows.map(row)),
  );
};
