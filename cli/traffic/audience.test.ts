import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objects, run } from '../cli.fake.ts';
import { growPrefixes } from './prefix-tree.ts';

const reader = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const line = (target: string, referrer: string, agent: string, day: number, status = 200): string =>
  `192.0.2.77 - - [${day}/Nov/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 5 "${referrer}" "${agent}"`;

const log = [
  line('/te', 'https://kereso.example/q?nev=eva', reader, 20),
  line('/te', '-', robot, 20),
  line('/nincs?fbclid=1', 'https://Kereso.example:443/x', reader, 21),
  line('/images/a.png', 'https://192.0.2.9/titok', reader, 21),
  line('/images/b.png', '-', String.raw`\"furcsa\" ${reader}`, 21),
  line('/uploads/x.jpg', 'https://lapunk.example/te', reader, 21),
  line('/rovat/x/y', '-', robot, 21, 404),
].join('\n');

const caddy = JSON.stringify({
  request: {
    host: 'lapunk.example',
    uri: '/nincs',
    remote_ip: '192.0.2.77',
    headers: { Referer: ['https://kereso.example/'], 'User-Agent': [robot] },
  },
  status: 404,
  ts: 1_795_000_000,
});

describe('replay --audience', () => {
  it('reports people, bots, pages, files, referrers and days, but no client addresses', async () => {
    const ran = await run(['replay', '--audience', '--json', 'a.log'], { files: { 'a.log': `${log}\n` } });
    expect(objects(ran)[0]?.['audience']).toEqual({
      people: { requests: 5, pages: 1, assets: 1, missing: 3 },
      bots: { requests: 2, pages: 2, assets: 0, missing: 0 },
      faulty: 3,
      days: [
        { day: '2026-11-20', requests: 1, pages: 1, assets: 0, missing: 0 },
        { day: '2026-11-21', requests: 4, pages: 0, assets: 1, missing: 3 },
      ],
      referrers: [
        { host: 'kereso.example', requests: 2, pages: 1, assets: 0, missing: 1 },
        { host: '*', requests: 1, pages: 0, assets: 0, missing: 1 },
        { host: 'lapunk.example', requests: 1, pages: 0, assets: 1, missing: 0 },
      ],
      otherReferrers: 0,
      prefixes: [
        { prefix: '/images/*', addresses: 2, requests: 2, lost: 2, files: true },
        { prefix: '/nincs?fbclid=*', addresses: 1, requests: 1, lost: 1, files: false },
      ],
    });
    for (const format of ['json', 'csv', 'ndjson', 'html', 'table', 'md', 'junit']) {
      const { out, err } = await run(['replay', '--audience', '--format', format, 'a.log'], {
        files: { 'a.log': log },
      });
      expect(out + err).not.toMatch(/192\.0\.2|titok|nev=|Firefox|furcsa/);
    }
  });

  it.each([
    ['AntennaPod/3.4.0', 'people'],
    ['Pocket Casts', 'people'],
    ['Overcast/3.0 (+http://overcast.fm/; iOS podcast app)', 'people'],
    ['Overcast/1.0 Podcast Sync (12 subscribers; feed-id=1; +http://overcast.fm/)', 'bots'],
    ['PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)', 'bots'],
  ])('counts a podcast app as its listener, and a service as a bot: %s', async (agent, who) => {
    const ran = await run(['replay', '--audience', '--json', 'a.log'], {
      files: { 'a.log': line('/te', '-', agent, 20) },
    });
    expect(objects(ran)[0]?.['audience']).toMatchObject({
      [who]: { requests: 1 },
      [who === 'people' ? 'bots' : 'people']: { requests: 0 },
    });
  });

  it('reads what Caddy writes', async () => {
    const ran = await run(['replay', '--audience', '--json'], { input: [caddy] });
    expect(objects(ran)[0]?.['audience']).toMatchObject({ bots: { requests: 1, missing: 1 }, people: { requests: 0 } });
  });

  it('is only in the HTML report by default', async () => {
    const files = { 'a.log': `${log}\n` };
    const { out } = await run(['replay', '--format', 'html', 'a.log'], { files });
    for (const text of [
      'Kik jöttek',
      'Ki hivatkozik ide',
      'Naponta',
      'Nem talált fájlok',
      '/images/*',
      'kereso.example',
    ])
      expect(out).toContain(text);
    expect((await run(['replay', '--json', 'a.log'], { files })).out).not.toContain('"audience"');
  });
});

describe('addresses by how they begin', () => {
  it('are summed without losing any, while they fit in the list', () => {
    const url = fc
      .array(fc.constantFrom('a', 'b', 'c.png'), { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(fc.uniqueArray(url, { maxLength: 60 }), (urls) => {
        const growth = growPrefixes();
        for (const one of urls.toSorted()) growth.add({ url: one, hits: one.length });
        const found = growth.prefixes();
        const sum = (name: 'addresses' | 'requests'): number => found.reduce((all, one) => all + one[name], 0);
        expect(sum('addresses')).toBe(urls.length);
        expect(sum('requests')).toBe(urls.reduce((all, one) => all + one.length, 0));
      }),
    );
  });

  it('keep frequent prefixes in bounded memory', () => {
    const growth = growPrefixes();
    for (let index = 0; index < 20_000; index += 1) {
      growth.add({ url: `/egyedi-${index}/x`, hits: 1 });
      growth.add({ url: `/images/${index}.png`, hits: 2 });
    }
    const found = growth.prefixes();
    expect(found[0]).toEqual({ prefix: '/images/*', addresses: 20_000, requests: 40_000, lost: 0, files: true });
    expect(found.length).toBeLessThanOrEqual(200);
  });
});
