import { type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { chartFigure } from '#core/editorial/charts/chart-figure.ts';
import { readChart } from '#core/editorial/charts/read-chart.ts';
import type { Properties } from './attributes.ts';

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');

export const chartOr = (
  { dataChart, dataUnit, dataSource, lang }: Properties,
  children: readonly BodyNode[],
): readonly BodyNode[] => {
  const table = children.find((child) => isElement(child) && child.tag === 'table');
  if (!isElement(table)) return children;
  const chart = readChart(table, {
    kind: wordOf(dataChart),
    unit: wordOf(dataUnit),
    source: wordOf(dataSource),
    language: lang === 'en' ? 'en' : 'hu',
  });
  return chart === null ? children : children.map((child) => (child === table ? chartFigure(chart) : child));
};
