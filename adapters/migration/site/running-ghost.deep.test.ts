import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tools/desks/free-port.ts';
import { type GhostDesk, startGhost, whyNoGhost } from '#tools/desks/ghost.ts';
import { fillGhost } from '#tools/desks/old-blog.ts';
import { headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';

const why = whyNoGhost();
const posts = 120;

const articles = ({ files }: Moved): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.html')));

/** In the order of ids or of the export. */
const addresses = ({ files }: Moved): readonly string[] => (files['addresses.ndjson'] ?? '').split('\n').toSorted();

/** Tables of an export that hold no article. */
const ledger = ({ ledger: lines }: Moved): readonly string[] =>
  lines
    .filter(
      ({ element }) => !/^row:(?:custom_theme_settings|newsletters|products|roles|roles_users|settings)$/.test(element),
    )
    .map((line) => JSON.stringify(line))
    .toSorted();

describe.skipIf(why !== null)(`a running Ghost${why === null ? '' : ` (${why})`}`, () => {
  let mover: Mover;
  let ghost: GhostDesk;

  const move = (source: string, output: string, key: string | null): Promise<Moved> =>
    mover.move(
      { source, output: join(mover.folder, output), home: ghost.url, fetch: true, allowLoopback: true },
      { key, now: Math.floor(Date.now() / 1000) },
    );

  beforeAll(async () => {
    mover = await openMover();
    ghost = await startGhost({ port: await freePort() });
    await fillGhost(ghost, posts);
  }, 500_000);
  afterAll(async () => {
    await ghost?.stop();
    await mover.end();
  });

  it('gives the articles, addresses and ledger lines of its own export to the Admin API', async () => {
    const ofExport = await move(await mover.write('export.json', await ghost.exported()), 'export', null);
    const ofSite = await move(ghost.url, 'site', ghost.adminKey);
    expect(Object.keys(articles(ofSite))).toHaveLength(posts + 3);
    expect(articles(ofSite)).toEqual(articles(ofExport));
    expect(addresses(ofSite)).toEqual(addresses(ofExport));
    expect(ledger(ofSite)).toEqual(ledger(ofExport));
  }, 200_000);

  it('gives the beginning of a closed text to the Content API, and notes what it lacks', async () => {
    const ofReader = await move(ghost.url, 'reader', ghost.contentKey);
    expect(JSON.stringify(ofReader.files)).not.toContain('titkos');
    const closed = Object.values(articles(ofReader)).find((text) => headOf(text)['gated'] === true);
    expect(closed).toMatch(/első bekezdése[\s\S]*<!-- gate -->/);
    const lacking = ofReader.ledger.filter(({ element }) => element === 'closed text');
    expect(lacking.length).toBeGreaterThan(10);
  }, 200_000);
});
