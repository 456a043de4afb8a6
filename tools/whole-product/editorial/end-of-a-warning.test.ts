import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';

const sample = (name: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../../adapters/main-api/samples/${name}.json`, import.meta.url), 'utf8'),
  ) as object;

let time: SteerableTime;
let [upstream, webServer]: [LocalUpstream, TestWebServer] = [undefined as never, undefined as never];
beforeEach(async () => {
  time = createSteerableTime();
  upstream = await startLocalUpstream();
  webServer = await openTestWebServer(upstream.baseUrl, {}, undefined, undefined, { time });
});
afterEach(async () => {
  webServer.close();
  await upstream.close();
});

const seen = async () => {
  const page = await webServer.ask('/dokumentum/proba');
  const refresh = await webServer.ask('/api/refresh?in=/');
  return {
    statuses: [page.status, refresh.status],
    onPage: page.body.includes('próbavihar'),
    inRefresh: refresh.body.includes('próbavihar'),
    weather: refresh.body.includes('Budapest'),
  };
};

describe('the end of a warning', () => {
  it('comes at its minute on pages and in refreshes, with the main API dead', async () => {
    const now = Math.floor(Date.now() / 1000);
    const warning = { level: 3, event: 'próbavihar', area: '', from: now - 60, until: now + 120 };
    const answers: Readonly<Record<string, object>> = {
      '/api/frontend/init': sample('init'),
      '/api/frontend/refresh': {
        weatherData: { place: 'Budapest', celsius: 4, sky: '', observedAt: now, warnings: [warning] },
      },
      '/api/docs/proba': { slug: 'proba', title: 'Próba', lead: '', content: '<p>x</p>', updatedAt: now - 9_000 },
    };
    upstream.answer = ({ url = '' }, response) => {
      const answer = answers[url.split('?')[0] ?? ''];
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
    };
    const whole = { statuses: [200, 200], onPage: true, inRefresh: true, weather: true };
    expect(await seen()).toEqual(whole);
    upstream.answer = (_, response) => void response.destroy();
    await time.advance(100_000);
    expect(await seen()).toEqual(whole);
    await time.advance(21_000);
    expect(await seen()).toEqual({ ...whole, onPage: false, inRefresh: false });
    await time.advance(479_000);
    expect(await seen()).toEqual({ ...whole, onPage: false, inRefresh: false });
  });
});
