import article from '#adapters/main-api/samples/article.json' with { type: 'json' };
import autoBlock from '#adapters/main-api/samples/auto-block.json' with { type: 'json' };
import boxes from '#adapters/main-api/samples/boxes.json' with { type: 'json' };
import cards from '#adapters/main-api/samples/cards.json' with { type: 'json' };
import dashboard from '#adapters/main-api/samples/dashboard.json' with { type: 'json' };
import document from '#adapters/main-api/samples/document.json' with { type: 'json' };
import episode from '#adapters/main-api/samples/episode.json' with { type: 'json' };
import episodes from '#adapters/main-api/samples/episodes.json' with { type: 'json' };
import exchange from '#adapters/main-api/samples/exchange.json' with { type: 'json' };
import hikingMap from '#adapters/main-api/samples/hiking-map.json' with { type: 'json' };
import init from '#adapters/main-api/samples/init.json' with { type: 'json' };
import articleList from '#adapters/main-api/samples/list.json' with { type: 'json' };
import minutes from '#adapters/main-api/samples/minutes.json' with { type: 'json' };
import news from '#adapters/main-api/samples/news.json' with { type: 'json' };
import notices from '#adapters/main-api/samples/notices.json' with { type: 'json' };
import playlist from '#adapters/main-api/samples/playlist.json' with { type: 'json' };
import podcast from '#adapters/main-api/samples/podcast.json' with { type: 'json' };
import podcasts from '#adapters/main-api/samples/podcasts.json' with { type: 'json' };
import position from '#adapters/main-api/samples/position.json' with { type: 'json' };
import posts from '#adapters/main-api/samples/posts.json' with { type: 'json' };
import publishedEpisodes from '#adapters/main-api/samples/published-episodes.json' with { type: 'json' };
import reaction from '#adapters/main-api/samples/reaction.json' with { type: 'json' };
import recommended from '#adapters/main-api/samples/recommended.json' with { type: 'json' };
import refresh from '#adapters/main-api/samples/refresh.json' with { type: 'json' };
import reportedFixtures from '#adapters/main-api/samples/reported-fixtures.json' with { type: 'json' };
import sportLeagues from '#adapters/main-api/samples/sport-leagues.json' with { type: 'json' };
import staff from '#adapters/main-api/samples/staff.json' with { type: 'json' };
import suggestions from '#adapters/main-api/samples/suggestions.json' with { type: 'json' };
import supplementData from '#adapters/main-api/samples/supplement-data.json' with { type: 'json' };
import tipRounds from '#adapters/main-api/samples/tip-rounds.json' with { type: 'json' };
import uniqueGroup from '#adapters/main-api/samples/unique-group.json' with { type: 'json' };
import version from '#adapters/main-api/samples/version.json' with { type: 'json' };

const [item] = articleList.items;
const paged = { totalItems: 1, page: 1, totalPages: 1 };
const at = 1_774_706_400;
const listed = { slug: 'hidavatas-a-tiszan', siteSlug: 'lapunk', type: 'article', pubDate: at, updatedAt: null };

/** A sample of each response (docs/upstreams/main-api.md). */
export const mainApiSamples: Readonly<Record<string, unknown>> = {
  'articles.bySlug': article,
  'articles.byId': article,
  'articles.latest': cards,
  'articles.posts': posts,
  'articles.reactions': reaction,
  'articles.matches': dashboard,
  'articles.version': version,
  'lists.filtered': articleList,
  'lists.latest': { ...articleList, items: [...articleList.items, { ...item, id: 103, type: 'liveblog', live: true }] },
  'lists.corrections': { ...paged, items: [{ at, reason: item?.lead, wordings: null, number: 1, article: item }] },
  'lists.english': articleList,
  'lists.search': articleList,
  'lists.highlights': cards,
  'lists.typeahead': cards,
  'lists.suggestions': suggestions,
  'fronts.news': news,
  'fronts.autoBlock': autoBlock,
  'fronts.boxes': boxes,
  'fronts.podcastPosition': position,
  'recommender.section': cards,
  'recommender.recommended': recommended,
  'episodes.ofPublication': episodes,
  'episodes.ofSite': episodes,
  'uniqueGroups.group': uniqueGroup,
  'listSides.playlist': playlist,
  'listSides.hikingMap': hikingMap,
  'commonData.setup': init,
  'commonData.figures': refresh,
  'documents.bySlug': document,
  'documents.staff': staff,
  'supplementData.data': supplementData,
  'tipRounds.all': tipRounds,
  'exchangeRates.course': exchange,
  'podcasts.episode': episode,
  'podcasts.channel': podcast,
  'podcasts.published': publishedEpisodes,
  'podcasts.shows': podcasts,
  'minuteCounts.since': minutes,
  'minuteCounts.ofDay': minutes,
  'notices.standing': notices,
  'sportCoverage.leagues': sportLeagues,
  'sportCoverage.timetable': reportedFixtures,
  'sportCoverage.ofDay': reportedFixtures,
  'publishedAddresses.months': { months: [{ month: '2026-03', articles: 1, changedAt: at }] },
  'publishedAddresses.ofMonth': { ...paged, items: [{ ...listed, mainSuperTag: 'belfold' }] },
  'publishedAddresses.news': {
    items: [{ ...listed, mainSuperTag: 'belfold', title: item?.title, english: false }],
  },
  'publishedAddresses.lists': {
    sections: [{ slug: 'belfold', siteSlug: 'lapunk', changedAt: at }],
    authors: [{ slug: 'kiss-anna', changedAt: at }],
  },
  'changes.after': { epoch: 'mock', number: 0, reset: false, changes: [] },
};
