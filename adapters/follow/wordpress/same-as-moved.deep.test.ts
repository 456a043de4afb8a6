import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMover, type Mover } from '#adapters/migration/migration.fake.ts';
import { freePort } from '#tools/desks/free-port.ts';
import { fillWordpress } from '#tools/desks/old-newspaper.ts';
import { startWordpress, type WordpressDesk, whyNoWordpress } from '#tools/desks/wordpress.ts';
import { filesByFollowing, filesByMove } from './same-files.fake.ts';

const why = whyNoWordpress();

describe.skipIf(why !== null)(`a filled WordPress${why === null ? '' : ` (${why})`}`, () => {
  let wordpress: WordpressDesk;
  let mover: Mover;
  beforeAll(async () => {
    wordpress = await startWordpress({ port: await freePort() });
    await fillWordpress(wordpress, 60);
  }, 500_000);
  afterAll(() => wordpress?.stop());

  it.each([true, false])(
    'has the same import files whether it is followed or moved (key: %s)',
    async (hasKey) => {
      mover = await openMover();
      const key = hasKey ? `${wordpress.user}:${wordpress.password}` : null;
      const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/posts?per_page=100&_fields=id`);
      const ids = ((await answer.json()) as readonly { readonly id: number }[]).map(({ id }) => String(id));
      const moved = await filesByMove(mover, wordpress.url, key);
      const published = Object.fromEntries(ids.flatMap((id) => (moved[id] === undefined ? [] : [[id, moved[id]]])));
      expect(Object.keys(published).length).toBeGreaterThan(30);
      expect(await filesByFollowing(mover.folder, wordpress.url, key, ids)).toEqual(published);
      await mover.end();
    },
    300_000,
  );
});
