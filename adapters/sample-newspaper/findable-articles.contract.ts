import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../origin/content/article.ts';
import { askRaw, startTestOrigin, type TestOrigin } from '../origin/testing/ask-origin.ts';
import { fiveSites } from '../origin/testing/five-sites.ts';
import { buildSampleContent } from './write/build-sample-content.ts';

const first = Date.parse('2026-11-21T10:00:00+01:00') / 1000;
const now = first + 60;
const content = buildSampleContent(fiveSites, first);
const isOut = ({ active = true, publishedAt }: Article): boolean => active && publishedAt <= now;

interface Found {
  readonly slug: string;
  readonly title: string;
}

/** Sample titles have no letters that NFD does not decompose. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

const wordsOf = (text: string): string =>
  ` ${(
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `;

const triplesOf = (title: string): readonly string[] => {
  const words = title.split(/\s+/);
  return words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
};

export const describeFindableArticles = (
  which: string,
  loaded: (article: Article, at: number) => boolean = () => true,
): void => {
  describe(`an archive of ${which}`, () => {
    let origin: TestOrigin;
    const articles = (content.articles ?? []).filter(loaded);
    const picked = articles.filter(isOut);
    beforeAll(async () => {
      origin = await startTestOrigin({ inMemory: true }, { ...content, articles }, () => now);
    }, 600_000);
    afterAll(() => origin.close());

    const ask = async (path: string, given: Readonly<Record<string, string>>, { site }: Article) => {
      const slug = fiveSites.find(({ role }) => role === site)?.slug ?? '';
      const { json } = await askRaw(origin.url, `${path}?${new URLSearchParams(given)}`, { 'lapunk-sites': slug });
      return json.items as readonly Found[];
    };
    const archive = (term: string, article: Article) => ask('/api/search', { term }, article);
    const typeahead = (term: string, article: Article) => ask('/api/search/articles', { term }, article);
    const byTitle = (title: string, article: Article) =>
      ask('/api/search', { filters: JSON.stringify({ title: [title] }) }, article);

    const missing = (term: string, { slug }: Article, found: readonly Found[], max: number): readonly string[] => {
      if (found.some((one) => one.slug === slug)) return [];
      const alike = found.filter(({ title }) => wordsOf(title).includes(wordsOf(term)));
      return alike.length >= max ? [] : [`${slug}: ${term}`];
    };
    const notFirst = (term: string, { slug }: Article, found: readonly Found[]): readonly string[] => {
      const [one] = found;
      return one?.slug === slug || (one !== undefined && wordsOf(one.title) === wordsOf(term))
        ? []
        : [`${slug}: ${term}`];
    };
    const eachOf = async (faultsOf: (article: Article) => Promise<readonly string[]>): Promise<readonly string[]> => {
      const faults: string[] = [];
      for (const article of picked) faults.push(...(await faultsOf(article)));
      return faults;
    };

    it('finds each of them first by its title, in the archive, while it is typed, and as a tag', async () => {
      expect(picked.length).toBeGreaterThan(50);
      const faults = await eachOf(async (article) => [
        ...notFirst(article.title, article, await archive(article.title, article)),
        ...notFirst(article.title, article, await typeahead(article.title, article)),
        ...(article.title.length > 100 ? [] : notFirst(article.title, article, await byTitle(article.title, article))),
      ]);
      expect(faults).toEqual([]);
    }, 600_000);

    it('finds each of them by its title without accents', async () => {
      const faults = await eachOf(async (article) => {
        const term = withoutAccents(article.title);
        return [
          ...missing(term, article, await archive(term, article), 10),
          ...missing(term, article, await typeahead(term, article), 5),
        ];
      });
      expect(faults).toEqual([]);
    }, 600_000);

    it('finds each of them by any three words of its title that follow each other', async () => {
      const faults = await eachOf(async (article) => {
        const wrong: string[] = [];
        for (const term of triplesOf(article.title))
          wrong.push(
            ...missing(term, article, await archive(term, article), 10),
            ...missing(term, article, await typeahead(term, article), 5),
          );
        return wrong;
      });
      expect(faults).toEqual([]);
    }, 600_000);
  });
};
