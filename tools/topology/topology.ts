// Starts two web nodes, PostgreSQL, PgBouncer, Redis and Varnish on loopback: `npm run topology`. Ctrl-C ends all.
// `npm run topology -- --drill [seconds]` kills them in turn under load and reports errors and alerts.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { drill } from './drill.ts';
import { type Part, startPart } from './part.ts';
import { type Plan, planIn } from './plan.ts';
import { programsOf } from './programs.ts';

const root = resolve(import.meta.dirname, '../..');
const kept = process.env['TOPOLOGY_DIR'];
const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'topology-')) : resolve(kept);
mkdirSync(folder, { recursive: true });
const plan = planIn(folder, Number(process.env['TOPOLOGY_PORT'] ?? 8400));
const [asked, downSeconds = '100'] = process.argv.slice(2);

const parts: Part[] = [];
const stop = async (code: number): Promise<never> => {
  for (const part of parts.toReversed()) await part.stop();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  return process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

/** Ends with 1 on a database that has content already. */
const writeSample = ({ env, listenUrl }: Plan): Promise<unknown> =>
  promisify(execFile)(process.execPath, [join(root, 'dist/server/taviro.js'), 'init', '--sample'], {
    env: { ...process.env, ...env, DATABASE_URL: listenUrl, DATA_DIR: join(folder, 'command-line') },
  }).catch(({ code, stderr }: { code: number; stderr: string }) => {
    if (code !== 1) throw new Error(`The sample newspaper was not written: ${stderr}`);
  });

const start = async (): Promise<void> => {
  const groups = programsOf(plan);
  for (const [at, programs] of groups.entries()) {
    const started = programs.map(startPart);
    parts.push(...started);
    for (const part of started) {
      await part.ready();
      console.error(`${part.name} is ready`);
    }
    if (at === 0) await writeSample(plan);
  }
};

const shown = ({ ports, env }: Plan): string => `
site        ${env['PUBLIC_ORIGIN']}
            ${env['SISTER_PUBLIC_ORIGIN']}
web nodes   http://127.0.0.1:${ports['node-1']}   metrics http://127.0.0.1:${ports['metrics-1']}/metrics
            http://127.0.0.1:${ports['node-2']}   metrics http://127.0.0.1:${ports['metrics-2']}/metrics
PostgreSQL  ${plan.listenUrl}
PgBouncer   ${plan.databaseUrl}
Redis       ${env['REDIS_URL']}
files, logs ${folder}

a command   DATABASE_URL=${plan.listenUrl} npm run -s taviro -- content list
a deploy    npm run deploy -- ${join(folder, 'node-1')} ${join(folder, 'node-2')}
`;

try {
  await start();
  console.log(shown(plan));
  if (asked === '--drill') await stop(await drill(plan, parts, Number(downSeconds)));
  console.log('Ctrl-C ends all.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
