import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { systemTime } from '#adapters/time/system-time.ts';
import { wholeBrowser } from '../../../playwright.config.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly params?: {
    readonly sessionId: string;
    readonly targetInfo?: { readonly type: string };
    readonly status?: string;
  };
}
type Call = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

export interface Tab {
  go(url: string): Promise<void>;
  evaluate<Value>(expression: string, page?: 0 | 1): Promise<Value>;
  rest(selector: string, index?: number): Promise<void>;
  click(): Promise<void>;
  pages(): number;
  prerenders(): readonly string[];
  close(): Promise<void>;
}

const startBrowser = async (profile: string) => {
  const { executablePath = 'chromium', args } = wholeBrowser as {
    readonly executablePath?: string;
    readonly args: string[];
  };
  // Headless Chromium has no mouse by default.
  const mouse =
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const own = [
    mouse,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1280,800',
  ];
  const browser = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface(browser.stderr)) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return { browser, address };
  }
  throw new Error('The browser did not start');
};

class PageGone extends Error {}

interface Waiting {
  readonly sessionId: string | undefined;
  readonly settle: (message: Message) => void;
}

const connect = async (address: string, told: (message: Message) => void): Promise<Call> => {
  const line = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const settle = (message: Message & { readonly id: number }): void => {
    waiting.get(message.id)?.settle(message);
    waiting.delete(message.id);
  };
  line.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) return settle({ ...message, id: message.id });
    if (message.method === 'Target.detachedFromTarget')
      for (const [id, { sessionId }] of waiting)
        if (sessionId === message.params?.sessionId)
          settle({ id, error: { message: 'Session with given id is gone' } });
    told(message);
  });
  await once(line, 'open');
  let last = 0;
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      const answered = ({ result, error }: Message): void => {
        if (error === undefined) resolve(result);
        else if (/Session with given id|navigated or closed/.test(error.message)) reject(new PageGone(error.message));
        else reject(new Error(`${method}: ${error.message}`));
      };
      waiting.set(last, { sessionId, settle: answered });
      line.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
};

/**
 * Playwright disables prerendering, therefore this speaks CDP directly. `prepare` runs in each page before it starts.
 */
export const openTab = async (prepare: readonly (readonly [method: string, params: object])[] = []): Promise<Tab> => {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'));
  const { browser, address } = await startBrowser(profile);
  const end = (): unknown => browser.kill();
  process.once('exit', end);
  const pages: string[] = [];
  const gone = new Set<string>();
  const prerenders: string[] = [];
  const whole = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] };
  const call = await connect(address, ({ method, params }) => {
    const { sessionId = '', targetInfo, status } = params ?? {};
    if (method === 'Preload.prerenderStatusUpdated' && status !== undefined) prerenders.push(status);
    if (method === 'Target.detachedFromTarget') {
      gone.add(sessionId);
      pages.splice(0, pages.length, ...pages.filter((one) => one !== sessionId));
    }
    if (method !== 'Target.attachedToTarget') return;
    const tell: Call = (what, told) => call(what, told, sessionId).catch(() => undefined);
    if (targetInfo?.type === 'tab') void tell('Target.setAutoAttach', whole);
    if (targetInfo?.type === 'page')
      for (const [what, told] of [['Preload.enable', {}] as const, ...prepare]) void tell(what, told);
    // A prerendered page that is discarded before it starts would close its tab while a debugger is attached.
    void tell('Runtime.runIfWaitingForDebugger').then(() => {
      if (targetInfo?.type === 'page' && !gone.has(sessionId)) pages.push(sessionId);
    });
  });
  const { targetId } = (await call('Target.createTarget', { url: 'about:blank', forTab: true })) as {
    targetId: string;
  };
  await call('Target.attachToTarget', { targetId, flatten: true });
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await systemTime.wait(10);
  };
  await until(() => pages.length > 0);

  const toPage: Call = (method, params) => call(method, params, pages[0]);
  const evaluate = async <Value>(expression: string, page: 0 | 1 = 0): Promise<Value> => {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    await until(() => pages.length > page);
    const answer = await call('Runtime.evaluate', asked, pages[page]).catch((fault: unknown) => {
      if (fault instanceof PageGone) return null;
      throw fault;
    });
    if (answer === null) {
      await systemTime.wait(20);
      return evaluate(expression, page);
    }
    const { result, exceptionDetails } = answer as {
      readonly result: { readonly value: Value };
      readonly exceptionDetails?: { readonly exception: { readonly description: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
    return result.value;
  };
  let at = { x: 0, y: 0 };
  const point = (type: string, more = {}): Promise<unknown> =>
    toPage('Input.dispatchMouseEvent', { type, ...at, ...more });
  return {
    evaluate,
    go: async (url) => {
      await toPage('Page.navigate', { url });
      await evaluate(
        `new Promise((loaded) => document.readyState === 'complete' ? loaded() : addEventListener('load', loaded))`,
      );
    },
    rest: async (selector, index = 0) => {
      at = await evaluate(`(() => {
        const found = document.querySelectorAll(${JSON.stringify(selector)})[${index}];
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [{ x, y, width, height }] = found.getClientRects();
        return { x: x + Math.min(20, width / 2), y: y + Math.min(8, height / 2) };
      })()`);
      await point('mouseMoved');
    },
    click: async () => {
      await point('mousePressed', { button: 'left', clickCount: 1 });
      // The page may have changed between press and release.
      await point('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined);
    },
    pages: () => pages.length,
    prerenders: () => prerenders,
    close: async () => {
      const gone = browser.exitCode === null ? once(browser, 'exit') : null;
      process.off('exit', end);
      end();
      await gone;
      // Child processes of the browser end later and still write files.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
};
