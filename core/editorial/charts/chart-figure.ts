import type { BodyElement } from '../articles/body.ts';
import type { Chart } from './chart.ts';
import { drawLines } from './draw-lines.ts';
import { drawBars, drawDots } from './draw-rows.ts';
import { chartWordsInEnglish } from './en.ts';
import { chartWords } from './hu.ts';
import { scaleOf } from './scale.ts';
import { made } from './tree.ts';

const words = { hu: chartWords, en: chartWordsInEnglish };

const plainTable = ({ rowName, series, rows }: Chart): BodyElement =>
  made(
    'table',
    {},
    made('thead', {}, made('tr', {}, ...[rowName, ...series].map((name) => made('th', { scope: 'col' }, name)))),
    made(
      'tbody',
      {},
      ...rows.map(({ label, cells }) =>
        made('tr', {}, made('th', { scope: 'row' }, label), ...cells.map(({ text }) => made('td', {}, text))),
      ),
    ),
  );

const drawingOf = (chart: Chart): readonly BodyElement[] => {
  if (chart.kind === 'bars') return [drawBars(chart)];
  if (chart.kind === 'dots') return [drawDots(chart)];
  const { data, notFromZero } = words[chart.language];
  const { from, to } = scaleOf(chart);
  return [
    drawLines(chart),
    ...(from > 0 || to < 0 ? [made('p', { className: 'chart__note' }, notFromZero)] : []),
    made('details', { className: 'chart__data' }, made('summary', {}, data), plainTable(chart)),
  ];
};

export const chartFigure = (chart: Chart): BodyElement =>
  made(
    'figure',
    { className: `chart chart--${chart.kind}`, ...(chart.language === 'en' && { lang: 'en' }) },
    made(
      'figcaption',
      { className: 'chart__title' },
      chart.title,
      ' ',
      made('span', { className: 'chart__unit' }, chart.unit),
    ),
    ...drawingOf(chart),
    made('p', { className: 'chart__source' }, chart.source),
  );
