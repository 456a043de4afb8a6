import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const articles = ['articles', 'supplements/articles'].flatMap((part) => {
  const folder = join(import.meta.dirname, part);
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
});

const found = (pattern: RegExp): readonly string[] =>
  articles.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match}`));

describe('the drawings of the sample', () => {
  it('have no captions, because those described photographs that do not exist', () => {
    expect(found(/<figure data-cover="[^"]*"><figcaption>/g)).toEqual([]);
    expect(found(/"caption": "[^"]+"/g)).toEqual([]);
  });

  it('never pose as data', () => {
    expect(found(/<figure data-cover="(?:bars|curve)\//g)).toEqual([]);
    expect(found(/"motif": ?"(?:bars|curve)"/g)).toEqual([]);
  });

  it('leave opinion to its people', () => {
    const opinion = articles.filter(({ text }) => text.includes('"section": "velemeny"'));
    expect(opinion.length).toBeGreaterThan(0);
    expect(opinion.filter(({ text }) => text.includes('"cover"'))).toEqual([]);
  });

  it('has charts with their unit and source', () => {
    const charts = found(/<figure data-type="chart"[^>]*>/g);
    expect(charts.length).toBeGreaterThanOrEqual(8);
    for (const chart of charts) expect(chart).toMatch(/data-chart="\w+" data-unit="[^"]+" data-source="Forrás: [^"]+"/);
  });
});
