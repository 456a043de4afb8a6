import type { Articles } from '#core/ports/articles.ts';
import type { SportCoverage } from '#core/ports/sport/sport-coverage.ts';
import type { NamedIds } from './named-ids.ts';

export const namingCoverage = (coverage: SportCoverage, fixtures: NamedIds): SportCoverage => {
  const noted: <Listed extends readonly { readonly id: number }[]>(listed: Listed) => Listed = (listed) => {
    fixtures.note(listed.map(({ id }) => id));
    return listed;
  };
  return {
    leagues: coverage.leagues,
    timetable: (site, wanted) => coverage.timetable(site, wanted).map(noted),
    ofDay: (site, day) => coverage.ofDay(site, day).map(noted),
  };
};

export const namingArticles = (articles: Articles, fixtures: NamedIds): Articles => ({
  ...articles,
  bySlug: (...wanted) =>
    articles.bySlug(...wanted).map((article) => {
      fixtures.note([article.livescoreId]);
      return article;
    }),
  byId: (...wanted) =>
    articles.byId(...wanted).map((article) => {
      fixtures.note([article.livescoreId]);
      return article;
    }),
  matches: (site) =>
    articles.matches(site).map((matches) => {
      fixtures.note(matches.map(({ id }) => id));
      return matches;
    }),
});
