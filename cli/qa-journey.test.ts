import { describe, expect, it } from 'vitest';
import { objects, run } from './cli.fake.ts';

const share: readonly (readonly [every: number, target: (at: number) => string, status: number])[] = [
  [400, () => '/kampany/osz', 301],
  [401, () => '/kampany/tel', 301],
  [250, (at) => `/regi-rovat/${['foci', 'zene'][at % 2]}`, 301],
  [300, (at) => `/hirlevel/foci?kod=${at}&forras=level`, 301],
  [350, () => '/nyeremeny', 301],
  [330, () => '/te', 200],
  [90, () => '/nincs-is', 404],
  [40, (at) => `/belfold/2026/11/${String(1 + (at % 28)).padStart(2, '0')}/cikk-${at}`, 200],
  [25, (at) => `/cimke/foci?oldal=${1 + (at % 9)}`, 200],
];
const targetAt = (at: number): readonly [string, number] => {
  const found = share.find(([every]) => at % every === 0);
  return found === undefined ? ['/', 200] : [found[1](at), found[2]];
};
const log = Array.from({ length: 5000 }, (_, at) => {
  const [target, status] = targetAt(at);
  return `192.0.2.${at % 250} - - [20/Nov/2026:12:00:00 +0100] "GET ${target} HTTP/1.1" ${status} 5 "-" "x"\n`;
}).join('');

const rule = (id: string, from: string, to: string, example: string, out: string): object => ({
  id,
  from,
  to,
  status: 301,
  examples: [{ in: example, out }],
});
const before = [
  rule('autumn', '/kampany/osz', '/rovat/belfold', '/kampany/osz', '/rovat/belfold'),
  rule('winter', '/kampany/tel', '/rovat/belfold', '/kampany/tel', '/rovat/belfold'),
  rule('section', '/regi-rovat/{x}', '/cimke/{x}', '/regi-rovat/foci', '/cimke/foci'),
  rule('letter', '/hirlevel/{x}', '/cimke/{x}', '/hirlevel/foci', '/cimke/foci'),
  rule('prize', '/nyeremeny', '/te', '/nyeremeny', '/te'),
];
const after = [
  rule('autumn', '/kampany/osz', '/kampany/tel', '/kampany/osz', '/kampany/tel'),
  rule('winter', '/kampany/tel', '/kampany/osz', '/kampany/tel', '/kampany/osz'),
  rule('section', '/regi-rovat/{x}', '/regi/{x}', '/regi-rovat/foci', '/cimke/foci'),
  rule('old', '/regi/{x}', '/cimke/{x}', '/regi/foci', '/cimke/foci'),
  rule('letter', '/hirlevel/{x}', '/cimke/{x}?forras=hirlevel', '/hirlevel/foci', '/cimke/foci?forras=hirlevel'),
  rule('prize', '/nyeremeny', 'https://nyeremeny.example/', '/nyeremeny', 'https://nyeremeny.example/'),
  rule('gone', '/te', '/ifjusag', '/te', '/ifjusag'),
];
const files = {
  'day.log': log,
  'A.json': JSON.stringify({ rules: before }),
  'B.json': JSON.stringify({ rules: after }),
};

const requestsFor = (target: string): number => log.split(`"GET ${target} `).length - 1;

const planted = ['loop', 'unsafe-target', 'new-404', 'lost-query', 'chain'];

describe("QA before a deploy, with yesterday's log", () => {
  it('finds nothing wrong with the rules of today', async () => {
    expect(await run(['replay', 'day.log', '--rules', 'A.json'], { files })).toMatchObject({ code: 0 });
    expect(await run(['lint', 'A.json'], { files })).toMatchObject({ code: 0 });
    expect(await run(['diff', 'A.json', 'A.json', 'day.log'], { files })).toMatchObject({
      code: 0,
      out: 'nincs változás\n',
    });
  });

  it('sees by diff each address that the changed set breaks, weighted by its requests', async () => {
    const ran = await run(['diff', 'A.json', 'B.json', 'day.log', '--json'], { files });
    expect(ran.code).toBe(1);
    expect([...new Set(objects(ran).map(({ kind }) => kind))].sort()).toEqual(planted.toSorted());
    const hits = (kind: string, url: string): unknown =>
      objects(ran).find((found) => found['kind'] === kind && found['url'] === url)?.['hits'];
    expect([hits('loop', '/kampany/osz'), hits('unsafe-target', '/nyeremeny'), hits('new-404', '/te')]).toEqual(
      ['/kampany/osz', '/nyeremeny', '/te'].map(requestsFor),
    );
    expect(hits('lost-query', '/hirlevel/foci?kod=*&forras=*')).toBe(log.split('/hirlevel/foci').length - 1);
  });

  it('reads in lint which rules are at fault', async () => {
    const ran = await run(['lint', 'B.json', '--json'], { files });
    expect(ran.code).toBe(1);
    const found = objects(ran).map(({ kind, rule: id }) => `${String(kind)} ${String(id)}`);
    for (const fault of [
      'loop autumn',
      'chain section',
      'lost-query letter',
      'unsafe-target prize',
      'target-not-found gone',
    ])
      expect(found).toContain(fault);
  });

  it('sees in a replay how many requests each fault will meet', async () => {
    const ran = await run(['replay', 'day.log', '--rules', 'B.json', '--json'], { files });
    expect(ran.code).toBe(1);
    const { findings, lines, bad } = objects(ran)[0] as unknown as {
      findings: readonly { kind: string; url: string; hits: number }[];
      lines: number;
      bad: number;
    };
    expect({ lines, bad }).toEqual({ lines: 5000, bad: 0 });
    expect([...new Set(findings.map(({ kind }) => kind))].sort()).toEqual([...planted, 'redirect-into-404'].sort());
    expect(findings).toContainEqual({
      kind: 'redirect-into-404',
      url: '/te',
      hits: requestsFor('/te'),
      rules: ['gone'],
    });
  });

  it('prints a summary first, then for each rule its requests and targets', async () => {
    const { out } = await run(['replay', 'day.log', '--rules', 'B.json', '--format', 'html'], { files });
    const order = [
      '<h1>',
      'szabálykészlet: B.json',
      'class="summary"',
      'id="loop"',
      'id="unsafe-target"',
      'id="redirect-into-404"',
      'id="lost-query"',
      'id="chain"',
      'lapunk explain --rules B.json',
      '<h2>Kimenetelek',
      '<h2>Szabályok',
    ];
    expect(order.map((text) => out.indexOf(text))).toEqual(
      order.map((text) => out.indexOf(text)).toSorted((one, other) => one - other),
    );
    expect(out.indexOf('<h1>')).toBeGreaterThan(0);
    for (const trail of [
      '/kampany/tel → /kampany/osz ↺ körbe',
      '<td>https://nyeremeny.example/</td>',
      '/ifjusag (ott nincs oldal, 404)',
      '/regi/foci → /cimke/foci',
      '<code>section</code> → <code>old</code>',
    ])
      expect(out).toContain(trail);
    expect(out.match(/role="region" tabindex="0" aria-label="[^"]+"/g)?.length).toBeGreaterThan(5);
  });

  it('tolerates accepted findings, and still prints them', async () => {
    const chained = {
      ...files,
      'B.json': JSON.stringify({
        rules: [
          ...before,
          {
            ...rule('first', '/nincs-is', '/kampany/osz', '/nincs-is', '/rovat/belfold'),
            accepts: { chain: 'az ősz mozog' },
          },
        ],
      }),
    };
    expect(await run(['replay', 'day.log', '--rules', 'B.json'], { files: chained })).toMatchObject({ code: 1 });
    const ran = await run(['replay', 'day.log', '--rules', 'B.json', '--accepted', '--format', 'html'], {
      files: chained,
    });
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('Elfogadva: az ősz mozog.') });
  });

  it('takes a sample of the day along, which holds', async () => {
    const { out } = await run(['sample', 'day.log', '--rules', 'A.json', '-n', '200'], { files });
    expect(await run(['check', '-', '--rules', 'A.json'], { files, input: out.trimEnd().split('\n') })).toMatchObject({
      code: 0,
    });
    expect((await run(['check', '-', '--rules', 'B.json'], { files, input: out.trimEnd().split('\n') })).code).toBe(1);
  });
});
