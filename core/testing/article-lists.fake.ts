import { localTime } from '../wording/local-time.ts';
import { okAsync, type ResultAsync } from 'neverthrow';
import { correctionText } from '../editorial/articles/correction-text.ts';
import { plainText } from '../editorial/articles/plain-text.ts';
import type { ArticleList, ListFilter } from '../editorial/lists/article-list.ts';
import type { HighlightFilters, SearchFilters, SearchSuggestion } from '../editorial/search/search-filters.ts';
import type { ArticleLists } from '../ports/article-lists.ts';
import type { BearerToken } from '../ports/articles.ts';
import type { Failure } from '../failure/failure.ts';
import { type Entry, type Newsroom, plainWords, tagSlug } from './newsroom.fake.ts';
import { found } from './refusals.fake.ts';

type Head = Pick<ArticleList, 'title' | 'rss' | 'author'>;

const noHead: Head = { title: '', rss: null, author: null };

const dayOf = (at: number): string => {
  const { year, month, day } = localTime(at, 'Europe/Budapest');
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
};

const pageOf = (
  entries: readonly Entry[],
  head: Head,
  page: number | null,
  perPage = 10,
): ResultAsync<ArticleList, Failure> => {
  const size = Number.isInteger(perPage) && perPage >= 1 && perPage <= 50 ? perPage : 10;
  const [current, totalPages] = [page ?? 1, Math.max(1, Math.ceil(entries.length / size))];
  const items = entries.slice((current - 1) * size, current * size).map(({ card }) => card);
  return found(
    current <= totalPages
      ? { items, totalItems: entries.length, page: current, totalPages, description: '', ...head }
      : undefined,
  );
};

const contains = (text: string, words: string): boolean =>
  plainWords(words)
    .split(/\s+/)
    .every((word) => plainWords(text).includes(word));

/** Matches substrings, where a real upstream uses stemming. */
export const fakeArticleLists = ({ content, listed, roleOf, sectionOf, siteOf, articleOf }: Newsroom): ArticleLists => {
  const textFor = (token: BearerToken, entry: Entry): string =>
    [
      entry.article.title,
      entry.article.lead,
      ...entry.article.pages.map((_, at) => plainText(articleOf(entry, at + 1, token).body)),
    ].join(' ');
  const sectionName = ({ article }: Entry): string => sectionOf(article.site, article.section)?.name ?? '';
  const authorNames = ({ article }: Entry): readonly string[] =>
    content.authors.filter(({ slug }) => article.authors?.includes(slug)).map(({ name }) => name);
  const isOf =
    (site: string, { by, value }: ListFilter) =>
    ({ article }: Entry): boolean => {
      switch (by) {
        case 'tag':
          return article.tags?.map(tagSlug).includes(value) ?? false;
        case 'author':
          return article.authors?.includes(value) ?? false;
        case 'flag':
          return article.flags?.includes(value) ?? false;
        case 'mstag':
          return article.site === roleOf(site) && article.section === value;
        case 'site': {
          const { role } = siteOf(roleOf(value));
          return article.site === role || (article.mirroring?.includes(role) ?? false);
        }
      }
    };
  const headOf = (site: string, { by, value }: ListFilter): Head => {
    if (by === 'mstag') return { ...noHead, title: sectionOf(roleOf(site), value)?.name ?? '' };
    if (by === 'tag')
      return {
        ...noHead,
        title: content.articles.flatMap(({ tags = [] }) => tags).find((name) => tagSlug(name) === value) ?? '',
      };
    const author = by === 'author' ? content.authors.find(({ slug }) => slug === value) : undefined;
    return author ? { ...noHead, title: author.name, author } : noHead;
  };
  const holds =
    (site: string, term: string, filters: HighlightFilters, token: BearerToken = null) =>
    (entry: Entry): boolean =>
      contains(textFor(token, entry), term) &&
      (filters.and_tags ?? []).every((name) => entry.article.tags?.map(tagSlug).includes(tagSlug(name))) &&
      (filters.superTags ?? []).every((name) => plainWords(sectionName(entry)) === plainWords(name)) &&
      (filters.authors ?? []).every((name) => authorNames(entry).some((one) => plainWords(one) === plainWords(name))) &&
      (filters.title ?? []).every((words) => contains(entry.article.title, words)) &&
      !(filters.withoutTags ?? []).some((value) => entry.article.tags?.map(tagSlug).includes(value)) &&
      (filters.superTagSlugs ?? []).every((value) => isOf(site, { by: 'mstag', value })(entry)) &&
      (filters.flags ?? []).every(
        (value) => isOf(site, { by: 'flag', value })(entry) || (value === 'english' && entry.card.english),
      );
  const isMarked = ({ article }: Entry): boolean => article.flags?.includes('legfontosabb') ?? false;
  const group = (
    site: string,
    label: string,
    type: Exclude<SearchSuggestion['type'], 'separator'>,
    text: string,
    filters: SearchFilters,
    nameIn: (entry: Entry) => readonly string[],
  ): readonly SearchSuggestion[] => {
    const left = listed(site).filter(holds(site, '', filters));
    const chosen = (filters[type === 'tags' ? 'and_tags' : type] ?? []).map(plainWords);
    const names = [...new Set(left.flatMap(nameIn))].filter(
      (name) => name !== '' && contains(name, text) && !chosen.includes(plainWords(name)),
    );
    const counted = (name: string): number => left.filter((entry) => nameIn(entry).includes(name)).length;
    const items = names.map((name): SearchSuggestion => ({
      type,
      text: type === 'superTags' ? `${name} (${counted(name)})` : name,
      count: type === 'title' ? null : counted(name),
    }));
    return items.length === 0 ? [] : [{ type: 'separator', text: label, count: null }, ...items];
  };

  return {
    filtered: (site, filter, page, perPage) => {
      const { withTag, withoutTag } = filter;
      const within = listed(site)
        .filter(isOf(site, filter))
        .filter((entry) => withTag === undefined || isOf(site, { by: 'tag', value: withTag })(entry))
        .filter((entry) => withoutTag === undefined || !isOf(site, { by: 'tag', value: withoutTag })(entry));
      return pageOf(within, headOf(site, filter), page, perPage);
    },
    latest: (site, page, perPage) => pageOf(listed(site), noHead, page, perPage),
    english: (site, page, perPage) =>
      pageOf(
        listed(site).filter(({ card }) => card.english),
        noHead,
        page,
        perPage,
      ),
    corrections: (site, page) =>
      pageOf(
        listed(site)
          .flatMap((entry) =>
            (entry.article.corrections ?? []).map((correction, at): Entry => ({
              ...entry,
              card: {
                ...entry.card,
                id: -(entry.id * 1000 + at + 1),
                lead: correctionText(correction),
                publishedAt: correction.at,
                updatedAt: null,
                cover: null,
                authors: [],
                live: false,
              },
            })),
          )
          .toSorted((one, other) => other.card.publishedAt - one.card.publishedAt),
        noHead,
        page,
      ),
    search: (site, term, filters, page, token, perPage, { from = '', until = '9', oldestFirst } = {}) => {
      const held = listed(site)
        .filter(holds(site, term, filters, token))
        .filter(({ card }) => dayOf(card.publishedAt) >= from && dayOf(card.publishedAt) <= until);
      return pageOf(oldestFirst ? held.toReversed() : held, noHead, page, perPage);
    },
    searchFor: (site, words) => pageOf(listed(site).filter(holds(site, words, {})), noHead, null),
    highlights: (site, filters, term = '') => {
      const held = listed(site).filter(holds(site, term, filters));
      return okAsync(
        [...held.filter(isMarked), ...held.filter((entry) => !isMarked(entry))].map(({ card }) => card).slice(0, 4),
      );
    },
    typeahead: (site, term) =>
      okAsync(
        listed(site)
          .filter(({ article }) => contains(article.title, term))
          .map(({ card }) => card)
          .slice(0, 5),
      ),
    suggestions: (site, text, filters) =>
      okAsync([
        ...group(site, 'Rovatok', 'superTags', text, filters, (entry) => [sectionName(entry)]),
        ...group(site, 'Témák', 'tags', text, filters, ({ article }) => article.tags ?? []),
        ...group(site, 'Cím', 'title', text, filters, ({ article }) => [article.title]),
        ...group(site, 'Szerzők', 'authors', text, filters, authorNames),
      ]),
  };
};
