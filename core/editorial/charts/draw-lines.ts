import type { BodyElement } from '../articles/body.ts';
import { written } from './axis-figures.ts';
import type { Chart } from './chart.ts';
import { placeOf, scaleOf, type Scale } from './scale.ts';
import { made, percent } from './tree.ts';

const maxDots = 14;
/** Minimum distance between two end labels, in percent of the height. */
const labelRoom = 9;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const pointsOf = ({ rows }: Chart, at: number, scale: Scale): readonly (Point | null)[] =>
  rows.map(({ cells }, row) => {
    const { value = null, text = '' } = cells[at] ?? {};
    if (value === null) return null;
    return {
      x: Number(((row / (rows.length - 1)) * 100).toFixed(2)),
      y: Number((100 - placeOf(scale, value)).toFixed(2)),
      text,
    };
  });

const drawSeries = (points: readonly (Point | null)[], at: number): readonly BodyElement[] => {
  const lines = points.flatMap((to, row) => {
    const from = row === 0 ? null : points[row - 1];
    if (!from || !to) return [];
    const ends = { x1: percent(from.x), y1: percent(from.y), x2: percent(to.x), y2: percent(to.y) };
    return [made('line', { className: `chart__line chart__line--${at + 1}`, ...ends })];
  });
  const known = points.filter((point) => point !== null);
  const alone = (point: Point): boolean => {
    const row = points.indexOf(point);
    return !points[row - 1] && !points[row + 1];
  };
  const marked = known.filter((point, row) => known.length <= maxDots || row === known.length - 1 || alone(point));
  return [
    ...lines,
    ...marked.map(({ x, y }) =>
      made('circle', { className: `chart__mark chart__mark--${at + 1}`, cx: percent(x), cy: percent(y), r: '4' }),
    ),
  ];
};

export const labelPlaces = (wished: readonly number[], room: number = labelRoom): readonly number[] => {
  const order = wished.map((_, at) => at).toSorted((one, other) => (wished[one] ?? 0) - (wished[other] ?? 0));
  const places = [...wished];
  order.forEach((at, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) places[at] = Math.max(places[at] ?? 0, (places[above] ?? 0) + room);
  });
  let floor = Math.max(100, ...wished);
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at] ?? 0, floor);
    floor = (places[at] ?? 0) - room;
  }
  return places;
};

const endLabels = (chart: Chart, ends: readonly (Point | undefined)[]): readonly BodyElement[] => {
  const places = labelPlaces(ends.map((end) => end?.y ?? 100));
  return ends.flatMap((end, at) => {
    if (end === undefined) return [];
    const name = chart.series.length === 1 ? end.text : `${chart.series[at]} ${end.text}`;
    return [
      made(
        'text',
        {
          className: `chart__label chart__label--${at + 1}`,
          x: '100%',
          y: percent(places[at] ?? end.y),
          dx: '10',
          dy: '0.35em',
        },
        name,
      ),
    ];
  });
};

const axis = (chart: Chart, scale: Scale): readonly BodyElement[] =>
  scale.ticks.flatMap((tick) => {
    const y = percent(Number((100 - placeOf(scale, tick)).toFixed(2)));
    return [
      made('line', { className: 'chart__rule', x1: '0%', x2: '100%', y1: y, y2: y }),
      made(
        'text',
        { className: 'chart__tick', x: '0%', y, dx: '-10', dy: '0.35em', textAnchor: 'end' },
        written(tick, chart.language),
      ),
    ];
  });

const rowNames = ({ rows }: Chart): readonly BodyElement[] => {
  const middle = rows.length >= 5 && rows.length % 2 === 1 ? (rows.length - 1) / 2 : null;
  return ([0, middle, rows.length - 1] as const).flatMap((row, at) =>
    row === null
      ? []
      : [
          made(
            'text',
            {
              className: 'chart__tick',
              x: `${at * 50}%`,
              y: '100%',
              dy: '1.4em',
              textAnchor: (['start', 'middle', 'end'] as const)[at] ?? 'middle',
            },
            rows[row]?.label ?? '',
          ),
        ],
  );
};

const said = ({ title, rows, series }: Chart): string =>
  `${title}. ${series
    .map((name, at) => {
      const known = rows.filter(({ cells }) => (cells[at]?.value ?? null) !== null);
      const ends = [known[0], known.at(-1)].map((row) => `${row?.label} ${row?.cells[at]?.text}`);
      return `${name}: ${ends.join(', ')}`;
    })
    .join('; ')}`;

export const drawLines = (chart: Chart): BodyElement => {
  const scale = scaleOf(chart);
  const all = chart.series.map((_, at) => pointsOf(chart, at, scale));
  const ends = all.map((points) => points.findLast((point) => point !== null) ?? undefined);
  return made(
    'svg',
    {
      className: chart.series.length === 1 ? 'chart__plot' : 'chart__plot chart__plot--named',
      role: 'img',
      'aria-label': said(chart),
    },
    ...axis(chart, scale),
    ...rowNames(chart),
    ...all.flatMap(drawSeries),
    ...endLabels(chart, ends),
  );
};
