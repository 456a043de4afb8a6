import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'articles');
const articles = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const found = (pattern: RegExp): readonly string[] =>
  articles.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match}`));

describe('the text under the drawings of the sample', () => {
  it('tells no figures in the text, where a chart would be drawn from them', () => {
    expect(found(/<figure data-cover="[^"]*"><figcaption>[^<]*\d[^<]*<\/figcaption>/g)).toEqual([]);
    expect(found(/<figure data-cover="(?:bars|curve)\//g)).toEqual([]);
  });

  it('tells no shares and no amounts on a cover', () => {
    expect(found(/"caption": "[^"]*\d[\d\s.,]*(?:%|százalék|per cent|forint|euró)[^"]*"/g)).toEqual([]);
  });

  it('has charts with their unit and source', () => {
    const charts = found(/<figure data-type="chart"[^>]*>/g);
    expect(charts.length).toBeGreaterThanOrEqual(8);
    for (const chart of charts) expect(chart).toMatch(/data-chart="\w+" data-unit="[^"]+" data-source="Forrás: [^"]+"/);
  });
});
