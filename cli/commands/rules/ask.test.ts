import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askRules } from '../../ask/ask-rules.ts';
import { objects, run } from '../../cli.fake.ts';

const answer = async (rule: string, question: object): Promise<unknown> =>
  objects(await run(['ask', rule], { input: [JSON.stringify(question)] }))[0]?.['answer'];

describe('ask', () => {
  it.each([
    ['site', { host: 'LAPUNK.example:80', path: '/g7/x' }, 'g7'],
    ['site', { host: 'testver.example', path: '/g7' }, 'testver'],
    ['redirect', { url: '/t?a' }, { status: 301, location: 'https://lapunk.example/tamogatas?a' }],
    ['redirect', { url: 'http://testver.example:81/x/' }, { status: 301, location: 'http://testver.example:81/x' }],
    ['redirect', { url: '/te' }, null],
    ['route', { url: '/kozlemenyek' }, { name: 'list', params: { slug: 'kozlemenyek' } }],
    ['route', { url: '/te/' }, null],
    ['route', { url: '/uploads/2024/03/28/x' }, null],
    ['route', { url: 'https://testver.example/after' }, null],
    ['route', { url: '/cimke/ő?oldal=2' }, { name: 'articles_by_tag', params: { fullPath: 'ő' } }],
    ['offered', { route: 'support', site: 'lapunk', donations: '1' }, false],
    ['offered', { route: 'support', site: 'lapunk', donations: '1', slug: 'siker' }, true],
    ['offered', { route: 'youth', site: 'testver', donations: '0' }, false],
    ['link', { route: 'articles_by_author', params: { fullPath: 'a b' }, page: 2 }, '/szerzo/a%20b?oldal=2'],
    [
      'link',
      { route: 'single_article', params: { mainSuperTag: 'tag', year: '2024', month: '03', day: '28', slug: 'x' } },
      null,
    ],
    [
      'link',
      { route: 'single_article', params: { year: '2024', month: '03', day: '28', slug: '_payload.json' } },
      null,
    ],
    ['link', { route: 'list', params: { slug: 'kozlemenyek' } }, '/kozlemenyek'],
    ['page-number', { query: 'oldal=3' }, 3],
    ['cache-query', { url: '/cimke/x?z=1&oldal=02' }, 'oldal=2'],
    [
      'preview-gate',
      { preview: true, loggedIn: false, path: '/te?a' },
      { go: 'redirect', to: '/login', remember: '/te?a' },
    ],
    [
      'preview-gate',
      { preview: true, loggedIn: false, path: '//evil' },
      { go: 'redirect', to: '/login', remember: '/' },
    ],
    ['relative-date', { at: 1_700_000_000, now: 1_700_000_300 }, '5 perce'],
    ['relative-date', { at: 1_711_600_000, now: 1_711_600_000, site: 'testver', more: 1 }, 'most'],
    ['date', { at: 1_711_629_000, time: true, site: 'testver' }, '2024. március 28. 14:30'],
    ['update-tag', { pubDate: 1, updatedAt: 1000, now: 1000 }, 'frissült'],
    ['update-tag', { pubDate: 1, updatedAt: null, now: 1000 }, null],
    ['truncate', { text: 'egy kettő három', limit: 10 }, 'egy kettő…'],
    ['thousands', { value: 1234, column: true }, '1\u00a0234'],
    ['money', { value: 12345, site: 'testver' }, '12\u00a0345\u00a0Lei'],
    ['duration', { seconds: 3661.9 }, '01:01:01'],
    ['hungarian-order', { words: ['csiga', 'cica', 'ábra', 'alma'] }, ['ábra', 'alma', 'cica', 'csiga']],
    ['visibility', { active: false, mainTagActive: true, loggedIn: false }, 'not-found'],
    [
      'canonical-path',
      { site: 'g7', mainSuperTag: 'penz', pubDate: 1_711_629_000, slug: 'x' },
      '/g7/penz/2024/03/28/x',
    ],
    ...['elo', '', '..', 'a/b', '_payload.json', '\ud800'].map((slug): [string, object, unknown] => [
      'canonical-path',
      { site: 'lapunk', mainSuperTag: 'belfold', pubDate: 1_711_629_000, slug },
      null,
    ]),
    ...['rovat', 'legfrissebb', 'tag', 'g7', ''].map((section): [string, object, unknown] => [
      'canonical-path',
      { site: 'lapunk', mainSuperTag: section, pubDate: 1_711_629_000, slug: 'x' },
      null,
    ]),
    ['same-address', { one: '/o%CC%88', other: '/%C3%B6' }, true],
    ['author-title', { site: 'lapunk', articleSite: 'g7', title: 'rovatvezető' }, 'g7'],
    ['highlight-index', { page: 2, items: 10, count: 4 }, 5],
    ['highlight-index', { items: 6, count: 9 }, 4],
    ['highlight-index', { items: 5, count: 9 }, null],
    ['highlight-box', { route: 'english', listed: [1, 2], highlights: [2, 3, 3, 4, 5, 6] }, [3, 4, 5, 6]],
    ['highlight-box', { route: 'english', listed: ['a'], highlights: ['a'] }, null],
    ['per-page', { route: 'g7' }, 5],
    ['list-filter', { url: '/szerzo/x' }, { by: 'author', value: 'x' }],
    ['auto-block', { used: [1, 2, 4], chance: 0.9 }, { version: 3, used: [1, 2, 4, 3] }],
    ['auto-block', { used: [4, 3, 2, 1], chance: 0 }, { version: 1, used: [1] }],
    ['recommender-version', { chance: 0.99 }, 20],
    ['image-variant', { path: '/uploads/a/kep.jpg', size: 'cover', modifier: '2x' }, '/uploads/a/kep_cover:2x.jpg'],
    [
      'image-variant',
      { path: '/uploads/kep.jpg', size: 'barmi', assetsUrl: 'https://a.example' },
      'https://a.example/kep_barmi.jpg',
    ],
    [
      'srcset',
      { path: '/uploads/k.jpg', size: 'card' },
      '/uploads/k_card:1.25x.jpg 1.25x, /uploads/k_card:2x.jpg 2x, /uploads/k_card:3x.jpg 3x, /uploads/k_card:4x.jpg 4x',
    ],
  ])('%s %j answers %j', async (rule, question, expected) => {
    expect(await answer(rule, question)).toEqual(expected);
  });

  it("gives the recommender's pr list as many places as after and g7 leave", async () => {
    const question = { pr: [1, 2, 3, 4, 5], after: [6], newest: [1, 2, 3, 4, 5] };
    expect(await answer('recommender', question)).toMatchObject({ pr: [1, 2, 3], newest: [1, 2, 3, 4], g7: [] });
  });

  it('gives every answer a reason', async () => {
    expect(objects(await run(['ask', 'site'], { input: ['{"host":"x","path":"/"}'] }))).toEqual([
      { answer: 'lapunk', reason: 'unknown-host' },
    ]);
  });

  it('answers bad lines with an error, the others as ever, and ends with 3', async () => {
    const ran = await run(['ask', 'duration'], {
      input: ['{"seconds":5}', 'x', '', '[]', '{"seconds":-1}', '{"seconds":"5"}', '{"seconds":60}'],
    });
    expect(ran.code).toBe(3);
    expect(objects(ran).map((line) => ('error' in line ? 'error' : line['answer']))).toEqual([
      '00:05',
      'error',
      'error',
      'error',
      'error',
      '01:00',
    ]);
  });

  it('reads its questions from a file as well', async () => {
    const asked = (file: string): ReturnType<typeof run> =>
      run(['ask', 'page-number', '--input', file], { files: { 'q.jsonl': '{"query":"oldal=2"}\n{"query":""}\n' } });
    expect(objects(await asked('q.jsonl')).map((line) => line['answer'])).toEqual([2, null]);
    expect(await asked('none')).toMatchObject({ code: 3, out: '' });
  });

  it('lists every rule with a unique kebab-case name', async () => {
    const names = objects(await run(['ask', '--list', '--json'])).map(({ name }) => String(name));
    expect(new Set(names).size).toBe(askRules.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('survives any question to any rule', async () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom('lapunk', '/te', 'support', 'english', '0', 1, true, [1]),
    );
    const names = [
      'host',
      'path',
      'url',
      'route',
      'site',
      'at',
      'now',
      'text',
      'limit',
      'value',
      'seconds',
      'page',
      'items',
      'count',
      'used',
      'chance',
      'query',
      'size',
      'listed',
      'highlights',
      'pubDate',
      'updatedAt',
      'slug',
      'params',
      'words',
    ];
    const question = fc.dictionary(fc.constantFrom(...names), value);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...askRules),
        fc.array(question, { minLength: 1, maxLength: 5 }),
        async ({ name }, asked) => {
          const ran = await run(['ask', name], { input: asked.map((line) => JSON.stringify(line)) });
          expect(objects(ran)).toHaveLength(asked.length);
          expect([0, 3]).toContain(ran.code);
        },
      ),
      { numRuns: 100 },
    );
  });
});
