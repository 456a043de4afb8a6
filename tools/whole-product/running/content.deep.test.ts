import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startTestPostgres, type TestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import { brand } from '../../../config/settings/brand.ts';
import { ask, build, startSite, taviro } from './built-process.fake.ts';

/*
 * Content survives an import, five restarts, a backup and a restore: every table has the same rows at each step. `npm
 * run test:content` adds the upgrade.
 */

type Env = Readonly<Record<string, string>>;
type Tables = Readonly<Record<string, string>>;

const articles = 40;
const host = `${brand.slug}.localhost`;

const withPostgres = await hasPostgres();

describe('the content of a newsroom', () => {
  let folder = '';
  const steps: Record<string, Tables> = {};
  const at = (name: string): string => join(folder, name);
  const first = (): Env => ({ DATA_DIR: at('first') });

  const run = async (args: readonly string[], env: Env): Promise<string> => {
    const { code, out, err } = await taviro(args, env);
    expect([code, err], args.join(' ')).toEqual([0, expect.any(String)]);
    return out;
  };
  const look = async (step: string, env: Env): Promise<Tables> => {
    const file = at(`look-${Object.keys(steps).length}.gz`);
    await run(['db', 'backup', file, '--without-readers'], env);
    const { tables } = JSON.parse(await run(['db', 'verify', file, '--without-readers', '--json'], env)) as {
      readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
    };
    const content = tables.filter(({ name }) => name !== 'topic_articles');
    steps[step] = Object.fromEntries(content.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256.slice(0, 12)}`]));
    return steps[step];
  };
  const restart = async (env: Env & { readonly DATA_DIR: string }): Promise<void> => {
    const site = await startSite(env);
    expect((await ask(site.port, host, '/legfrissebb')).body.includes('Próbacikk 9.')).toBe(true);
    await site.stop();
  };
  const listed = async (what: string, env: Env): Promise<number> =>
    (await run([what, 'list', '--json'], env)).trim().split('\n').length;

  beforeAll(async () => {
    await build();
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    const picture = { create: { width: 40, height: 30, channels: 3 as const, background: '#135' } };
    await writeFile(at('kep.jpg'), await sharp(picture).jpeg().toBuffer());
    for (let number = 1; number <= articles; number += 1) {
      const head = {
        site: 'main',
        type: 'article',
        section: 'belfold',
        tags: ['Próba'],
        authors: ['kiss-anna'],
        flags: [],
        title: `Próbacikk ${number}.`,
        lead: 'Bevezető.',
        cover: { file: 'kep.jpg', caption: '', credit: '' },
      };
      await writeFile(at(`proba-${number}.html`), `${JSON.stringify(head)}\n---\n<p>Szöveg.</p>\n`);
    }
    await writeFile(
      at('newspaper.json'),
      JSON.stringify({
        sections: [{ site: 'main', slug: 'belfold', name: 'Belföld' }],
        authors: [{ slug: 'kiss-anna', name: 'Kiss Anna' }],
      }),
    );
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('equals the import, and five restarts change no row', async () => {
    await run(['init', '--empty', '--from', at('newspaper.json')], first());
    await run(['content', 'import', folder], first());
    const imported = await look('imported', first());
    expect(imported['articles']).toMatch(new RegExp(`^${articles} `));
    for (let time = 1; time <= 5; time += 1) {
      await restart({ DATA_DIR: at('first') });
      expect(await look(`restart ${time}`, first())).toEqual(imported);
    }
  }, 180_000);

  it('is the same where a backup is restored, with readers and names of the staff', async () => {
    const before = steps['imported'];
    for (const reader of ['a', 'b', 'c'])
      await run(
        [
          'subscriptions',
          'give',
          `${reader}@olvaso.example`,
          '--days',
          '30',
          '--title',
          'Havi',
          '--amount',
          '3000',
          '--period',
          'month',
        ],
        first(),
      );
    expect(
      await taviro(['users', 'add', 'eva@lapunk.example', '--name', 'Éva'], first(), 'lila-hegedu-felhok-alatt\n'),
    ).toMatchObject({ code: 0 });
    await run(['db', 'backup-key', at('key')], first());
    await run(['db', 'backup', at('whole.gz'), '--readers-key', at('key.pub')], first());
    const second = { DATA_DIR: at('second') };
    await run(['db', 'restore', at('whole.gz'), '--readers-identity', at('key')], second);
    expect(await look('restored', second)).toEqual({ ...before, staff_accounts: expect.any(String) });
    await restart(second);
    expect(await look('restored, restarted', second)).toEqual(steps['restored']);
    expect([await listed('subscriptions', second), await listed('users', second)]).toEqual([3, 1]);
  }, 180_000);

  it.runIf(withPostgres)(
    'is the same on a server',
    async () => {
      const postgres: TestPostgres = (await startTestPostgres())!;
      const third = { DATA_DIR: at('third'), DATABASE_URL: postgres.databaseUrl };
      await run(['db', 'restore', at('whole.gz'), '--readers-identity', at('key')], third);
      await restart(third);
      expect(await look('on PostgreSQL', third)).toEqual(steps['restored']);
      await postgres.stop();
      const rowsIn = (tables: Tables): number =>
        Object.values(tables).reduce((sum, one) => sum + Number.parseInt(one), 0);
      for (const [step, tables] of Object.entries(steps))
        console.log(
          `${step}: ${Object.keys(tables).length} tables, ${rowsIn(tables)} rows, ${tables['articles']?.split(' ')[0]} articles`,
        );
    },
    180_000,
  );
});
