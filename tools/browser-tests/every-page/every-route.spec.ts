import { type APIRequestContext, expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { routeNames } from '#core/pages/pages.ts';
import { type EveryAddress, everyAddress } from '../site/every-address.ts';

const table = 'docs/routes.md';

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const list = (values: readonly string[]): string => [...new Set(values)].sort().join(', ') || '–';
const typesOf = (graph: string): readonly string[] => {
  const nodes = JSON.parse(graph) as { '@graph'?: readonly { '@type': string }[]; '@type'?: string };
  return nodes['@graph']?.map((node) => node['@type']) ?? [nodes['@type'] ?? '?'];
};

const lasting = (title: string): string => title.replace(/^.+ – Forma-1 \d{4} /, '… – Forma-1 … ');

const rowOf = async (request: APIRequestContext, { route, role, shown, url }: EveryAddress): Promise<string> => {
  const address = await url(request);
  // Node cannot resolve loopback names: the Host header names the site.
  const { host, pathname } = new URL(address);
  const ask = (path: string) => request.get(path, { maxRedirects: 0, headers: { host } });
  const answer = await ask(pathname);
  const html = answer.headers()['content-type']?.startsWith('text/html') ? await answer.text() : '';
  const location = answer.headers()['location'];
  const payload = answer.status() === 200 ? await ask(`${pathname.replace(/\/$/, '')}/_payload.json`) : null;
  const screen = payload?.ok()
    ? (((await payload.json()) as { page?: { route: { name: string } } }).page?.route.name ?? '–')
    : '–';
  const title =
    location === undefined ? lasting(unescaped(matches(html, /<title>([^<]*)<\/title>/g)[0] ?? '–')) : `→ ${location}`;
  const feeds = matches(html, /<link rel="alternate" type="application\/(rss\+xml|atom\+xml|feed\+json)"/g);
  const data = matches(html, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g).flatMap(typesOf);
  return `| ${route} | ${role} | \`${shown}\` | ${answer.status()} | ${title.replaceAll('|', '\\|')} | ${screen} | ${list(feeds)} | ${list(data)} |`;
};

const head = `# Every route on every site

Responses of the running site for each route of spec §2.1 on each of its sites (\`UPDATE_DOCS=1\` writes it, from tools/browser-tests/every-page/every-route.spec.ts).
A cover such as /after answers for \`articles_by_site\`. Article addresses carry the day of publication, left out here.

| route | site | address | status | title | screen | feeds | structured data |
|---|---|---|---|---|---|---|---|
`;

test('docs/routes.md matches the responses of the site', async ({ request }) => {
  const rows: string[] = [];
  for (const address of everyAddress) rows.push(await rowOf(request, address));
  const text = `${head}${rows.join('\n')}\n`;
  if (process.env.UPDATE_DOCS !== undefined) writeFileSync(table, text);
  expect(readFileSync(table, 'utf8').split('\n')).toEqual(text.split('\n'));
});

test('has a row for every route but the one that only builds links', () => {
  expect(routeNames.filter((name) => !everyAddress.some(({ route }) => route === name))).toEqual(['articles_by_site']);
});
