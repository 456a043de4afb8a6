import { afterAll, beforeAll, describe, it } from 'vitest';
import { build } from '#tools/whole-product/running/built-process.fake.ts';
import type { Engine } from './engine.ts';
import { type EngineSite, startEngineSite } from './engine-site.ts';
import { firefox } from './firefox.ts';
import { journeys, readByNight } from './journeys.ts';
import { webkit } from './webkit.ts';

let site: EngineSite;
beforeAll(async () => {
  await build();
  site = await startEngineSite();
}, 240_000);
afterAll(() => site.close());

for (const kind of [firefox, webkit])
  describe.skipIf(!kind.isInstalled)(`in ${kind.name} a reader`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await kind.start('light');
    });
    afterAll(() => engine.close());

    it.each(Object.entries(journeys))('%s', async (_, follow) => {
      const tab = await engine.newTab();
      try {
        await follow(tab, site);
      } finally {
        await tab.close();
      }
    });

    it('reads by night', async () => {
      const dark = await kind.start('dark');
      try {
        await readByNight(await dark.newTab(), site);
      } finally {
        await dark.close();
      }
    });
  });
