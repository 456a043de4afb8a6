import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { beginningOf } from '../../content/beginning.ts';
import { migrate } from '../../database/maintenance/migrate.ts';
import { openDatabase } from '../../database/connection/open-database.ts';
import type { Content } from '../../process/origin-options.ts';
import { runOrigin } from '../../process/run-origin.ts';
import { testSecret } from '../../testing/ask-origin.ts';
import { layEmptyDatabase } from '../../testing/empty-database.ts';
import { fiveSites } from '../../testing/five-sites.ts';
import { noSample } from '../../testing/no-sample.ts';
import { findsNothing } from '../context/unshown.ts';
import { nothingReserved } from '../context/reserved-words.ts';
import { executeAlone } from '../execute-alone.ts';
import type { ToldOutcome } from '../execute.ts';
import { fileOf } from '../context/testing-newsroom.fake.ts';

let dataDir = '';
let writtenSamples = 0;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'begins-'));
  await layEmptyDatabase(dataDir);
  writtenSamples = 0;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const sample: typeof noSample = {
  ...noSample,
  keep: async (db, wanted) => {
    writtenSamples += 1;
    return noSample.keep(db, wanted);
  },
};

const order = (command: { readonly do: string } & Readonly<Record<string, unknown>>): Promise<ToldOutcome> =>
  executeAlone(
    {
      database: { dataDir },
      dataDir,
      sites: fiveSites,
      sample,
      reserved: { ...nothingReserved, sections: ['rovat'] },
      findUnshown: findsNothing,
      newsletters: [],
      newsletterPlans: [],
      time: systemTime,
    },
    command,
  );
const article = fileOf({
  section: { slug: 'belfold', name: 'Belföld' },
  authors: [{ slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró' }],
  cover: undefined,
});
const put = () =>
  order({ do: 'import', files: [{ name: 'elso.html', text: article, folder: dataDir }], dryRun: false });

const start = async (begins: 'sample' | 'empty' = 'sample'): Promise<void> => {
  const content: Content = { kind: 'stored', sites: fiveSites, begins };
  const origin = await runOrigin({
    database: { dataDir },
    dataDir,
    content,
    sample,
    siteHeader: 'x',
    secret: testSecret,
  });
  await origin.ready;
  await origin.close();
};
const look = async () => {
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  const found = {
    beginning: await beginningOf(db),
    articles: (await db.selectFrom('articles').select('slug').execute()).map(({ slug }) => slug),
    sections: (await db.selectFrom('super_tags').select('slug').execute()).map(({ slug }) => slug),
    fronts: new Set((await db.selectFrom('blocks').select('site').execute()).map(({ site }) => site)).size,
  };
  await close();
  return found;
};

describe('a start', () => {
  it('writes the sample into a new folder, even if a command has opened it before', async () => {
    await rm(dataDir, { recursive: true });
    await order({ do: 'migrate' });
    await order({ do: 'list', site: null, since: null, limit: 5 });
    await start();
    expect(writtenSamples).toBe(1);
  }, 60_000);

  it('writes no sample into a database that has or had an own article', async () => {
    expect(await put()).toMatchObject({ done: { faults: [] } });
    await start();
    await start();
    expect(await look()).toEqual({ beginning: 'own', articles: ['elso'], sections: ['belfold'], fronts: 5 });
    await order({ do: 'delete', site: 'main', slugs: ['elso'] });
    await start();
    expect([(await look()).articles, writtenSamples]).toEqual([[], 0]);
  }, 60_000);

  it('writes no sample after a restore', async () => {
    await put();
    await order({ do: 'backup', file: join(dataDir, 'm.gz'), readersKey: null });
    await rm(join(dataDir, 'pg'), { recursive: true });
    await layEmptyDatabase(dataDir);
    expect(
      await order({
        do: 'restore',
        file: join(dataDir, 'm.gz'),
        force: false,
        readersIdentity: null,
        withoutReaders: true,
      }),
    ).toHaveProperty('done');
    await start();
    expect([(await look()).articles, writtenSamples]).toEqual([['elso'], 0]);
  }, 60_000);

  it('begins an empty newspaper with fronts in public, and keeps it', async () => {
    await start('empty');
    await start('sample');
    expect(await look()).toEqual({ beginning: 'empty', articles: [], sections: [], fronts: 5 });
    expect(writtenSamples).toBe(0);
  }, 60_000);
});

describe('init', () => {
  it('begins an empty newspaper with the sections, authors and menus that are given', async () => {
    const newspaper = {
      sections: [{ site: 'main', slug: 'belfold', name: 'Belföld' }],
      authors: [{ slug: 'kiss-anna', name: 'Kiss Anna' }],
      menus: [{ site: 'main', menu: 'main', items: [{ label: 'Belföld', url: '/rovat/belfold' }] }],
    };
    expect(await order({ do: 'init-empty', newspaper })).toMatchObject({ done: { isNew: true } });
    await start();
    expect(await look()).toEqual({ beginning: 'empty', articles: [], sections: ['belfold'], fronts: 5 });
    expect(writtenSamples).toBe(0);
    expect(await order({ do: 'init-sample' })).toEqual({
      failed: 'begun',
      about: 'authors 1, super_tags 1, menu_items 1',
    });
  }, 60_000);

  it('is refused with the faults of the file, without any change', async () => {
    const section = { site: 'main', slug: 'belfold', name: 'Belföld' };
    const twice = await order({ do: 'init-empty', newspaper: { sections: [section, section], autors: [] } });
    expect(twice).toEqual({
      refused: expect.stringMatching(/^newspaper: .*"autors"|newspaper\.sections\.1: main\/belfold is repeated/),
    });
    expect(await order({ do: 'init-empty', newspaper: { sections: [{ ...section, slug: 'rovat' }] } })).toEqual({
      failed: 'reserved',
      about: 'rovat',
    });
    expect(await look()).toMatchObject({ beginning: null, sections: [] });
  }, 60_000);

  it('writes the sample once, and only into a database without content', async () => {
    await put();
    expect(await order({ do: 'init-sample' })).toMatchObject({ failed: 'begun' });
    expect(writtenSamples).toBe(0);
  }, 60_000);
});
