import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const script = `(() => {
  const told = (window.standIn = { calls: [], settings: [] });
  const listeners = [];
  const service = {
    addEventListener: (name, listener) => listeners.push(listener),
    refresh: (slots) => queueMicrotask(() => {
      for (const slot of slots) {
        const box = document.createElement('div');
        const [width, height] = slot.sizes[0];
        Object.assign(box.style, { width: width + 'px', height: height + 'px', background: 'rebeccapurple' });
        box.className = 'stand-in';
        document.getElementById(slot.id)?.replaceChildren(box);
        for (const listener of listeners) listener({ slot, isEmpty: false });
      }
    }),
  };
  const waiting = window.googletag?.cmd ?? [];
  window.googletag = {
    cmd: { push: (command) => command() },
    setConfig: (settings) => told.settings.push(settings),
    pubads: () => service,
    enableServices: () => told.calls.push('enabled'),
    defineSlot: (unitPath, sizes, id) => {
      told.calls.push('define ' + unitPath + ' ' + sizes.map((size) => size.join('x')).join(','));
      return { id, sizes, setConfig: (settings) => told.settings.push(settings), addService: () => undefined };
    },
    destroySlots: (slots) => told.calls.push('destroy ' + slots.length),
    display: () => undefined,
  };
  for (const command of waiting) command();
})();`;

const campaigns = `window.campaigns = { begun: 0, init() { this.begun += 1; } };`;

export interface AdStandIn {
  readonly origin: string;
  readonly close: () => void;
}

export const startAdStandIn = async (): Promise<AdStandIn> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/asked') return void response.end(JSON.stringify(asked));
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' });
    response.end(
      request.url === '/gpt.js' ? script : request.url === '/campaigns.js' ? campaigns : 'window.audience = 1;',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
