import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notice } from '#core/editorial/notices/notice.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { keptNotices } from './kept-notices.ts';
import { publicAddresses, sitesAt } from '#config/settings/sites.ts';
import { openTestWebServer } from '#tools/whole-product/running/test-web-server.fake.ts';

const notice: Notice = {
  id: '7',
  text: 'Ma este nem lehet belépni.',
  level: 'warning',
  until: 2_000,
  link: '/dokumentum/karbantartas',
  sites: null,
  audience: 'everybody',
  required: true,
};
const silent = createLog('silent', () => undefined);
const sites = sitesAt(publicAddresses);
const folders: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
  folders.push(folder);
});
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

const memoryAt = (now: number, dataDir = folder, log: Parameters<typeof keptNotices>[0]['log'] = silent) =>
  keptNotices({ dataDir, sites, now: () => now, log });

describe('notices in the data folder', () => {
  it('survive the process, readable only by its owner, until their end', async () => {
    await memoryAt(1_000).keep([notice, { ...notice, id: '8', until: 1_500 }]);
    expect(await memoryAt(1_400).recall()).toEqual([notice, { ...notice, id: '8', until: 1_500 }]);
    expect((await memoryAt(1_500).recall()).map(({ id }) => id)).toEqual(['7']);
    expect(await memoryAt(2_000).recall()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['notices.json']);
    expect(statSync(join(folder, 'notices.json')).mode & 0o777).toBe(0o600);
  });

  it('keep the latest state, even after rapid updates', async () => {
    const memory = memoryAt(1_000);
    await Promise.all(['1', '2', '3'].map((id) => memory.keep([{ ...notice, id }])));
    expect((await memory.recall()).map(({ id }) => id)).toEqual(['3']);
    await memory.keep([]);
    expect(await memory.recall()).toEqual([]);
  });

  it.each([
    ['no file', null],
    ['half a file', '{"notices":[{"id":"7"'],
    ['another document', '[]'],
    ['what is no notice', JSON.stringify({ notices: [{ ...notice, text: '', link: 'javascript:1' }, 7, null] })],
  ])('are none by %s', async (_, text) => {
    if (text !== null) writeFileSync(join(folder, 'notices.json'), text);
    expect(await memoryAt(1_000).recall()).toEqual([]);
  });

  it('cost nothing but a word in the log where nothing can be written', async () => {
    const lines: string[] = [];
    writeFileSync(join(folder, 'file'), '');
    const memory = memoryAt(1_000, join(folder, 'file'), { warn: (event) => void lines.push(event) });
    await memory.keep([notice]);
    expect([lines, await memory.recall()]).toEqual([['notices-not-written'], []]);
  });

  it('appear on pages of a node that starts while its main API is down', async () => {
    const until = 4_000_000_000;
    await memoryAt(1_000).keep([{ ...notice, until }]);
    const webServer = await openTestWebServer('http://127.0.0.1:9', {}, silent, sites, {
      noticeMemory: memoryAt(1_000),
    });
    try {
      expect((await webServer.ask('/legfrissebb')).status).toBe(503);
      await expect.poll(async () => (await webServer.ask('/legfrissebb')).body).toContain(notice.text);
      expect((await webServer.ask('/api/notices?in=/')).body).toContain(`data-until="${until}"`);
    } finally {
      webServer.close();
    }
  });
});
