import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUsed } from '../../media/uploads/shared-uploads.ts';
import { now } from '../../testing/small-content.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { execute } from '../execute.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#a40' } });
  await newsroom.write('kep.png', await picture.png().toBuffer());
}, 60_000);
afterAll(() => newsroom.close());

const text = (head: object, html: string): string =>
  `${JSON.stringify({ site: 'main', title: 'Impresszum', ...head })}\n---\n${html}\n`;

const put = async (slug: string, written: string) => {
  const files = [{ name: `${slug}.html`, text: written, folder: newsroom.dataDir }];
  return (await execute(newsroom, { do: 'import-documents', files })) as {
    readonly done: { readonly faults: readonly { kind: string }[]; readonly documents: readonly object[] };
    readonly edition: object | null;
  };
};
const stored = (slug: string) => newsroom.db.selectFrom('docs').selectAll().where('slug', '=', slug).executeTakeFirst();
const removed = async () => (await newsroom.db.selectFrom('removed_uploads').select('name').execute()).length;

describe('a document from a file', () => {
  it('is created, updated when it changed, and deleted with its pictures', async () => {
    const written = text({ lead: 'Kik' }, '<p>Szöveg</p><figure data-picture="kep.png"></figure>');
    expect(await put('impresszum', written)).toMatchObject({
      done: { faults: [], documents: [{ site: 'main', slug: 'impresszum', what: 'created' }] },
      edition: { number: expect.any(Number) },
    });
    const { content = '', ...row } = (await stored('impresszum')) ?? {};
    expect(row).toMatchObject({ title: 'Impresszum', lead: 'Kik', updated_at: now });
    const [, name = ''] = /data-src="\/uploads\/([^"]+)"/.exec(content) ?? [];
    expect([name, await isUsed(newsroom.db, name)]).toEqual([expect.stringMatching(/^kep-\w{10}\.png$/), true]);
    expect(await put('impresszum', written)).toMatchObject({
      done: { documents: [{ what: 'unchanged' }] },
      edition: null,
    });
    const later = await put('impresszum', text({ updatedAt: '2024-03-28T10:00:00Z' }, content));
    expect(later).toMatchObject({ done: { documents: [{ what: 'updated' }] } });
    expect(await stored('impresszum')).toMatchObject({ lead: '', updated_at: 1_711_620_000 });
    expect(await execute(newsroom, { do: 'list-documents', site: null })).toMatchObject({
      done: { documents: expect.arrayContaining([expect.objectContaining({ slug: 'impresszum' })]) },
    });
    const before = await removed();
    expect(await execute(newsroom, { do: 'delete-documents', site: 'main', slugs: ['impresszum'] })).toMatchObject({
      done: { deleted: ['impresszum'] },
    });
    expect([await stored('impresszum'), (await removed()) - before]).toEqual([undefined, 1]);
    await put('impresszum', written);
    expect(await removed()).toBe(before);
  });

  it.each([
    ['open-gate', text({}, '<p>Nyílt</p><!-- gate --><p>Zárt</p>')],
    ['open-gate', text({}, '<p>Nyílt</p><!--members-only--><p>Zárt</p>')],
    ['no-body', text({}, '')],
    ['no-head', '<p>Szöveg</p>'],
    ['unknown-field', text({ active: false }, '<p>Szöveg</p>')],
    ['missing', text({ title: undefined }, '<p>Szöveg</p>')],
    ['no-upload', text({}, '<figure data-type="picture" data-src="/uploads/nincs.jpg"></figure>')],
    ['bad-picture', text({}, '<figure data-picture="nincs.jpg"></figure>')],
  ])('is refused: %s', async (kind, written) => {
    const { done } = await put('rossz', written);
    expect(done.faults.map((fault) => fault.kind)).toContain(kind);
    expect(await stored('rossz')).toBeUndefined();
  });

  it('is not deleted when another name is unknown', async () => {
    await put('marad', text({}, '<p>Szöveg</p>'));
    expect(await execute(newsroom, { do: 'delete-documents', site: 'main', slugs: ['marad', 'nincs'] })).toEqual({
      failed: 'no-document',
      about: 'nincs',
    });
    expect(await stored('marad')).toBeDefined();
  });
});
