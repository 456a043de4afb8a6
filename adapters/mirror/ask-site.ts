import http from 'node:http';
import https from 'node:https';
import type { MirrorOrder } from '#adapters/newsroom-contract/mirror.ts';
import type { Time } from '#adapters/time/time.ts';

export interface Answered {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: http.IncomingMessage;
}

export interface AskSite {
  /** Rejects when the connection fails or no head arrives in time. */
  readonly ask: (address: URL, etag: string | null) => Promise<Answered>;
  readonly close: () => void;
}

/** Milliseconds for the whole response; a podcast episode can be long. */
const timeout = 120_000;
const maxWaits = 5;
/** Seconds, if a refusal names no time, and at most. */
const [usualWait, maxWait] = [5, 60];

/** Node does not resolve `.localhost` names (R2). */
const connectTo = (name: string): string => (name.endsWith('.localhost') ? '127.0.0.1' : name.replace(/^\[|\]$/g, ''));

interface AskNeeds {
  readonly time: Pick<Time, 'deadline' | 'wait'>;
  readonly signal: AbortSignal;
}

/** Waits as long as the site asks for when it limits the rate (RFC 6585, 429 with Retry-After). */
export const askSite = (
  { server, concurrency }: Pick<MirrorOrder, 'server' | 'concurrency'>,
  { time, signal }: AskNeeds,
): AskSite => {
  const options = { keepAlive: true, maxSockets: concurrency };
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };

  const once = (address: URL, etag: string | null): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const secure = server?.secure ?? address.protocol === 'https:';
      const client = secure ? https : http;
      const request = client.request(
        {
          agent: secure ? agents.https : agents.http,
          host: server?.host ?? connectTo(address.hostname),
          port: server?.port ?? (address.port || (secure ? 443 : 80)),
          servername: address.hostname,
          path: `${address.pathname}${address.search}`,
          headers: {
            host: address.host,
            accept: '*/*',
            'user-agent': 'mirror',
            ...(etag === null ? {} : { 'if-none-match': etag }),
          },
          signal: AbortSignal.any([signal, time.deadline(timeout)]),
        },
        (body) => resolve({ status: body.statusCode ?? 0, headers: body.headers, body }),
      );
      request.on('error', reject).end();
    });

  const ask: AskSite['ask'] = async (address, etag) => {
    for (let waits = 0; ; waits += 1) {
      const answered = await once(address, etag);
      if (answered.status !== 429 || waits === maxWaits) return answered;
      answered.body.resume();
      const seconds = Number(answered.headers['retry-after'] ?? usualWait) || usualWait;
      await time.wait(Math.min(seconds, maxWait) * 1000, signal);
    }
  };
  return {
    ask,
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};
