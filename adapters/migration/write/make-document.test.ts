import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';
import { type GivenItem, wxrOf } from '../wxr/wxr.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const moved = async (items: readonly GivenItem[]): Promise<Moved> => {
  await mover.write('export.xml', wxrOf(items));
  return mover.move({});
};

const page: GivenItem = { id: 4, type: 'page', title: 'Rólunk', slug: 'rolunk', link: '/rolunk/' };

const targetOf = ({ files }: Moved, from: string): string | undefined => {
  const { rules } = JSON.parse(files['redirects.json'] ?? '') as { rules: readonly { from: string; to: string }[] };
  return rules.find((rule) => rule.from === from)?.to;
};

describe('a page of the old site', () => {
  it('becomes a document outside of lists, and its addresses lead there', async () => {
    const result = await moved([
      {
        ...page,
        excerpt: 'Kik vagyunk',
        content: '<p>Szerkesztők</p><!-- wp:nextpage --><!-- /wp:nextpage --><p>Cím</p>',
      },
      { id: 5, content: '<p><a href="/rolunk/">rólunk</a></p>' },
    ]);
    expect(headOf(result.files['documents/rolunk.html'])).toEqual({
      site: 'main',
      slug: 'rolunk',
      title: 'Rólunk',
      lead: 'Kik vagyunk',
      updatedAt: '2024-03-28T10:00:00Z',
    });
    expect(bodyOf(result.files['documents/rolunk.html'])).toMatch(/<p>Szerkesztők<\/p>\s*<p>Cím<\/p>/);
    expect(targetOf(result, '/rolunk')).toBe('/dokumentum/rolunk');
    expect(bodyOf(result.files['articles/2024/03/cikk-5.html'])).toContain('href="/dokumentum/rolunk"');
  });

  it.each<[string, Partial<GivenItem>]>([
    ['draft', { status: 'draft' }],
    ['private', { status: 'private' }],
    ['password', { password: 'titok-123' }],
    ['members only', { meta: { _is_paid: '1' } }],
    ['closed in part', { content: '<p>Nyílt</p>[restrict]<p>Zárt</p>[/restrict]' }],
    ['closed by a divider', { content: '<p>Nyílt</p><!--members-only--><p>Zárt</p>' }],
  ])('that is %s stays an article: documents are public as a whole', async (_, given) => {
    const result = await moved([
      { ...page, ...given },
      { id: 5, content: '<a href="/rolunk/">rólunk</a>' },
    ]);
    expect(Object.keys(result.files).filter((name) => name.startsWith('documents'))).toEqual([]);
    const text = Object.entries(result.files).find(([name]) => name.endsWith('/rolunk.html'))?.[1];
    expect(headOf(text)).toMatchObject((given.status ?? given.password) ? { active: false } : { gated: true });
    expect(targetOf(result, '/rolunk')).toBe((given.status ?? given.password) ? undefined : '/2024/03/28/rolunk');
  });

  it('keeps its address in a resumed run', async () => {
    await mover.write(
      'export.xml',
      wxrOf([
        { ...page, content: '<p>Nyílt</p>[restrict]<p>Zárt</p>[/restrict]' },
        { ...page, id: 6, slug: 'nyitott' },
      ]),
    );
    const { files } = await mover.move({});
    expect((await mover.move({ resume: true })).files).toEqual(files);
  });
});
