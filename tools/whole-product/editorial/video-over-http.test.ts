import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';

const init = JSON.parse(
  readFileSync(new URL('../../../adapters/main-api/samples/init.json', import.meta.url), 'utf8'),
) as object;
const video = { pipShow: true, pipTitle: 'Eskütétel', pipOpen: true, pipIsManual: false };

let pipStatus: object = {};
let upstream: LocalUpstream;
let webServer: TestWebServer;
beforeAll(async () => {
  upstream = await startLocalUpstream();
  upstream.answer = ({ url = '' }, response) => {
    const answers: Readonly<Record<string, object>> = {
      '/api/frontend/init': init,
      '/api/frontend/refresh': { pipStatus },
      '/api/docs/proba': { slug: 'proba', title: 'Próba', lead: '', content: '<p>x</p>', updatedAt: 1_700_000_000 },
    };
    const answer = answers[url.split('?')[0] ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  };
});
afterAll(() => upstream.close());

const told = async (status: object) => {
  pipStatus = status;
  webServer = await openTestWebServer(upstream.baseUrl);
  try {
    const [page, refresh, notices] = [
      await webServer.ask('/dokumentum/proba'),
      await webServer.ask('/api/refresh?in=/'),
      await webServer.ask('/api/notices?in=/'),
    ];
    return {
      begins: page.body.includes('<script type="module" src="/assets/video.js"'),
      mayBegin: page.body.includes('data-video='),
      pip: (JSON.parse(refresh.body) as { readonly pip: object | null }).pip,
      late: notices.body.includes('<site-video>'),
    };
  } finally {
    webServer.close();
  }
};

describe('the video of a site', () => {
  it('starts with a page built while it exists, and reaches open pages', async () => {
    expect(await told({ ...video, pipUrl: 'https://youtu.be/abcdefghijk' })).toEqual({
      begins: true,
      mayBegin: true,
      pip: {
        show: true,
        title: 'Eskütétel',
        url: 'https://youtu.be/abcdefghijk',
        open: true,
        label: 'élő',
        manual: false,
        mode: 'GENTLY_FORCE',
        source: {
          kind: 'frame',
          src: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
          host: 'www.youtube-nocookie.com',
          starting: expect.stringContaining('{second}') as string,
        },
      },
      late: true,
    });
  });

  it.each([
    ['there is none', { pipShow: false }],
    ['it has no address', video],
    ['its address is a script', { ...video, pipUrl: 'javascript:alert(1)' }],
    ['upstream tells something else', { pipShow: 'x', pipUrl: 7 }],
  ])('costs a page nothing where %s', async (_, status) => {
    expect(await told(status)).toEqual({
      begins: false,
      mayBegin: true,
      pip: null,
      late: false,
    });
  });
});
