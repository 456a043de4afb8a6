// Runs one web node and replaces it at a deploy: `node_modules/.bin/node tools/deploy/run-node.ts [LINK]`. LINK leads to
// the release in force, and each deploy changes it. docs/operating.md, "A new build".
import { mkdirSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { BoundSocket } from 'node:net';
import { join, resolve } from 'node:path';
import { listenForRequests } from '#adapters/control/listen-for-requests.ts';
import { sendRequest } from '#adapters/control/send-request.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { faultOfRelease } from './release-process.ts';
import { supervise } from './supervise.ts';

const { LISTEN_FDS, LISTEN_PID: _, ...env } = process.env;
const [link] = process.argv.slice(2);
const release = realpathSync(link ?? join(import.meta.dirname, '../..'));
const dataDir = resolve(env['DATA_DIR'] || '.data');

const write = (event: string, fields: object): void =>
  console.log(JSON.stringify({ time: new Date(), level: 'info', event, ...fields }));
const fail = (message: string): never => {
  console.error(message);
  process.exit(78);
};

if (!env['DATABASE_URL'] && !env['MAIN_API_URL'])
  fail('Set DATABASE_URL or MAIN_API_URL: during a deploy two processes run, which cannot share an embedded database.');
const fault = faultOfRelease(release);
if (fault !== null) fail(`${fault}. Run node tools/ready.mjs there.`);

/** The socket of systemd, or one of our own. Bound here, and listened on by the processes of the releases. */
const own =
  LISTEN_FDS === '1' ? null : new BoundSocket({ host: env['HOST'] || '::', port: Number(env['PORT'] || 3000) });
const node = supervise({ socket: own?.fd() ?? 3, dataDir, env, write }, release);

const point = (to: string): void => {
  if (link === undefined) return;
  const next = `${resolve(link)}.next`;
  symlinkSync(to, next);
  renameSync(next, resolve(link));
};

mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const control = await listenForRequests(
  dataDir,
  async (request) => {
    const { do: what, release: to } = request as { readonly do?: unknown; readonly release?: unknown };
    if (what === 'deploy' && typeof to === 'string') {
      const deployed = await node.deploy(realpathSync(to));
      point(deployed.release);
      return { done: deployed };
    }
    // A command of `taviro` for the running server.
    const forwarded = await sendRequest(node.current().dataDir, request);
    if (typeof forwarded === 'string') throw new Error('The web node is starting. Try again in a moment');
    return forwarded.answer;
  },
  systemTime,
);
if (control === null) fail(`Another web node uses ${dataDir}. Set DATA_DIR to a folder of its own.`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void node.stop());
const code = await node.over;
await control?.close();
own?.close();
process.exit(code);
