import type { LinkedArticle } from '../../editorial/articles/article.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import { listOn } from '../../pages/list/list-on.ts';
import type { Page } from '../../pages/page.ts';
import type { CoverContent } from '../../pages/cover/cover-content.ts';
import type { SectionContent } from '../../pages/section/section-content.ts';
import type { ListContent } from '../../pages/list/list-content.ts';
import type { FrontContent } from '../../pages/front/front-content.ts';
import { publicAddress } from '../../pages/building/public-addresses.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { collectionPage, plainPage } from './lists.ts';
import { footballMatch } from './football-match.ts';
import { liveBlogPosting } from './live-blog-posting.ts';
import { type ArticlePage, newsArticle } from './news-article.ts';
import { podcastEpisode } from './podcast-episode.ts';
import { profilePage } from './profile-page.ts';
import { publisher } from './publisher.ts';
import { raceWeekend } from './sports-event.ts';
import type { Thing } from './thing.ts';
import { webSite } from './web-site.ts';

const sectionCrumb = ({ frame }: Page, { section }: LinkedArticle): readonly Crumb[] =>
  section === null || section.url === null || section.siteSlug !== frame.site.slug
    ? []
    : [{ name: section.name, address: publicAddress(frame.site, section.url) }];

const ofFront = (page: Page, { episodes }: FrontContent): readonly Thing[] => [
  webSite(page.frame),
  ...episodes.map(podcastEpisode(page.frame)),
];

const ofCover = (page: Page, { list, episodes }: CoverContent): readonly Thing[] => [
  webSite(page.frame),
  collectionPage(page, list.items),
  ...episodes.map(podcastEpisode(page.frame)),
];

const ofArticle = (page: ArticlePage): readonly Thing[] => {
  const { article, episode } = page.content;
  const heard = episode === null ? [] : [podcastEpisode(page.frame)(episode)];
  return [
    article.type === 'liveblog' ? liveBlogPosting(page) : newsArticle(page),
    ...heard,
    breadcrumbs(page, sectionCrumb(page, article)),
  ];
};

const ofList = (page: Page, list: ArticleList | null): readonly Thing[] => [
  list === null ? plainPage(page) : collectionPage(page, list.items),
  breadcrumbs(page),
];

const ofSection = (page: Page, content: SectionContent): readonly Thing[] =>
  'sport' in content
    ? [
        plainPage(page),
        ...(content.sport === 'football' ? footballMatch(page, content) : raceWeekend(page, content)),
        breadcrumbs(page),
      ]
    : ofList(page, content.list);

const things = (page: Page): readonly Thing[] => {
  switch (page.route.name) {
    case 'index':
      return ofFront(page, page.content as FrontContent);
    case 'after':
    case 'g7':
    case 'karakter':
    case 'articles_by_site':
      return ofCover(page, page.content as CoverContent);
    case 'single_article':
    case 'liveblog_article':
      return ofArticle(page as ArticlePage);
    case 'articles_by_author':
      return [profilePage(page, page.content as ListContent), breadcrumbs(page)];
    case 'articles_by_mstag':
      return ofSection(page, page.content as SectionContent);
    case 'empty':
    case 'app-webview':
      return [];
    default:
      return ofList(page, listOn(page));
  }
};

/** Texts are not escaped; the caller must escape them. Null when there is no data. */
export const structuredData = (page: Page): Thing | null => {
  const graph = things(page);
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': [publisher(page.frame), ...graph] };
};
