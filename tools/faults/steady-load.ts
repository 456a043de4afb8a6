import { Agent, request as ask } from 'node:http';

export interface Tally {
  asked: number;
  /** Sent again, as browsers and proxies do: the server had closed an idle connection at the same moment. */
  repeated: number;
  readonly failed: Record<string, number>;
}

export const pages = ['/', '/after', '/g7', '/karakter', '/legfrissebb', '/rss', '/impresszum'];

const crossed = 'idle connection closed';

const once = (agent: Agent | false, port: number, path: string): Promise<string | null> =>
  new Promise((resolve) => {
    const asked = ask(
      { agent, host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` }, timeout: 10_000 },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve(
            answer.complete && (answer.statusCode ?? 500) < 400
              ? null
              : `${answer.statusCode}${answer.headers['x-balancer'] ? ` ${String(answer.headers['x-balancer'])}` : ''}`,
          ),
        );
        answer.on('error', (error: NodeJS.ErrnoException) => resolve(`cut ${error.code ?? error.message}`));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('timeout')));
    asked.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(asked.reusedSocket && code === 'ECONNRESET' ? crossed : (code ?? message)),
    );
    asked.end();
  });

const one = async (tally: Tally, agent: Agent, port: number, path: string): Promise<string | null> => {
  const how = await once(agent, port, path);
  if (how !== crossed) return how;
  tally.repeated += 1;
  return once(false, port, path);
};

const count = (tally: Tally, how: string | null): void => {
  tally.asked += 1;
  if (how !== null) tally.failed[how] = (tally.failed[how] ?? 0) + 1;
};

const agentOf = (): Agent => new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends requests at a fixed rate until stopped, at most `mostSeconds`. */
export const offer = (port: number, perSecond: number, maxSeconds: number, paths: readonly string[] = pages) => {
  const [agent, tally, under] = [agentOf(), { asked: 0, repeated: 0, failed: {} } as Tally, new Set<Promise<void>>()];
  let next = 0;
  const timer = setInterval(() => {
    const asking = one(tally, agent, port, paths[(next += 1) % paths.length] ?? '/')
      .then((how) => count(tally, how))
      .finally(() => under.delete(asking));
    under.add(asking);
  }, 1000 / perSecond);
  const stop = async (): Promise<Tally> => {
    clearInterval(timer);
    await Promise.all(under);
    agent.destroy();
    return tally;
  };
  setTimeout(() => clearInterval(timer), maxSeconds * 1000).unref();
  return { stop };
};

/** Each connection repeats its request until the server accepts no connection. */
export const press = async (port: number, connections: number, maxSeconds: number): Promise<Tally> => {
  const [agent, tally, end] = [
    agentOf(),
    { asked: 0, repeated: 0, failed: {} } as Tally,
    Date.now() + maxSeconds * 1000,
  ];
  const connection = async (at: number): Promise<void> => {
    for (let turn = at; Date.now() < end; turn += 1) {
      const how = await one(tally, agent, port, pages[turn % pages.length] ?? '/');
      if (how === 'ECONNREFUSED') return;
      count(tally, how);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => connection(at)));
  agent.destroy();
  return tally;
};
