import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { steerableDeadlines } from '#adapters/time/steerable-deadlines.fake.ts';
import type { SteerableTime } from '#adapters/time/steerable-time.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';

interface Told {
  readonly observedAt: number;
  readonly states: readonly [
    {
      readonly value: {
        readonly count: { readonly processed: number; readonly corrections: readonly object[] };
        readonly blocks: readonly { readonly type: string; readonly units?: readonly { readonly slug: string }[] }[];
        readonly held: readonly { readonly name: string; readonly countedAt: number }[];
      };
    },
  ];
}

const unit = (slug: string, votes: number) => ({
  slug,
  name: slug,
  seat: '',
  county: 'Heves',
  turnout: 60,
  candidates: [{ name: 'Kovács Anna', party: 'A', votes }],
});
const counted = (processed: number, countedAt: number, votes = 100) => ({
  blocks: [
    { type: 'constituencies', title: 'Körzetek', note: '', units: [unit('heves-1', votes), unit('heves-2', votes)] },
    { type: 'seats', title: 'Ház', note: '', groups: [{ name: 'A', short: 'A', colour: 1, seats: 3 }] },
  ],
  count: { processed, countedAt, final: false, corrections: [], changes: [] },
});
const saying =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

let [upstream, webServer]: [LocalUpstream, TestWebServer] = [undefined as never, undefined as never];
let lines: string[] = [];
let time: SteerableTime;
beforeEach(async () => {
  time = steerableDeadlines();
  lines = [];
  upstream = await startLocalUpstream();
  webServer = await openTestWebServer(
    upstream.baseUrl,
    {},
    createLog('warn', (line) => void lines.push(line)),
    undefined,
    { time },
  );
});
afterEach(async () => {
  webServer.close();
  await upstream.close();
});

const place = '/api/count/valasztas-2022/korzetek';
const asked = () => upstream.requests.filter(({ url }) => url?.startsWith('/api/supplements/')).length;
const told = async (address = place): Promise<Told> => JSON.parse((await webServer.ask(address)).body) as Told;
const stateOf = ({ states }: Told) => states[0].value;
const afresh = async (answer: RequestListener, address = place): Promise<Told> => {
  upstream.answer = answer;
  webServer.invalidate();
  return told(address);
};

describe('a running count over HTTP', () => {
  const spoiled: Readonly<Record<string, RequestListener>> = {
    '500': (_, response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{"status":500}'),
    'a page for people': (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Karbantartás</h1>'),
    'half of an answer': (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
      response.write('{"blocks":[', () => response.destroy());
    },
    'nothing for ten seconds': () => void time.advance(10_000),
  };

  it.each(Object.entries(spoiled))(
    'stands as it was, with the time at which it was told, while upstream answers %s',
    async (_, answer) => {
      const first = await afresh(saying(counted(20, 1_700_000_000)));
      expect(await afresh(answer)).toEqual(first);
      expect(lines.filter((line) => line.includes('upstream-failed')).join('')).toContain('/api/supplements/');
      const page = await webServer.ask('/melleklet/valasztas-2022/korzetek');
      expect(page.status).toBe(200);
      expect(page.body).toMatch(/<b>20(?:,0)?(?:\u00a0| )?%<\/b>/);
      expect(page.body).toContain('2023-11-14T22:13:20Z');
      expect(stateOf(await afresh(saying(counted(40, 1_700_000_060)))).count.processed).toBe(40);
    },
  );

  it.each([
    ['older than what is known', counted(90, 1_600_000_000)],
    ['without a count', { ...counted(90, 1_700_000_060), count: null }],
    ['that says more than all', counted(4_100, 1_700_000_060)],
  ])('takes nothing from one %s', async (_, wrong) => {
    const first = await afresh(saying(counted(20, 1_700_000_000)));
    expect(await afresh(saying(wrong))).toEqual(first);
  });

  it('keeps the last value for one a hundred times too large, and reports a decrease', async () => {
    await afresh(saying(counted(20, 1_700_000_000)));
    const huge = stateOf(await afresh(saying(counted(21, 1_700_000_060, 10_000))));
    expect(huge.held).toEqual([{ name: 'constituencies Körzetek', countedAt: 1_700_000_000 }]);
    const lower = stateOf(await afresh(saying(counted(19, 1_700_000_120, 90))));
    expect([lower.count.processed, lower.count.corrections.length, lower.held]).toEqual([19, 1, []]);
  });

  it('asks upstream once for 500 readers at a time', async () => {
    const responses: ServerResponse[] = [];
    upstream.answer = (_, response) => void responses.push(response);
    const asking = Promise.all(Array.from({ length: 500 }, (_, at) => webServer.ask(`${place}?reader=${at}`)));
    await vi.waitFor(() => expect(responses).toHaveLength(1), 30_000);
    responses[0]?.end(JSON.stringify(counted(20, 1_700_000_000)));
    const answers = await asking;
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(stateOf(JSON.parse(answers[9]?.body ?? '') as Told).held).toEqual([]);
    expect([answers[0]?.status, asked()]).toEqual([200, 1]);
    expect(answers[0]?.headers['cache-control']).toBe('public, max-age=5, stale-while-revalidate=0, stale-if-error=60');
  });

  it('sends readers of one constituency only that one, with one upstream request for all', async () => {
    const one = stateOf(await afresh(saying(counted(20, 1_700_000_000)), `${place}?unit=heves-2`));
    expect(one.blocks).toHaveLength(1);
    expect(one.blocks[0]?.units?.map(({ slug }) => slug)).toEqual(['heves-2']);
    expect(stateOf(await told()).blocks).toHaveLength(2);
    expect(stateOf(await told(`${place}?unit=heves-1`)).blocks[0]?.units?.map(({ slug }) => slug)).toEqual(['heves-1']);
    expect(stateOf(await told(`${place}?unit=nincs`)).blocks).toEqual([]);
    expect(asked()).toBe(1);
  });

  it('sends no request upstream for a place without a page', async () => {
    upstream.answer = saying(counted(20, 1_700_000_000));
    const invented = ['korzetek/x', 'nincs', 'cikkek', 'korzetek/heves-1', 'tippjatek', 'listak/nincs'];
    const statuses = await Promise.all(
      [...invented.map((one) => `valasztas-2022/${one}`), 'nincs/korzetek', 'valasztas-2022/korzetek//'].map(
        async (one) => (await webServer.ask(`/api/count/${one}`)).status,
      ),
    );
    expect([new Set(statuses), asked()]).toEqual([new Set([404]), 0]);
    expect((await webServer.ask('/api/count/valasztas-2022/listak/nemzetisegek')).status).toBe(200);
  });
});
