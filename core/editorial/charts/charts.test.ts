import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BodyElement, type BodyNode, isElement } from '../articles/body.ts';
import { plainText } from '../articles/plain-text.ts';
import { textOf } from '../articles/text-of.ts';
import { written } from './axis-figures.ts';
import { type Chart, chartKinds } from './chart.ts';
import { chartFigure } from './chart-figure.ts';
import { labelPlaces } from './draw-lines.ts';
import { type ChartWords, readChart } from './read-chart.ts';
import { readNumber } from './read-number.ts';
import { placeOf, scaleOf } from './scale.ts';

const chartOf = (rows: readonly (readonly (number | null)[])[], changes: Partial<Chart> = {}): Chart => ({
  kind: 'bars',
  title: 'Cím',
  unit: 'fő',
  source: 'Forrás: mi',
  language: 'hu',
  rowName: 'Év',
  series: (rows[0] ?? []).map((_, at) => `Sor ${at}`),
  rows: rows.map((values, at) => ({
    label: `${at}.`,
    cells: values.map((value) => ({ value, text: value === null ? '–' : String(value) })),
  })),
  ...changes,
});

const value = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.double({ min: -1e4, max: 1e4, noNaN: true }));
const charts = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.record({
      kind: fc.constantFrom(...chartKinds),
      rows: fc.array(fc.array(fc.option(value, { freq: 6 }), { minLength: width, maxLength: width }), {
        minLength: 2,
        maxLength: 60,
      }),
    }),
  )
  .filter(({ rows }) => rows.flat().some((one) => one !== null))
  .map(({ kind, rows }) => chartOf(rows, { kind }));

const elementsIn = (nodes: readonly BodyNode[]): readonly BodyElement[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node.children)]);
const drawn = (chart: Chart, tag: string): readonly BodyElement[] =>
  elementsIn([chartFigure(chart)]).filter((node) => node.tag === tag);
const placesIn = (chart: Chart): readonly number[] =>
  ['line', 'rect', 'circle'].flatMap((tag) =>
    drawn(chart, tag).flatMap(({ attributes = {} }) =>
      (['x', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'width'] as const)
        .map((name) => attributes[name])
        .filter((one) => one !== undefined)
        .map((one) => Number.parseFloat(one)),
    ),
  );

describe('a chart', () => {
  it('draws every figure within its edges, for any figures', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        for (const place of placesIn(chart)) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('writes every figure as given, for any chart kind', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const cells = drawn(chart, 'td').map(({ children }) => textOf(children));
        expect(cells).toEqual(chart.rows.flatMap((row) => row.cells.map(({ text }) => text)));
      }),
    );
  });

  it('has bars from zero, as long as their figures are great', () => {
    const bars = drawn(chartOf([[10], [5], [-5], [null]]), 'rect').map(({ attributes }) => [
      Number.parseFloat(attributes?.x ?? ''),
      Number.parseFloat(attributes?.width ?? ''),
    ]);
    expect(bars).toEqual([
      [33.33, 66.67],
      [33.33, 33.34],
      [0, 33.33],
      [33.33, 0],
    ]);
  });

  it('leaves a gap in a line for a missing figure, and marks isolated points', () => {
    const lines = chartOf([[1], [2], [null], [4], [null], [6], [7]], { kind: 'lines' });
    const segments = drawn(lines, 'line').filter(({ attributes }) => attributes?.className?.includes('chart__line--1'));
    expect(segments.map(({ attributes }) => [attributes?.x1, attributes?.x2])).toEqual([
      ['0%', '16.67%'],
      ['83.33%', '100%'],
    ]);
    expect(drawn(lines, 'circle')).toHaveLength(5);
  });

  it('says where a line does not start at zero, and in whose language', () => {
    const said = (rows: readonly (readonly number[])[], language: Chart['language']): string =>
      textOf([chartFigure(chartOf(rows, { kind: 'lines', language }))]);
    expect(said([[100], [110]], 'hu')).toContain('A függőleges tengely nem nulláról indul.');
    expect(said([[100], [110]], 'en')).toContain('The vertical axis does not start at zero.');
    expect(said([[0], [110]], 'hu')).not.toContain('nulláról');
  });

  it('describes its lines for screen readers, and leaves its axes out', () => {
    const lines = chartOf([[1], [4]], { kind: 'lines', title: 'Vízállás' });
    expect(drawn(lines, 'svg')[0]?.attributes).toMatchObject({
      role: 'img',
      'aria-label': 'Vízállás. Sor 0: 0. 1, 1. 4',
    });
    expect(plainText([chartFigure(lines)])).not.toContain('2');
  });

  it('has round ticks around its figures, few of them', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const scale = scaleOf(chart);
        for (const one of chart.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.value ?? []))) {
          expect(placeOf(scale, one)).toBeGreaterThanOrEqual(0);
          expect(placeOf(scale, one)).toBeLessThanOrEqual(100);
        }
        expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
        expect(scale.ticks.length).toBeLessThanOrEqual(6);
      }),
    );
    expect(scaleOf(chartOf([[17_302], [18_532]])).ticks).toEqual([17_000, 17_500, 18_000, 18_500, 19_000]);
    for (const rows of [
      [[-5e-324], [null]],
      [[5000], [5000.000000000001]],
      [[1e-300], [2e-300]],
    ]) {
      const { from, to, ticks } = scaleOf(chartOf(rows));
      expect([to > from, ticks.length >= 2 && ticks.length <= 6]).toEqual([true, true]);
    }
  });

  it('keeps its end labels apart, each beside its line if there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 }), (wished) => {
        const places = labelPlaces(wished).toSorted((one, other) => one - other);
        for (const [at, place] of places.entries())
          if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(8.99);
      }),
    );
    expect(labelPlaces([10, 50, 90])).toEqual([10, 50, 90]);
    expect(labelPlaces([100, 98])).toEqual([100, 91]);
  });
});

describe('the figures of a table', () => {
  it.each([
    ['17 302', 17_302],
    ['17\u00a0302 Ft', 17_302],
    ['+8,7%', 8.7],
    ['−4,6%', -4.6],
    ['–0,9', -0.9],
    ['52,2 százalék', 52.2],
    ['17\u202f302', 17_302],
    ['17\u2009302', 17_302],
    ['− 4,6%', -4.6],
    ['1.234.567', 1_234_567],
    ['1.234,5', 1234.5],
    ['1e5', undefined],
    ['0x10', undefined],
    ['0xff', undefined],
    ['5m2', undefined],
    ['5 m2', 5],
    ['5m²', 5],
    ['0 fő', 0],
    ['10.5', undefined],
    ['1.234', undefined],
    ['12 5', undefined],
    ['1.2.3', undefined],
    ['–', null],
    ['', null],
    ['nincs adat', null],
    ['sok', undefined],
    ['1-2', undefined],
    ['9'.repeat(400), undefined],
  ])('%j is %j', (text, amount) => expect(readNumber(text)).toBe(amount));

  it('appear on an axis in Hungarian and English number format', () => {
    expect([17_500, 1500, -2.5, 0].map((one) => written(one, 'hu'))).toEqual(['17\u00a0500', '1500', '−2,5', '0']);
    expect([17_500, 1500, -2.5].map((one) => written(one, 'en'))).toEqual(['17,500', '1,500', '−2.5']);
  });
});

const element = (tag: BodyElement['tag'], ...children: readonly BodyNode[]): BodyElement => ({ tag, children });
const tableOf = (rows: readonly (readonly string[])[], caption = 'Cím'): BodyElement =>
  element(
    'table',
    element('caption', caption),
    element('tbody', ...rows.map((cells) => element('tr', ...cells.map((cell) => element('td', cell))))),
  );
const words: ChartWords = { kind: 'bars', unit: 'fő', source: 'Forrás: mi', language: 'hu' };
const rows = [
  ['Év', 'Fő'],
  ['tavaly', '12'],
  ['idén', '–'],
  ['jövőre', '14,5'],
];

describe('a table', () => {
  it('is a chart with the names of its rows and series', () => {
    expect(readChart(tableOf(rows), words)).toEqual({
      ...words,
      title: 'Cím',
      rowName: 'Év',
      series: ['Fő'],
      rows: [
        { label: 'tavaly', cells: [{ text: '12', value: 12 }] },
        { label: 'idén', cells: [{ text: '–', value: null }] },
        { label: 'jövőre', cells: [{ text: '14,5', value: 14.5 }] },
      ],
    });
  });

  const withCell = (...cell: readonly BodyNode[]): BodyElement =>
    element('table', ...tableOf(rows).children, element('tr', element('td', 'most'), element('td', ...cell)));

  it.each<[string, readonly BodyNode[]]>([
    ['a note', ['5', element('sup', '1')]],
    ['two lines', ['5', element('br'), '6']],
    ['two paragraphs', [element('p', '5'), element('p', '6')]],
    ['a figure that was corrected', [element('del', '5'), '6']],
    ['a struck figure', [element('s', '5')]],
    ['a base', ['5', element('sub', '2')]],
    ['a link', [element('a', '5')]],
  ])('whose cell holds %s is none', (_, cell) => expect(readChart(withCell(...cell), words)).toBeNull());

  it.each<[string, readonly BodyNode[]]>([
    ['bold', [element('b', '5')]],
    ['a paragraph', [element('p', element('span', '5'))]],
    ['a unit with an exponent', ['5 m', element('sup', '2')]],
  ])('whose cell is %s is one', (_, cell) => {
    expect(readChart(withCell(...cell), words)?.rows.at(-1)?.cells).toMatchObject([{ value: 5 }]);
  });

  it.each<[string, BodyElement, Partial<ChartWords>]>([
    ['of an unknown kind', tableOf(rows), { kind: 'torta' }],
    ['without a unit', tableOf(rows), { unit: '' }],
    ['without a source', tableOf(rows), { source: '' }],
    ['without a title', tableOf(rows, ''), {}],
    ['with words among its figures', tableOf([...rows, ['később', 'talán']]), {}],
    ['with a row that is too short', tableOf([...rows, ['később']]), {}],
    ['with a row that has no name', tableOf([...rows, ['', '3']]), {}],
    ['with one figure', tableOf(rows.slice(0, 3)), {}],
    ['with too many rows', tableOf([rows[0]!, ...Array.from({ length: 61 }, (_, at) => [`${at}.`, '1'])]), {}],
    ['with too many series', tableOf(Array.from({ length: 4 }, () => ['a', '1', '2', '3', '4', '5'])), {}],
    ['with nothing in it', element('table'), {}],
  ])('%s is none', (_, table, changes) => expect(readChart(table, { ...words, ...changes })).toBeNull());
});
