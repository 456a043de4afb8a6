import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMover, type Mover } from '#adapters/migration/migration.fake.ts';
import { openRestSite, postOf, type RestSite } from '#adapters/migration/site/rest-site.fake.ts';
import { filesByMove, filesByFollowing } from './same-files.fake.ts';

let [mover, site] = [{} as Mover, {} as RestSite];
beforeEach(async () => {
  [mover, site] = [await openMover(), await openRestSite()];
});
afterEach(async () => {
  await site.end();
  await mover.end();
});

const of = (raw: string, rendered = raw) => ({ content: { raw, rendered } });
const posts = () => {
  const links = `<p><a href="${site.url}/2026/01/02/cikk-1/">előbb</a> <a href="${site.url}/category/belfold/">rovat</a></p>`;
  return [
    postOf(1, { categories: [3], author: 2, featured_media: 9, sticky: true }),
    postOf(2, {
      ...of(
        `<!-- wp:embed {"url":"https://video.example/1"} --><figure>https://video.example/1</figure><!-- /wp:embed -->
        <!-- wp:block {"ref":8} /-->[gallery ids="9"][caption]<img src="/kep.jpg" alt="" />Felirat[/caption]${links}`,
        `<figure><iframe src="https://video.example/1"></iframe></figure><p>Közös blokk.</p>
        <div class="wp-caption"><img src="/nincs.jpg" class="wp-image-9" /><p class="wp-caption-text">Szó</p></div>${links}`,
      ),
      meta: { _yoast_wpseo_title: 'Keresőcím', _yoast_wpseo_canonical: 'https://mas.example/cikk' },
    }),
    postOf(3, { password: 'titok', content: { ...of('<p>Rejtett.</p>').content, protected: true } }),
    postOf(4, { excerpt: { raw: '<p>Saját bevezető.</p>', rendered: '<p>Saját bevezető.</p>' } }),
  ];
};

const withoutRaw = <Row extends object>(row: Row): Row =>
  JSON.parse(JSON.stringify(row, (name, value: unknown) => (name === 'raw' ? undefined : value))) as Row;

describe('a post of WordPress', () => {
  it.each(['editor:password', null])('that is followed has the import file of a move (key: %s)', async (key) => {
    Object.assign(site.lists, {
      posts: key === null ? posts().map(withoutRaw) : posts(),
      media: [
        {
          id: 9,
          post: 1,
          source_url: `${site.url}/nincs.jpg`,
          alt_text: 'Alt',
          caption: { raw: 'Felirat', rendered: 'Felirat' },
        },
      ],
      users: [{ id: 2, slug: 'nagy-anna', name: 'Nagy Anna' }],
      categories: [
        { id: 3, slug: 'varos', name: 'Város', parent: 5 },
        { id: 5, slug: 'belfold', name: 'Belföld', parent: 0 },
      ],
      blocks: [{ ...postOf(8, of('<p>Közös blokk.</p>')), type: 'wp_block' }],
    });
    const moved = await filesByMove(mover, site.url, key);
    expect(Object.keys(moved).length).toBe(4);
    expect(await filesByFollowing(mover.folder, site.url, key, Object.keys(moved))).toEqual(moved);
  });
});
