import { createServer as createHttpServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { createServer } from 'vite';
import type * as record from '#adapters/changes/change-record.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type * as recorded from '#adapters/main-api/calls.fake.ts';
import type * as composition from '#config/wiring/composition.ts';
import type * as installation from '#config/wiring/installation.ts';
import type * as render from '#config/wiring/render.tsx';
import type * as siteList from '#config/settings/sites.ts';
import type * as visitor from '#core/pages/visitor.ts';
import { exampleAssets as assets } from '#core/pages/assets.fake.ts';

const layouts = ['breaking', 'lead', 'row', 'list', 'opinion', 'grid', 'strip'];

const startRecorded = async ({ calls, sample }: typeof recorded) => {
  const {
    blocks: [first],
  } = JSON.parse(sample('news')) as { readonly blocks: readonly object[] };
  const news = JSON.stringify({
    blocks: layouts.map((layout, at) => ({ ...first, layout, position: layout === 'breaking' ? 1000 : at })),
  });
  const answers = new Map([
    ...calls.map(({ sends, sample: name }) => [sends.split('?')[0], name === 'news' ? news : sample(name)] as const),
    ['/api/frontend/refresh', sample('refresh')],
  ]);
  const server = createHttpServer(({ url = '' }, response) => {
    const answer = answers.get(decodeURIComponent(url.split('?')[0] ?? ''));
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(answer ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => (server.closeAllConnections(), server.close()),
  };
};

const filesRunBy = async (root: string, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  // The loader's module wrapper has no name.
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
  );
  return [...new Set(ran.map(({ url }) => relative(root, url.replace(/^file:\/\//, '').replace(/\?.*/, ''))))]
    .filter((file) => /^(core|adapters|ui|config)\//.test(file) && !file.endsWith('.fake.ts'))
    .toSorted();
};

export const filesOfFront = async (root: string): Promise<readonly string[]> => {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  const load = async <Module>(path: string): Promise<Module> => (await vite.ssrLoadModule(path)) as Module;
  const { compose } = await load<typeof composition>('/config/wiring/composition.ts');
  const { addressResolverOf } = await load<typeof installation>('/config/wiring/installation.ts');
  const { publicAddresses, sitesAt } = await load<typeof siteList>('/config/settings/sites.ts');
  const { renderPage } = await load<typeof render>('/config/wiring/render.tsx');
  const { createChangeRecord } = await load<typeof record>('/adapters/changes/change-record.ts');
  const { anonymous } = await load<typeof visitor>('/core/pages/visitor.ts');
  const upstream = await startRecorded(await load<typeof recorded>('/adapters/main-api/calls.fake.ts'));
  try {
    const sites = sitesAt(publicAddresses);
    const addressResolver = addressResolverOf(sites, 'https://bolt.example/');
    const { openPage } = compose({
      time: systemTime,
      sites,
      addressResolver,
      record: createChangeRecord(),
      mainApiUrl: upstream.url,
    });
    return await filesRunBy(root, async () => {
      const { site, route } = addressResolver.judge({ host: sites[0].domain, path: '/', query: '' });
      if (!site || !route) throw new Error('There is no front page at /');
      const page = await openPage({ site: site.site, route, query: '' }, anonymous);
      if (page.isErr()) throw new Error(`The front page fails to open: ${page.error.kind}`);
      renderPage(page.value, assets);
    });
  } finally {
    upstream.close();
    await vite.close();
  }
};
