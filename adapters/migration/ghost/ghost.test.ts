import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const post = (given: object): object => ({
  id: 'p1',
  title: 'Cím',
  slug: 'cim',
  html: '<p>Szöveg</p>',
  type: 'post',
  status: 'published',
  visibility: 'public',
  featured: 0,
  published_at: '2024-03-28T10:00:00.000Z',
  ...given,
});

const moved = async (posts: readonly object[], tables: Readonly<Record<string, unknown>> = {}): Promise<Moved> => {
  const data = { posts, ...tables };
  const source = await mover.write('ghost.json', JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data }] }));
  return mover.move({ source });
};

const fileIn = ({ files }: Moved): string => Object.entries(files).find(([name]) => name.endsWith('.html'))?.[1] ?? '';

describe('a Ghost export', () => {
  it('gives an article its tags in order, authors and metadata, in any order of tables', async () => {
    const result = await moved([post({ custom_excerpt: 'Kivonat', featured: 1 })], {
      posts_tags: [
        { post_id: 'p1', tag_id: 't2', sort_order: 1 },
        { post_id: 'p1', tag_id: 't1', sort_order: 0 },
        { post_id: 'p1', tag_id: 't3', sort_order: 2 },
      ],
      tags: [
        { id: 't1', name: 'Belföld', slug: 'belfold' },
        { id: 't2', name: 'Duna', slug: 'duna' },
        { id: 't3', name: '#belso', slug: 'hash-belso', visibility: 'internal' },
      ],
      users: [{ id: 'u1', name: 'Kiss Anna', slug: 'kiss-anna', email: 'anna@regi.example', password: '$2a$titok' }],
      posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
      posts_meta: [{ post_id: 'p1', meta_description: 'Leírás' }],
      settings: [{ key: 'title', value: 'Lap' }],
    });
    expect(headOf(fileIn(result))).toMatchObject({
      section: { slug: 'belfold', name: 'Belföld' },
      tags: ['Belföld', 'Duna'],
      authors: [{ slug: 'kiss-anna', name: 'Kiss Anna' }],
      lead: 'Kivonat',
      flags: ['legfontosabb'],
      ogDescription: 'Leírás',
      publishedAt: '2024-03-28T10:00:00Z',
    });
    expect(JSON.stringify(result.files)).not.toMatch(/anna@regi|titok/);
    expect(result.ledger.find(({ element }) => element === 'row:settings')).toMatchObject({ dropped: 1 });
  });

  it.each(['members', 'paid', 'tiers', 'valami'])(
    'closes a text for %s, and keeps its words out of the head',
    async (visibility) => {
      const result = await moved([
        post({
          visibility,
          html: '<p>Ez a mondat csak a támogatóké.</p>',
          custom_excerpt: 'Ez a mondat csak a támogatóké.',
        }),
      ]);
      expect(headOf(fileIn(result))).toMatchObject({ gated: true, lead: '' });
      expect(bodyOf(fileIn(result))).toMatch(/^<!-- gate -->/);
    },
  );

  it('closes a public text from its divider on', async () => {
    const result = await moved([post({ html: '<p>Nyílt</p><!--members-only--><p>Zárt</p>' })]);
    expect(headOf(fileIn(result))['gated']).toBe(true);
    expect(bodyOf(fileIn(result))).toContain('<p>Nyílt</p>');
  });

  it.each([
    ['https://tars.example/cim', 'https://regi.example', 'https://tars.example/cim'],
    ['__GHOST_URL__/cim/', 'https://regi.example', undefined],
    ['__GHOST_URL__/cim/', null, undefined],
    ['https://regi.example/cim/', null, undefined],
  ])('keeps its search title; of the canonical address %s from %s: %s', async (canonical_url, home, kept) => {
    const data = { posts: [post({ canonical_url })], posts_meta: [{ post_id: 'p1', meta_title: 'Keresőcím' }] };
    const source = await mover.write('ghost.json', JSON.stringify({ db: [{ data }] }));
    const head = headOf(fileIn(await mover.move({ source, home })));
    expect([head['searchTitle'], head['canonicalUrl']]).toEqual(['Keresőcím', kept]);
  });

  it.each(['draft', 'scheduled', 'sent'])('hides a text that is %s', async (status) => {
    expect(headOf(fileIn(await moved([post({ status })])))).toMatchObject({ active: false });
  });

  it('renders the text of both of its editors where the export has no HTML', async () => {
    const lexical = JSON.stringify({
      root: {
        type: 'root',
        children: [
          { type: 'paragraph', children: [{ type: 'extended-text', text: 'Kövér', format: 1 }, { type: 'linebreak' }] },
          { type: 'heading', tag: 'h3', children: [{ type: 'text', text: 'Fej', format: 0 }] },
          { type: 'button', buttonText: 'Gomb', buttonUrl: 'https://m.example/' },
          { type: 'signup', header: 'Iratkozz fel' },
        ],
      },
    });
    const fromLexical = await moved([post({ html: null, lexical })]);
    expect(bodyOf(fileIn(fromLexical))).toBe(
      '<p><strong>Kövér</strong><br></p>\n<h3>Fej</h3>\n<p><a href="https://m.example/">Gomb</a></p>',
    );
    expect(fromLexical.ledger.find(({ element }) => element === 'card:signup')).toMatchObject({ dropped: 1 });
    await mover.end();
    mover = await openMover();
    const mobiledoc = JSON.stringify({
      markups: [['em']],
      atoms: [],
      cards: [['image', { src: 'https://kep.example/a.jpg', alt: 'A' }]],
      sections: [
        [
          1,
          'p',
          [
            [0, [], 0, 'Sima '],
            [0, [0], 1, 'dőlt'],
          ],
        ],
        [10, 0],
        [3, 'ul', [[[0, [], 0, 'elem']]]],
      ],
    });
    expect(bodyOf(fileIn(await moved([post({ html: '', mobiledoc })])))).toBe(
      '<p>Sima <em>dőlt</em></p>\n<figure><img src="https://kep.example/a.jpg" alt="A"></figure>\n<ul><li>elem</li></ul>',
    );
  });

  it.each(['{"a":1}', '{"data":{"x":[{"id":1}]}}', '{"db":[]}'])(
    'refuses %s, which Ghost did not write',
    async (json) => {
      const source = await mover.write('ghost.json', json);
      const { outcome, files } = await mover.move({ source });
      expect(outcome).toMatchObject({ failed: 'unreadable', about: expect.stringContaining('not an export of Ghost') });
      expect(files).toEqual({});
    },
  );

  it('refuses a file that ends too early', async () => {
    const source = await mover.write('ghost.json', '{"db":[{"data":{"posts":[{"id":"1"');
    expect((await mover.move({ source })).outcome).toMatchObject({ failed: 'unreadable' });
  });
});
