import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const input = [
  '/te',
  '/te?email=kis.eva@pelda.hu',
  '/te?fbclid=titok',
  '/te?oldal=3',
  '/te?titok=1',
  '/te?a&b',
  '/t',
  '/shop',
  '/nincs',
  '/%zz',
  '/rss',
  '/szerzo/kis@pelda.hu',
  'https://testver.example/te',
  '/cimke/x',
  '/cimke/y',
  '/cimke/y?oldal=2',
];

describe('sample', () => {
  it('has one URL for each route, rule and class of query, and no personal data', async () => {
    const { out, code } = await run(['sample'], { input });
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'https://lapunk.example/te\t200\tyouth',
      'https://lapunk.example/te?email=x\t200\tyouth',
      'https://lapunk.example/te?fbclid=x\t302\thttps://lapunk.example/te',
      'https://lapunk.example/te?oldal=3\t200\tyouth',
      'https://lapunk.example/t\t301\thttps://lapunk.example/tamogatas',
      'https://lapunk.example/shop\t301\thttps://bolt.example/',
      'https://lapunk.example/nincs\t404\tnot-found',
      'https://lapunk.example/%zz\t400\tbad-request',
      'https://lapunk.example/rss\t200\tresource',
      'https://testver.example/te\t404\tyouth',
      'https://lapunk.example/cimke/x\t200\tarticles_by_tag',
      'https://lapunk.example/cimke/y?oldal=2\t200\tarticles_by_tag',
      '',
    ]);
  });

  it('is as large as wanted, by how frequent its kinds are', async () => {
    expect(
      (await run(['sample', '-n', '2'], { input: ['/te', '/t', '/cimke/x', '/t', '/cimke/y'] })).out
        .split('\n')
        .map((line) => line.split('\t')[0]),
    ).toEqual(['https://lapunk.example/t', 'https://lapunk.example/cimke/x', '']);
    expect(await run(['sample', '-n', '0'], { input })).toMatchObject({ code: 2 });
  });

  it('passes the check that it is made for', async () => {
    const address = fc.oneof(
      fc.webPath(),
      fc.webUrl({ withQueryParameters: true }),
      fc.constantFrom(...input),
      fc.string().map((text) => `/${text}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 10 }), async (addresses) => {
        const { out } = await run(['sample', '--max-bad', '100%'], { input: addresses });
        const code = out === '' ? 3 : 0;
        expect((await run(['check', 'sample'], { files: { sample: out } })).code).toBe(code);
        const json = await run(['sample', '--json', '--max-bad', '100%'], { input: addresses });
        expect(objects(json)).toHaveLength(out.split('\n').length - 1);
        expect((await run(['check', 'sample'], { files: { sample: json.out } })).code).toBe(code);
      }),
      { numRuns: 20 },
    );
  });

  it('goes to a file when one is named', async () => {
    expect((await run(['sample', '-o', 'set.tsv'], { input: ['/te'] })).written).toEqual({
      'set.tsv': 'https://lapunk.example/te\t200\tyouth\n',
    });
  });
});
