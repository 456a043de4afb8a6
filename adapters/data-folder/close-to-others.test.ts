import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

/** Runs in a child process because only a main thread can set the umask. `before` and `after` are JavaScript source. */
const close = (
  dataDir: string,
  { before = '', after = '' } = {},
): { readonly wrong: readonly string[]; readonly narrowed: number } => {
  const script = `import { mkdirSync, writeFileSync } from 'node:fs'; import { homedir } from 'node:os';
    ${before}
    const { closeToOthers } = await import(${JSON.stringify(new URL('./close-to-others.ts', import.meta.url).href)});
    const { wrong, narrowed } = await closeToOthers(${JSON.stringify(dataDir)});
    ${after}
    console.log(JSON.stringify({ wrong, narrowed: await narrowed }));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
};

const open = (): void => {
  for (const name of ['pg/base/1', 'uploads', 'pages/0a', 'masoke']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of [
    'pg/PG_VERSION',
    'pg/base/1/2619',
    'uploads/kep.jpg',
    'pages/0a/x',
    'control.path',
    'masoke/jegyzet.txt',
  ]) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o666);
  }
  for (const name of ['pg/base/1', 'pg/base', 'pg', 'uploads', 'pages/0a', 'pages', 'masoke', '.'])
    chmodSync(join(folder, name), 0o777);
};

describe.skipIf(process.platform === 'win32')('a data folder', () => {
  it('that was open to others is closed, with the product’s files, and other files are unchanged', () => {
    open();
    expect(close(folder)).toEqual({ wrong: [], narrowed: 11 });
    const modes = Object.fromEntries(
      ['.', ...readdirSync(folder, { recursive: true }).map(String)].map((name) => [name, modeOf(join(folder, name))]),
    );
    expect(modes).toEqual({
      '.': '700',
      pg: '700',
      'pg/base': '700',
      'pg/base/1': '700',
      uploads: '700',
      pages: '700',
      'pages/0a': '700',
      masoke: '777',
      'masoke/jegyzet.txt': '666',
      'pg/PG_VERSION': '600',
      'pg/base/1/2619': '600',
      'uploads/kep.jpg': '600',
      'pages/0a/x': '600',
      'control.path': '600',
    });
    expect(close(folder)).toEqual({ wrong: [], narrowed: 0 });
  });

  it('is created only for its owner, like new files and folders in it', () => {
    const dataDir = join(folder, 'uj');
    expect(
      close(dataDir, {
        after: `mkdirSync(${JSON.stringify(join(dataDir, 'uploads'))}, { recursive: true }); writeFileSync(${JSON.stringify(join(dataDir, 'uploads/a'))}, '');`,
      }),
    ).toEqual({ wrong: [], narrowed: 0 });
    expect(['.', 'uploads', 'uploads/a'].map((name) => modeOf(join(dataDir, name)))).toEqual(['700', '700', '600']);
  });

  it('follows no link out of it', () => {
    mkdirSync(join(folder, 'data/uploads'), { recursive: true });
    writeFileSync(join(folder, 'kint'), '');
    chmodSync(join(folder, 'kint'), 0o644);
    symlinkSync(join(folder, 'kint'), join(folder, 'data/uploads/kep.jpg'));
    close(join(folder, 'data'));
    expect(modeOf(join(folder, 'kint'))).toBe('644');
  });

  it("that is for everybody, or holds a user's other things, is left as it is, and the log says what to do", () => {
    chmodSync(folder, 0o1777);
    expect(close(folder).wrong).toEqual([
      `DATA_DIR ${folder} is a folder shared by all users (mode 1777): set DATA_DIR to a folder that only this installation uses`,
    ]);
    expect(modeOf(folder)).toBe('1777');
    chmodSync(folder, 0o755);
    expect(close(folder, { before: `process.env.HOME = ${JSON.stringify(folder)};` }).wrong).toEqual([
      `DATA_DIR ${folder} is not only for this installation (mode 755): set DATA_DIR to a folder that only this installation uses`,
    ]);
    expect(modeOf(folder)).toBe('755');
  });

  it.skipIf(process.getuid?.() !== 0)('of another user is told with the command that cures it', () => {
    chmodSync(folder, 0o777);
    const { wrong } = close(folder, { before: 'process.setgid(65534); process.setuid(65534);' });
    expect(wrong).toEqual([
      `DATA_DIR ${folder} belongs to user 0, not to 65534, and other users can access it (mode 777): run chown 65534 ${folder} && chmod 700 ${folder}`,
    ]);
  });
});
