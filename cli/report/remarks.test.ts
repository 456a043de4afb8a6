import { describe, expect, it } from 'vitest';
import type { Ran } from '../cli.fake.ts';
import { run } from '../cli.fake.ts';

const rule = (id: string, from: string, to: string): object => ({
  id,
  from,
  to,
  status: 301,
  examples: [{ in: from, out: to }],
});

const pretty = (...rules: readonly object[]): string => JSON.stringify({ rules }, null, 2);

const files = {
  'A.json': pretty(rule('fine', '/regi', '/te'), rule('sleeps', '/alszik', '/te')),
  'B.json': pretty(rule('fine', '/regi', '/te'), rule('gone', '/te', '/nincs, "<|x|>"')),
  log: '/regi\n',
};

const lineOf = (file: 'A.json' | 'B.json', id: string): number =>
  files[file].split('\n').findIndex((text) => text.includes(`"id": "${id}"`)) + 1;

const written = (...args: readonly string[]): Promise<Ran> => run(args, { files });

describe('what lint, diff and coverage found, for those who read it elsewhere', () => {
  it('appears in GitHub at the file and line of its rule', async () => {
    const lint = await written('lint', 'B.json', '--format', 'github');
    expect(lint.code).toBe(1);
    expect(lint.out).toContain(`::error file=B.json,line=${lineOf('B.json', 'gone')},title=target-not-found gone::`);
    const diff = await written('diff', 'A.json', 'B.json', '--format', 'github');
    expect(diff.code).toBe(1);
    expect(diff.out).toContain(`::error file=B.json,line=${lineOf('B.json', 'gone')},title=new-404 /te::`);
    const gone = await written('diff', 'A.json', 'B.json', '--format', 'github', '--fail-on', 'all');
    expect(gone.out).toContain(`file=A.json,line=${lineOf('A.json', 'sleeps')},title=new-404 /alszik::`);
    const coverage = await written('coverage', 'log', '--rules', 'A.json', '--format', 'github');
    expect(coverage.code).toBe(0);
    expect(coverage.out).toBe(
      `::notice file=A.json,line=${lineOf('A.json', 'sleeps')},title=dead-rule sleeps::Ebben a bemenetben egyetlen kérés sem érte el.\n`,
    );
    for (const line of [lint, diff, coverage].flatMap(({ out }) => out.trimEnd().split('\n')))
      expect(line).toMatch(/^::(?:error|warning|notice) file=[^\s,]+,line=\d+,title=[^\n]*::[^\n]+$/);
  });

  it('fails a test of a CI server only where the command fails', async () => {
    const { out, code } = await written('lint', 'B.json', '--format', 'junit', '--fail-on', 'loop');
    expect(code).toBe(0);
    expect(out).toMatch(/failures="0" errors="0" skipped="[1-9]/);
    const failing = await written('lint', 'B.json', '--format', 'junit');
    expect(failing.out).toContain(
      `name="gone" file="B.json" line="${lineOf('B.json', 'gone')}">\n      <failure message="`,
    );
    expect(failing.out).not.toContain('<|');
    expect((await written('diff', 'A.json', 'A.json', '--format', 'junit')).out).toContain(
      '<testsuite name="diff" tests="1" failures="0"',
    );
  });

  it.each([
    ['coverage', 'empty', '--rules', 'A.json'],
    ['coverage', 'missing', '--rules', 'A.json'],
    ['diff', 'A.json', 'A.json', 'empty'],
    ['diff', 'A.json', 'B.json', 'empty'],
  ])('is a failure when nothing was judged (%s %s %s %s)', async (...args) => {
    const told = (...more: readonly string[]): Promise<Ran> =>
      run([...args, ...more], { files: { ...files, empty: '' } });
    expect(await told()).toMatchObject({ code: 3, out: expect.stringMatching(/^semmi sem került megítélésre\n/) });
    expect((await told('--format', 'junit')).out).toMatch(
      /failures="1"[^]*<failure message="semmi sem került megítélésre"/,
    );
  });

  it('is a table for a merge request that no address breaks', async () => {
    for (const args of [
      ['lint', 'B.json'],
      ['diff', 'A.json', 'B.json'],
      ['coverage', 'log', '--rules', 'A.json'],
    ]) {
      const { out } = await written(...args, '--format', 'md');
      const rows = out.split('\n').filter((text) => text.startsWith('|'));
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) expect(row.replaceAll(/\\./g, '').split('|')).toHaveLength(6);
      expect(out).toMatch(/\| (?:A|B)\.json:\d+ \|/);
    }
  });

  it('is not written in two formats at once', async () => {
    for (const args of [
      ['lint', 'A.json'],
      ['diff', 'A.json', 'B.json'],
      ['coverage', 'log'],
    ])
      expect(await written(...args, '--json', '--format', 'md')).toMatchObject({ code: 2, out: '' });
  });
});
