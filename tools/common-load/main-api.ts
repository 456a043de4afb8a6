import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const settled = { donations: '0', refreshQuiz: '0' };
const menus = Object.fromEntries(
  ['site', 'main', 'sidebar', 'heading', 'extra', 'footerHighlight', 'footerNormal', 'footerApp', 'footerSocial'].map(
    (name) => [name, []],
  ),
);

export const startMainApi = async () => {
  const asked = new Map<string, number>();
  const answers: Readonly<Record<string, (site: string) => object>> = {
    '/api/frontend/init': () => ({ menus, searchPlaceholders: [], assetsUrl: '', componentSetup: settled }),
    '/api/frontend/refresh': (site) => {
      asked.set(site, (asked.get(site) ?? 0) + 1);
      const celsius = [...asked.values()].reduce((sum, one) => sum + one, 0) % 30;
      const observedAt = Math.floor(Date.now() / 1000);
      return { componentSetup: settled, weatherData: { place: 'Budapest', celsius, sky: '', observedAt } };
    },
  };
  const server = createServer((request, response) => {
    const site = Object.entries(request.headers).find(([name]) => name.endsWith('-sites'))?.[1] ?? '';
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    if (answer === undefined) response.writeHead(404).end('{}');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(String(site))));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
