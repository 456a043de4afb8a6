import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededWebServer, type SeededWebServer } from '../running/seeded-web-server.fake.ts';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
let webServer: SeededWebServer;
beforeAll(async () => {
  webServer = await openSeededWebServer({}, (all) => all.slice(0, 300), folder);
}, 120_000);
afterAll(async () => {
  await webServer.close();
  rmSync(folder, { recursive: true });
});

const pageAt = async (path: string): Promise<string> => {
  const host = new URL(webServer.sites[0].origin).host;
  return (await webServer.ask(host, path)).body;
};

describe('a line that a partner has bought', () => {
  it('appears on the lists of its section, and on no other', async () => {
    expect(await pageAt('/rovat/gazdasag')).toContain('href="https://harmat.example/lakashitel"');
    for (const path of ['/', '/legfrissebb', '/rovat/belfold', '/g7', '/archivum', '/impresszum'])
      expect(await pageAt(path), path).not.toContain('harmat.example/lakashitel');
  });

  it('appears on the front that it names', async () => {
    expect(await pageAt('/g7')).toContain('href="https://harmat.example/vallalkozas"');
    expect(await pageAt('/')).not.toContain('harmat.example/vallalkozas');
  });

  it('is only in its own page’s data, and frames no partner without a consent dialog', async () => {
    const [own, other] = [await pageAt('/rovat/gazdasag/_payload.json'), await pageAt('/rovat/belfold/_payload.json')];
    expect(own).toContain('harmat.example');
    expect(own).not.toContain('vallalkozas');
    expect(other).not.toContain('harmat.example');
    expect(await pageAt('/rovat/gazdasag')).not.toContain('data-av=');
  });
});
