import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const one = { site: 'main', slug: 'impresszum', title: 'Impresszum', updatedAt: 1_711_620_000 };

const ran = (args: readonly string[], done: unknown) => run(['documents', ...args], { execute: () => ({ done }) });

describe('documents', () => {
  it('reports what an import did, and its faults with exit code 1', async () => {
    const documents = [{ site: 'main', slug: 'impresszum', what: 'created' }];
    const imported = await ran(['import', 'impresszum.html'], { faults: [], unshown: [], documents });
    expect([imported.code, imported.err]).toEqual([0, 'dokumentumok: 1 új, 0 módosult, 0 változatlan\n']);
    const fault = { file: 'impresszum.html', line: 3, kind: 'no-body' };
    const refused = await ran(['import', 'impresszum.html'], { faults: [fault], unshown: [], documents: [] });
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('impresszum.html:3')]);
  });

  it('lists them as a table or JSON', async () => {
    expect((await ran(['list'], { documents: [one] })).out).toMatch(/2024-03-28 11:00 +main +impresszum +Impresszum/);
    expect(objects(await ran(['list', '--json', '--site', 'main'], { documents: [one] }))).toEqual([
      { schemaVersion: 1, ...one },
    ]);
  });

  it('deletes by slug', async () => {
    expect((await ran(['delete', 'main', 'impresszum'], { deleted: ['impresszum'] })).err).toBe(
      'törölve: impresszum\n',
    );
  });
});
