import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nothingRecorded } from './change-record.ts';
import { openRecord } from './open-record.ts';
import { noteBehind, readRecord, writeRecord } from './record-file.ts';

const folders: string[] = [];
let folder = '';
beforeEach(() => {
  failures = [];
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  folders.push(folder);
});
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

let failures: unknown[] = [];
const open = (dataDir = folder) => openRecord(dataDir, (error) => failures.push(error));
const removal = (number: number, slug: string) => ({
  epoch: 'e',
  number,
  reset: false,
  changes: [{ number, kind: 'removed' as const, slugs: [slug], pages: [], all: false }],
});

describe('the record in a data folder', () => {
  it('survives the process, readable only by its owner, without any removed text', async () => {
    const first = await open();
    first.heard({ epoch: 'e', number: 1 });
    first.learn(removal(2, 'a'));
    first.purge([{ site: 'lap', path: '/x' }]);
    first.setBehind(false);
    await first.save();
    const second = await open();
    expect([second.recorded(), second.isBehind()]).toEqual([first.recorded(), false]);
    expect(statSync(join(folder, 'changes.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['changes.json']);
  });

  it('contains the newest of concurrent writes', async () => {
    const record = await open();
    record.heard({ epoch: 'e', number: 1 });
    await Promise.all(
      [2, 3, 4, 5].map((number) => {
        record.learn(removal(number, `s${number}`));
        return record.save();
      }),
    );
    expect((await readRecord(folder)).changes.number).toBe(5);
  });

  it('is not set back by a server of the same folder that has heard less', async () => {
    const [ahead, held] = [await open(), await open()];
    for (const record of [ahead, held]) record.heard({ epoch: 'e', number: 1 });
    ahead.learn(removal(3, 'a'));
    await ahead.save();
    held.learn(removal(2, 'b'));
    await held.save();
    expect((await readRecord(folder)).changes).toEqual(ahead.recorded());
    held.learn({ ...removal(1, 'c'), epoch: 'restored', reset: true });
    await held.save();
    expect((await readRecord(folder)).changes).toEqual(held.recorded());
  });

  it('goes back with a restored main API', async () => {
    const record = await open();
    record.heard({ epoch: 'e', number: 1 });
    record.learn(removal(999, 'a'));
    await record.save();
    record.learn({ ...removal(2, 'b'), reset: true });
    await record.save();
    record.learn(removal(3, 'c'));
    await record.save();
    expect((await readRecord(folder)).changes).toEqual(record.recorded());
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"changes":{"epoch":"e"}}',
    '{"changes":{"epoch":"e","number":1,"changed":1,"floor":0,"names":[["a"]],"pages":[],"left":[]}}',
    // Beyond the main API's limits.
    '{"changes":{"epoch":"e","number":1e15,"changed":1,"floor":0,"names":[],"pages":[],"left":[]}}',
    '{"changes":{"epoch":"e","number":1e999,"changed":1,"floor":0,"names":[],"pages":[],"left":[]}}',
    `{"changes":{"epoch":"${'e'.repeat(65)}","number":1,"changed":1,"floor":0,"names":[],"pages":[],"left":[]}}`,
    '{"changes":{"epoch":"e","number":1,"changed":2,"floor":0,"names":[],"pages":[],"left":[]}}',
    '{"changes":{"epoch":"e","number":1,"changed":1,"floor":2,"names":[],"pages":[],"left":[]}}',
    '{"changes":{"epoch":"e","number":1,"changed":1,"floor":0,"names":[["a",2]],"pages":[],"left":[]}}',
    '{"changes":{"epoch":"e","number":1,"changed":1,"floor":0,"names":[],"pages":[["lap /",-1]],"left":[]}}',
  ])('that reads %j is none, so that nothing is taken for known', async (text) => {
    writeFileSync(join(folder, 'changes.json'), text);
    expect(await readRecord(folder)).toEqual({ changes: nothingRecorded, behind: true });
  });

  it('is behind once something is to be written without its server', async () => {
    expect((await readRecord(folder)).behind).toBe(true);
    await writeRecord(folder, { changes: nothingRecorded, behind: false });
    await noteBehind(folder);
    expect((await readRecord(folder)).behind).toBe(true);
  });

  it('is discarded when it cannot be updated, because a later process could send removed content', async () => {
    const record = await open();
    record.heard({ epoch: 'e', number: 1 });
    record.setBehind(false);
    await record.save();
    // On a full disk the new file cannot be written, but the old one still exists.
    const draft = join(folder, `changes.json.${process.pid}`);
    mkdirSync(draft);
    record.setBehind(true);
    await record.save();
    expect(await readRecord(folder)).toEqual({ changes: nothingRecorded, behind: true });
    rmSync(draft, { recursive: true });
    record.learn(removal(2, 'a'));
    record.setBehind(false);
    await record.save();
    expect(await readRecord(folder)).toEqual({ changes: record.recorded(), behind: false });
  });

  it('logs a failed write and continues', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const record = await open(file);
    await record.save();
    expect(failures).toHaveLength(1);
  });
});
