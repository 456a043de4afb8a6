import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToldOutcome } from '../newsroom/execute.ts';
import type { DatabasePlace } from '../database/storage/place.ts';
import type { OriginOptions } from '../process/origin-options.ts';
import { runOrigin } from '../process/run-origin.ts';
import { noSample } from './no-sample.ts';
import type { NewsroomContent } from '../content/newsroom-content.ts';
import { now, smallContent } from './small-content.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Undefined when the body is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

const parsed = (body: Buffer, type = ''): unknown =>
  type.includes('json') && body.length > 0 ? JSON.parse(body.toString()) : undefined;

export const testSecret = 'a secret of tests alone';

/** Sends the path unnormalised. */
export const askRaw = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers: { 'origin-secret': testSecret, ...headers }, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          json: parsed(body, response.headers['content-type']),
        });
      });
    })
      .on('error', reject)
      .end();
  });

export interface TestOrigin {
  readonly url: string;
  readonly dataDir: string;
  readonly problems: readonly unknown[];
  ask(path: string, site?: string, headers?: Record<string, string>): Promise<Answer>;
  command(command: object): Promise<ToldOutcome>;
  close(): Promise<void>;
}

export const startTestOrigin = async (
  database: DatabasePlace,
  content: NewsroomContent = smallContent,
  clock: () => number = () => now,
  more: Pick<OriginOptions, 'time' | 'liveScores' | 'signInProvider' | 'signInOrigins'> = {},
): Promise<TestOrigin> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'origin-'));
  const problems: unknown[] = [];
  const origin = await runOrigin({
    database,
    dataDir,
    content: { kind: 'given', content },
    sample: noSample,
    siteHeader: 'lapunk-sites',
    secret: testSecret,
    now: clock,
    ...more,
    log: (cause) => problems.push(cause),
  });
  await origin.ready;
  return {
    url: origin.url,
    dataDir,
    problems,
    ask: (path, site, headers = {}) =>
      askRaw(origin.url, encodeURI(path), { ...headers, ...(site === undefined ? {} : { 'lapunk-sites': site }) }),
    command: (command) => origin.execute(command),
    close: async () => {
      await origin.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
