import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import { cachedArticleLists } from '#adapters/cache/cached-article-lists.ts';
import { cachedArticles } from '#adapters/cache/cached-articles.ts';
import { cachedCommonDataSource } from '#adapters/cache/cached-common-data-source.ts';
import { cachedDocuments } from '#adapters/cache/cached-documents.ts';
import { cachedFrontPages } from '#adapters/cache/cached-front-pages.ts';
import { cachedExchangeRates, cachedMinuteCounts, cachedPodcasts } from '#adapters/cache/cached-reference.ts';
import { cachedSupplementData, cachedTipRounds } from '#adapters/cache/cached-supplements.ts';
import { createDataCache, type DataCache } from '#adapters/cache/data-cache.ts';
import { rememberDraws } from '#adapters/cache/remember-draws.ts';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import { noteHeaders } from '#adapters/changes/note-headers.ts';
import { callUpstream, type Upstream } from '#adapters/http/call-upstream.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import type { MainApiNeeds } from '#adapters/main-api/ask-main-api.ts';
import { createArticleLists } from '#adapters/main-api/create-article-lists.ts';
import { createArticles } from '#adapters/main-api/create-articles.ts';
import { createCommonDataSource } from '#adapters/main-api/create-common-data-source.ts';
import { createDocuments } from '#adapters/main-api/create-documents.ts';
import { createExchangeRates } from '#adapters/main-api/create-exchange-rates.ts';
import { createFrontPages } from '#adapters/main-api/create-front-pages.ts';
import { createMinuteCounts } from '#adapters/main-api/create-minute-counts.ts';
import { createPasses } from '#adapters/main-api/create-passes.ts';
import { createPodcasts } from '#adapters/main-api/create-podcasts.ts';
import { createPublishedAddresses } from '#adapters/main-api/create-published-addresses.ts';
import { createSessions } from '#adapters/main-api/create-sessions.ts';
import { createSupplementData } from '#adapters/main-api/create-supplement-data.ts';
import { createTipRounds } from '#adapters/main-api/create-tip-rounds.ts';
import { openPage } from '#core/pages/open-page.ts';
import type { AddressBook } from '#core/addresses/address-book.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { houseTagPrefix, siteHeader } from './brand.ts';
import { documentSlugs } from './document-slugs.ts';
import { embeds } from './embeds.ts';
import { pluggedIn } from './plugged-in.ts';
import { steadyNow } from './steady-clock.ts';
import { supplements } from './supplements.ts';
import { tokens } from './tokens.ts';

/** The ports that pages are opened over, under the names that use-cases know them by. */
const pagePorts = {
  articles: tokens.articles, lists: tokens.lists, fronts: tokens.fronts, documents: tokens.documents, commonData: tokens.commonData, supplementData: tokens.supplementData,
  tipRounds: tokens.tipRounds, exchangeRates: tokens.exchangeRates, podcasts: tokens.podcasts, minuteCounts: tokens.minuteCounts, passes: tokens.passes,
  clock: tokens.clock, chance: tokens.chance, draws: tokens.draws,
};

export interface Plugs {
  readonly sites: SiteFamily;
  readonly addressBook: AddressBook;
  /** Where the main API answers: the embedded origin, a newsroom's own, or a recorded one. */
  readonly mainApiUrl: string;
  /** Sent with every call of it; nothing unless told. */
  readonly mainApiHeaders?: Readonly<Record<string, string>>;
  /** What the main API has changed, as far as this node was told. */
  readonly record: ChangeRecord;
  /** Hears of calls that failed, came too late for the page that wanted them, or gave less than was agreed. */
  readonly watch?: CallWatch;
}

/** The one list of what is plugged into what. */
export const createContainer = ({ sites, addressBook, mainApiUrl, mainApiHeaders = {}, record, watch }: Plugs): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  const bind: typeof container.bind = (identifier) => container.bind(identifier);
  /** A port that the main API fills, with a cache before it. */
  const fromMainApi = <Port>(port: ServiceIdentifier<Port>, create: (http: Upstream, needs: MainApiNeeds) => Port, cached: (port: Port, cache: DataCache) => Port): unknown =>
    bind(port).toResolvedValue((http, needs, cache) => cached(create(http, needs), cache), [tokens.mainApi, tokens.mainApiNeeds, tokens.dataCache]);

  bind(tokens.sites).toConstantValue(sites);
  bind(tokens.addressBook).toConstantValue(addressBook);
  bind(tokens.clock).toConstantValue({ now: () => Math.floor(Date.now() / 1000) });
  bind(tokens.chance).toConstantValue({ draw: () => Math.random() });
  bind(tokens.draws).toResolvedValue(rememberDraws);
  bind(tokens.dataCache).toConstantValue(createDataCache({ clock: { now: () => steadyNow() / 1000 }, onLate: watch?.onLate, edition: record.edition }));

  bind(tokens.mainApi).toConstantValue(callUpstream({ baseUrl: mainApiUrl, name: 'main-api', headers: mainApiHeaders, onAnswer: noteHeaders({ now: steadyNow, heard: record.heard }), ...watch }));
  bind(tokens.mainApiNeeds).toConstantValue({ siteHeader, sites, linkTo: addressBook.linkTo, embeds });
  fromMainApi(tokens.articles, createArticles, cachedArticles);
  fromMainApi(tokens.lists, createArticleLists, cachedArticleLists);
  fromMainApi(tokens.fronts, createFrontPages, cachedFrontPages);
  fromMainApi(tokens.documents, createDocuments, cachedDocuments);
  fromMainApi(tokens.commonData, createCommonDataSource, cachedCommonDataSource);
  fromMainApi(tokens.supplementData, createSupplementData, cachedSupplementData);
  fromMainApi(tokens.tipRounds, createTipRounds, cachedTipRounds);
  fromMainApi(tokens.exchangeRates, createExchangeRates, cachedExchangeRates);
  fromMainApi(tokens.podcasts, createPodcasts, cachedPodcasts);
  fromMainApi(tokens.minuteCounts, createMinuteCounts, cachedMinuteCounts);
  bind(tokens.passes).toResolvedValue(createPasses, [tokens.mainApi, tokens.mainApiNeeds]);
  bind(tokens.sessions).toResolvedValue(createSessions, [tokens.mainApi, tokens.mainApiNeeds]);
  bind(tokens.publishedAddresses).toResolvedValue(createPublishedAddresses, [tokens.mainApi, tokens.mainApiNeeds]);

  bind(tokens.openPage).toDynamicValue((context) =>
    openPage({ ...pluggedIn(context, pagePorts), sites, linkTo: addressBook.linkTo, supplements, documentSlugs, embeds, houseTag: houseTagPrefix, preview: false }));
  return container;
};
