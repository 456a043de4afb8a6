import { rm } from 'node:fs/promises';
import { callUpstream, type Upstream } from '#adapters/http/call-upstream.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { brand } from '../../../config/settings/brand.ts';
import { build, start, type Started, until } from './built-process.fake.ts';
import { makeFilledDataDir } from './filled-data-dir.fake.ts';

export interface KilledOrigin {
  readonly outboxPort: number;
  /** A new one per call, because a shared circuit breaker would affect later calls. */
  readonly upstream: (path?: string, name?: string) => Upstream;
  readonly killAmid: (rounds: number, ask: (at: number) => Promise<void>) => Promise<void>;
  readonly startAgain: () => Promise<void>;
  readonly said: () => string;
  readonly close: () => Promise<void>;
}

const sides = 4;

export const openKilledOrigin = async (
  secret: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<KilledOrigin> => {
  await build();
  const [dataDir, port, outboxPort] = [await makeFilledDataDir(), await freePort(), await freePort()];
  const lives: Started[] = [];
  const startAgain = async (): Promise<void> => {
    const node = start('taviro.js', ['origin', '--port', String(port), '--json'], {
      DATA_DIR: dataDir,
      ORIGIN_SECRET: secret,
      OPERATOR_PORT: String(outboxPort),
      PUBLIC_ORIGIN: `http://${brand.slug}.localhost:3000`,
      SISTER_PUBLIC_ORIGIN: `http://${brand.sisterSlug}.localhost:3000`,
      ...environment,
    });
    lives.push(node);
    await until(() => node.said().includes('"url"'), node.said);
  };
  await startAgain();
  return {
    outboxPort,
    upstream: (path = '', name = 'main-api') =>
      callUpstream({
        baseUrl: `http://127.0.0.1:${port}${path}`,
        name,
        time: systemTime,
        headers: { 'origin-secret': secret },
      }),
    killAmid: async (rounds, ask) => {
      const origin = lives.at(-1);
      const side = async (first: number): Promise<void> => {
        for (let at = first; at < rounds; at += sides) {
          if (at >= rounds / 2 && origin?.process.killed === false) origin.process.kill('SIGKILL');
          await ask(at);
        }
      };
      await Promise.all(Array.from({ length: sides }, (_, first) => side(first)));
      await origin?.ended;
    },
    startAgain,
    said: () => lives.map((one) => one.said()).join(''),
    close: async () => {
      await lives.at(-1)?.stop('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
