import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { until } from '#tools/whole-product/running/built-process.fake.ts';
import type { EngineKind, Tab } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
/** WebDriver, section 17.4.2. */
const enter = '\uE007';
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const sendTo =
  (origin: string): Send =>
  async (method, path, body = {}) => {
    const answer = await fetch(origin + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

const forgetAll = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
};

const tabOf = (send: Send): Tab => {
  const execute = (script: string, ...args: readonly unknown[]): Promise<unknown> =>
    send('POST', '/execute/sync', { script, args });
  /** Waits until it can be done. WebKit does not wait for a smooth scroll, therefore the page scrolls first. */
  const toElement = async (selector: string, verb: 'click' | 'value', body: object): Promise<void> => {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    let last: unknown = null;
    const once = async (): Promise<boolean> => {
      const found = (await send('POST', '/element', { using, value: selector })) as object;
      await execute("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found);
      await send('POST', `/element/${String(Object.values(found)[0])}/${verb}`, body);
      return true;
    };
    await until(
      () =>
        once().catch((error: unknown) => {
          last = error;
          return false;
        }),
      () => `${verb} of ${selector}: ${last}`,
      300,
    );
  };
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    click: (selector) => toElement(selector, 'click', {}),
    type: (selector, text) => toElement(selector, 'value', { text: text.replace('\n', enter) }),
    evaluate: async (run, ...args) => (await execute(`return (${run})(...arguments)`, ...args)) as never,
    back: async () => void (await send('POST', '/back')),
    forward: async () => void (await send('POST', '/forward')),
    close: async () => {
      await execute(`return (${forgetAll})()`);
      await send('DELETE', '/cookie');
      await send('POST', '/url', { url: 'about:blank' });
    },
  };
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.kill()) await once(child, 'exit');
};

/** WebKitGTK by WebDriver. Its MiniBrowser needs a display. */
export const webkit: EngineKind = {
  name: 'WebKit',
  isInstalled: [driver, display, binary].every((file) => existsSync(file)),
  start: async (look) => {
    const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        GTK_THEME: look === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      },
    });
    const send = sendTo(`http://127.0.0.1:${port}`);
    await until(
      () =>
        send('GET', '/status').then(
          () => true,
          () => false,
        ),
      () => `${driver} does not answer on port ${port}`,
    );
    // To start MiniBrowser takes longer than most journeys: a tab that forgot everything is a new reader's.
    let session: Promise<string> | null = null;
    const startSession = async (): Promise<string> => {
      const { sessionId } = (await send('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
      })) as { readonly sessionId: string };
      return `/session/${sessionId}`;
    };
    return {
      newTab: async () => {
        const path = await (session ??= startSession());
        const tab = tabOf((method, rest, body) => send(method, path + rest, body));
        const endSession = async (): Promise<void> => {
          session = null;
          await send('DELETE', path);
        };
        return { ...tab, close: () => tab.close().catch(endSession) };
      },
      close: async () => {
        await end(child);
        await end(screen);
      },
    };
  },
};
