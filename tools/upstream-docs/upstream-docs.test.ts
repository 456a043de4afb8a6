import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleCalls } from '#adapters/upstream-kit/sample-calls.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { observePageCalls } from './observe-page-calls.fake.ts';
import { openApiOf } from './openapi.ts';
import { otherCalls } from './other-calls.ts';
import { pageTable } from './page-table.ts';

const root = join(import.meta.dirname, '../..');
const needs = {
  sites: fiveSites,
  linkTo: someResolver().linkTo,
  siteHeader: 'lapunk-sites',
  clock: { now: () => 1_775_000_000 },
};

/** `UPDATE_DOCS=1` writes it. */
const expectWritten = (file: string, text: string): void => {
  const path = join(root, file);
  if (process.env['UPDATE_DOCS'] !== undefined) writeFileSync(path, text);
  expect(readFileSync(path, 'utf8')).toBe(text);
};
const pretty = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

describe('the docs of upstreams', () => {
  it('name the calls of each page, needed and optional, as the page makes them', { timeout: 60_000 }, async () => {
    const observed = await observePageCalls();
    expectWritten('adapters/upstream-kit/page-calls.json', pretty(observed));
    expectWritten('docs/upstreams/pages.md', pageTable(observed));
  });

  it('have an OpenAPI document of each upstream, made of the schemas that parse it', async () => {
    const calls = [...(await sampleCalls(needs)), ...(await otherCalls(needs))];
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
    const upstreams = Map.groupBy(calls, ({ upstream }) => upstream);
    expect([...upstreams.keys()].sort()).toEqual(['crm', 'live-score-api', 'main-api', 'quiz-service', 'security']);
    for (const [upstream, own] of upstreams)
      expectWritten(`docs/upstreams/${upstream}.openapi.json`, pretty(openApiOf(upstream, own, version)));
  });
});
