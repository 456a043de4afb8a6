import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkOf, programFileName } from './check-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runOn = (version: string) => {
  writeFileSync(join(folder, 'taviro.js'), checkOf('taviro', 2));
  writeFileSync(join(folder, programFileName({ name: 'taviro' })), "console.log('started');\n");
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, join(folder, 'taviro.js')];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

it('names the Node it needs and the one it got', () => {
  expect(runOn('20.20.2')).toEqual({
    status: 2,
    stdout: '',
    stderr: `taviro needs Node 26 or newer, but ${process.execPath} is Node 20.20.2. Use node_modules/.bin/node, or install Node 26.`,
  });
});

it.each(['26.0.0', '27.1.0'])('starts on Node %s', (version) => {
  expect(runOn(version)).toEqual({ status: 0, stdout: 'started', stderr: '' });
});
