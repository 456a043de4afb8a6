import type { Menu } from '#adapters/origin/content/newsroom-content.ts';
import type { OriginSite } from '#adapters/origin/database/schema/origin-site.ts';
import type { SampleNewspaper } from '#adapters/origin/newsroom/context/sample-newspaper.ts';

/** Loaded on demand: most starts and commands do not need it. */
export const sampleNewspaper: SampleNewspaper = {
  keep: async (db, wanted) => {
    const { keepSample } = await import('#adapters/sample-newspaper/write/keep-sample.ts');
    return keepSample(db, wanted);
  },
  remove: async (db, wanted) => {
    const { removeSample } = await import('#adapters/sample-newspaper/write/remove-sample.ts');
    return removeSample(db, wanted);
  },
  originals: {
    areThere: async (dataDir) =>
      (await import('#adapters/sample-newspaper/write/make-originals.ts')).originalsAreThere(dataDir),
    make: async (wanted) => (await import('#adapters/sample-newspaper/write/make-originals.ts')).makeOriginals(wanted),
  },
  renew: async (db, now) => {
    const { beginningOf } = await import('#adapters/origin/content/beginning.ts');
    const { renewSeasons } = await import('#adapters/sample-newspaper/live-scores/keep-live-scores.ts');
    const { keepFigures } = await import('#adapters/sample-newspaper/write/keep-figures.ts');
    await db.transaction().execute(async (all) => {
      if ((await beginningOf(all)) !== 'sample') return;
      await renewSeasons(all, now);
      await keepFigures(all, now);
    });
  },
};

export const firstMenus = async (sites: readonly OriginSite[]): Promise<readonly Menu[]> => {
  const { menusFor } = await import('#adapters/sample-newspaper/content/menus.ts');
  return menusFor(sites);
};
