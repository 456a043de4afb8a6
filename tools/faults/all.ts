// Runs each measurement of docs/reliability.md: `npm run test:faults`, an hour; `-- --short` takes some minutes. Uses the
// built site. Loopback and Linux only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOrigin } from './node-process.ts';

const isShort = process.argv.includes('--short');
const home = mkdtempSync(join(tmpdir(), 'all-faults-'));
const port = Number(process.env['FAULTS_PORT'] ?? 4830);
const secret = { ORIGIN_SECRET: 'secret-of-the-fault-tests-only-0123' };

const run = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> => {
  console.log(`── ${args.join(' ')}`);
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};

const drill = async (): Promise<boolean> => {
  const origin = await startOrigin(port, join(home, 'origin'), secret);
  const faults = isShort ? ['--fault', 'status-500', 'emptied-lists'] : [];
  const args = ['dist/server/taviro.js', 'drill', '--lang', 'en', '--against', `http://127.0.0.1:${port}`];
  return run([...args, '--html', 'reports/drill.html', ...faults], secret).finally(() => origin.kill());
};

const measured = {
  'kill -9 of everything': await run(['tools/faults/kill-everything.ts', '200']),
  'random addresses': await run(['tools/faults/fuzz.ts', isShort ? '5000' : '100000']),
  restarts: await run(['tools/faults/restarts.ts', isShort ? '2' : '10', '1']),
  soak: await run(['tools/faults/soak.ts', isShort ? '1' : '30']),
  drill: await drill(),
};
rmSync(home, { recursive: true, force: true });
for (const [name, passed] of Object.entries(measured)) console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
const failed = Object.values(measured).filter((passed) => !passed).length;
console.log(`${Object.keys(measured).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
