import { afterAll, beforeAll, describe, it } from 'vitest';
import { build } from '#tools/whole-product/running/built-process.fake.ts';
import { type EngineSite, startEngineSite } from './engine-site.ts';
import { firefox } from './firefox.ts';
import { readAnArticle } from './journeys.ts';
import { webkit } from './webkit.ts';

let site: EngineSite;
beforeAll(async () => {
  await build();
  site = await startEngineSite();
}, 240_000);
afterAll(() => site.close());

for (const kind of [firefox, webkit])
  describe.skipIf(!kind.isInstalled)(`in ${kind.name} a reader`, () => {
    it('opens an article of a list', async () => {
      const engine = await kind.start('light');
      try {
        await readAnArticle(await engine.newTab(), site);
      } finally {
        await engine.close();
      }
    });
  });
