import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';
import type { NodeReceipt } from '#adapters/newsroom-contract/receipts.ts';

const purging = async (args: readonly string[], outcome: object = { done: { pages: 1 } }) => {
  const orders: NewsroomCommand[] = [];
  const ran = await run(['cache', 'purge', ...args], {
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return {
    ...ran,
    pages: orders.flatMap((order): readonly unknown[] => (order.do === 'purge' ? (order.pages ?? [null]) : [])),
  };
};

const told = (...nodes: readonly NodeReceipt[]) => ({ done: { pages: 1 }, told: { epoch: 'e', number: 7, nodes } });
const dropped = {
  pages: 1204,
  feeds: 3,
  sitemaps: 0,
  others: 0,
  sample: ['https://lapunk.example/', 'https://lapunk.example/rss'],
};

describe('cache purge', () => {
  it('takes any of our URLs: pages, feeds, sitemaps, page data and redirected addresses', async () => {
    const domain = ['lapunk', 'after', 'g7', 'karakter'];
    const pages = async (...args: readonly string[]) => (await purging(args)).pages;
    expect(await pages('/rovat/sport', '/after')).toEqual([
      { site: 'lapunk', path: '/rovat/sport' },
      { site: 'after', path: '/after' },
    ]);
    expect(await pages('/rss')).toEqual(domain.map((site) => ({ site, path: '/rss' })));
    expect(await pages('https://testver.example/rss')).toEqual([{ site: 'testver', path: '/rss' }]);
    expect(await pages('/rovat/sport/_payload.json')).toEqual([
      ...domain.map((site) => ({ site, path: '/rovat/sport/_payload.json' })),
      { site: 'lapunk', path: '/rovat/sport' },
    ]);
    expect(await pages('/list/announcement')).toEqual([{ site: 'lapunk', path: '/rovat/kozlemeny' }]);
    expect(await pages()).toEqual([null]);
  });

  it.each(['/nincs/ilyen/a/b/c', 'https://masik.example/', '/a%2Fb'])(
    'refuses %s, and does nothing then',
    async (address) => {
      expect(await purging(['/after', address])).toMatchObject({
        code: 2,
        pages: [],
        err: `nincs ilyen címünk: ${address}\n`,
      });
    },
  );

  it('reports its result, also with a remote main API', async () => {
    expect(await purging(['/after', '/rss'])).toMatchObject({
      code: 0,
      out: '',
      err: '2 cím tartalma újra készül, amikor kérik\n',
    });
    expect(await purging([], { done: { pages: null, local: true } })).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^minden oldal, .*; csak az ezen az adatmappán futó kiszolgáló .*\(MAIN_API_URL\)\n$/),
    });
    expect(objects(await purging(['/after', '--json'], { done: { pages: 1, local: true } }))).toEqual([
      { schemaVersion: 1, addresses: 1, local: true },
    ]);
  });
});

describe('the list of notified nodes', () => {
  it('is printed at the end: nodes, dropped entries, duration', async () => {
    const answer = await purging(
      ['/after'],
      told(
        { node: 'web-1', ms: 38, dropped },
        { node: 'web-2', ms: 41, dropped: null },
        { node: 'web-3', ms: 5, dropped: { ...dropped, pages: 0, feeds: 0, sample: [] } },
      ),
    );
    expect([answer.code, answer.err.split('\n').slice(1)]).toEqual([
      0,
      [
        'web-1: 38 ms alatt eldobva 1\u00a0204 oldal, 3 hírcsatorna: https://lapunk.example/, https://lapunk.example/rss, …',
        'web-2: 41 ms alatt kész, részletek nélkül',
        'web-3: 5 ms alatt kész, nem volt mit eldobnia',
        '',
      ],
    ]);
  });

  it('ends with each edge once, and is a finding when one has not confirmed', async () => {
    const by = (node: string, edges: readonly { name: string; ms: number | null }[]) => ({
      node,
      ms: 5,
      dropped: { ...dropped, edges },
    });
    const both = (ms: number | null) =>
      told(by('web-1', [{ name: 'varnish a:6081', ms: 7 }]), by('web-2', [{ name: 'varnish a:6081', ms }]));
    const linesOf = ({ err }: { readonly err: string }) => err.split('\n').slice(3, -1);
    const confirmed = await purging(['/after'], both(9));
    expect([confirmed.code, linesOf(confirmed)]).toEqual([0, ['varnish a:6081: 9 ms alatt törölve']]);
    const late = await purging(['/after', '--lang', 'en'], both(null));
    expect([late.code, linesOf(late)]).toEqual([
      1,
      ['varnish a:6081: has not confirmed the purge; the node repeats it'],
    ]);
  });

  it('is a finding when a node did not answer in time', async () => {
    expect(await purging(['/after'], told({ node: 'web-1', ms: null, dropped: null }))).toMatchObject({
      code: 1,
      err: expect.stringContaining('\nweb-1: 2 másodpercen belül nem válaszolt\n'),
    });
  });

  it('is empty when no server runs', async () => {
    expect(await purging(['/after'], told())).toMatchObject({
      code: 0,
      err: expect.stringContaining('\nsenki sem értesült róla: nem fut webkiszolgáló\n'),
    });
  });

  it('is a finding when the database cannot report the receipts', async () => {
    const outcome = { done: { deleted: ['a'] }, told: { epoch: 'e', number: 7, nodes: null } };
    const deleting = (...args: readonly string[]) =>
      run(['content', 'delete', 'main', 'a', ...args], { execute: () => outcome });
    expect(await deleting()).toMatchObject({
      code: 1,
      out: 'törölve: a\n',
      err: 'nem tudni, melyik webkiszolgáló értesült róla: az adatbázis nem válaszol\n',
    });
    expect((await deleting('--lang', 'en')).err).toContain(
      'the database does not respond, so it is unknown which web servers were notified\n',
    );
    expect(objects(await deleting('--json')).at(-1)).toEqual({ schemaVersion: 1, receipt: outcome.told });
  });

  it('is said in English, and in JSON', async () => {
    const outcome = told({ node: 'web-1', ms: 38, dropped }, { node: 'web-2', ms: null, dropped: null });
    const { err } = await purging(['/after', '--lang', 'en'], outcome);
    expect(err).toContain(
      'web-1: invalidated 1,204 pages, 3 feeds within 38 ms: https://lapunk.example/, https://lapunk.example/rss, …\nweb-2: no response within 2 seconds\n',
    );
    expect(objects(await purging(['/after', '--json'], outcome))).toEqual([
      { schemaVersion: 1, addresses: 1 },
      { schemaVersion: 1, receipt: outcome.told },
    ]);
  });

  it('is said after every order that writes', async () => {
    for (const args of [
      ['content', 'delete', 'main', 'a'],
      ['content', 'unpost', 'elo', '1'],
      ['init', '--sample'],
    ]) {
      const ran = await run(args, {
        execute: () => ({ ...told(), done: { deleted: ['a'], faults: [], articles: [], isNew: true } }),
      });
      expect(ran.err, args.join(' ')).toContain('senki sem értesült róla');
    }
  });
});
