import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedRules } from './committed-rules.ts';

const yard = mkdtempSync(join(tmpdir(), 'committed-'));
const home = process.cwd();

const git = (...args: readonly string[]): void => {
  execFileSync(
    'git',
    ['-c', 'user.name=x', '-c', 'user.email=x@lapunk.example', '-c', 'init.defaultBranch=fo', ...args],
    { cwd: yard, stdio: 'ignore' },
  );
};

beforeAll(() => {
  mkdirSync(join(yard, 'config'));
  git('init');
  for (const text of ['{"rules":[]}', '{"rules":[1]}']) {
    writeFileSync(join(yard, 'config/redirects.json'), text);
    git('add', '.');
    git('commit', '-m', 'x');
  }
  process.chdir(yard);
});
afterAll(() => {
  process.chdir(home);
  rmSync(yard, { recursive: true, force: true });
});

describe('the rule set of a git ref', () => {
  it('is read as it was committed', async () => {
    writeFileSync(join(yard, 'config/redirects.json'), 'changed');
    expect(await committedRules('HEAD')).toBe('{"rules":[1]}');
    expect(await committedRules('HEAD~1')).toBe('{"rules":[]}');
    expect(await committedRules('fo')).toBe('{"rules":[1]}');
  });

  it.each(['', 'none', '--output=stolen', '-p', 'HEAD~9', 'HEAD:config/redirects.json'])(
    'is null for %j',
    async (ref) => {
      expect(await committedRules(ref)).toBe(null);
    },
  );
});
