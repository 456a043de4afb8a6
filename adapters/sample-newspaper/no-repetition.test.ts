import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '../origin/content/slug-of.ts';
import { startTestOrigin } from '../origin/testing/ask-origin.ts';
import type { TestOrigin } from '../origin/testing/ask-origin.ts';
import { fiveSites } from '../origin/testing/five-sites.ts';
import { supplementSections } from './content/supplements/supplement-articles.ts';
import { buildSampleContent } from './write/build-sample-content.ts';

const first = Date.parse('2026-11-21T10:00:00+01:00') / 1000;
const content = buildSampleContent(fiveSites, first);
const articles = content.articles ?? [];
const [perPage, pages] = [50, [1, 2]] as const;
const shownOfLead = 200;

interface Shown {
  readonly title: string;
  readonly lead: string;
}

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startTestOrigin({ inMemory: true }, content, () => first + 60);
}, 600_000);
afterAll(() => origin.close());

const tenPages = async (site: string, query: string): Promise<readonly Shown[]> => {
  const answers = [];
  for (const page of pages) answers.push(await origin.ask(`/api/articles?${query}&page=${page}`, site));
  return answers.flatMap(({ json }) => json?.items ?? []);
};

const twice = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => word !== '' && words.indexOf(word) !== at);

const expectNothingTwice = (list: string, shown: readonly Shown[]): void => {
  expect(twice(shown.map(({ title }) => title)), `${list}: titles`).toEqual([]);
  expect(twice(shown.map(({ lead }) => lead.slice(0, shownOfLead))), `${list}: leads`).toEqual([]);
};

const labelsOf = (role: string, of: (article: (typeof articles)[number]) => readonly string[]): readonly string[] => [
  ...new Set(articles.filter(({ site }) => site === role).flatMap(of)),
];

describe.each(fiveSites)(
  'within ten pages of any list of $slug, as its readers ask for it,',
  ({ role, slug: site }) => {
    it.each([
      ['the newest', () => ['limit=50&filters[parent]=null', `perPage=${perPage}&filters[site]=${site}`]],
      [
        'sections and supplements',
        () =>
          labelsOf(role, ({ section, alsoIn = [] }) => [...(section === null ? [] : [section]), ...alsoIn]).map(
            (slug) => `perPage=${perPage}&filters[mstag]=${slug}`,
          ),
      ],
      [
        'authors',
        () => labelsOf(role, ({ authors = [] }) => authors).map((slug) => `perPage=${perPage}&filters[author]=${slug}`),
      ],
      [
        'tags',
        () =>
          labelsOf(role, ({ tags = [] }) => tags.map(slugOf)).map((slug) => `perPage=${perPage}&filters[tag]=${slug}`),
      ],
    ] as const)(
      'no title and no lead stands twice: %s',
      async (_, lists) => {
        const all = lists();
        expect(all.length).toBeGreaterThan(0);
        for (const list of all) {
          const shown = await tenPages(site, list);
          expect(shown.length, list).toBeGreaterThan(0);
          expectNothingTwice(list, shown);
        }
      },
      60_000,
    );
  },
);

describe('every supplement', () => {
  it('has several pages, and the large ones fifty articles', async () => {
    const small = ['tokio-2020', 'orosz-ukran-valsag'];
    for (const { slug } of supplementSections) {
      const shown = await tenPages('lapunk', `perPage=${perPage}&filters[mstag]=${slug}`);
      expect(shown.length, slug).toBeGreaterThanOrEqual(small.includes(slug) ? 30 : 50);
    }
  });
});
