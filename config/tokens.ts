import type { ServiceIdentifier } from 'inversify';
import type { DataCache } from '#adapters/cache/data-cache.ts';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { MainApiNeeds } from '#adapters/main-api/ask-main-api.ts';
import type { OpenPage } from '#core/pages/open-page.ts';
import type { ArticleLists } from '#core/ports/article-lists.ts';
import type { Articles } from '#core/ports/articles.ts';
import type { Chance } from '#core/ports/chance.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Documents } from '#core/ports/documents.ts';
import type { Draws } from '#core/ports/draws.ts';
import type { ExchangeRates } from '#core/ports/exchange-rates.ts';
import type { FrontPages } from '#core/ports/front-pages.ts';
import type { MinuteCounts } from '#core/ports/minute-counts.ts';
import type { Passes } from '#core/ports/passes.ts';
import type { Podcasts } from '#core/ports/podcasts.ts';
import type { PublishedAddresses } from '#core/ports/published-addresses.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import type { SupplementData } from '#core/ports/supplement-data.ts';
import type { TipRounds } from '#core/ports/tip-rounds.ts';
import type { AddressBook } from '#core/addresses/address-book.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Everything that is plugged into something. */
export const tokens = {
  sites: token<SiteFamily>('sites'),
  addressBook: token<AddressBook>('addressBook'),
  clock: token<Clock>('clock'),
  chance: token<Chance>('chance'),
  draws: token<Draws>('draws'),
  dataCache: token<DataCache>('dataCache'),
  mainApi: token<Upstream>('mainApi'),
  mainApiNeeds: token<MainApiNeeds>('mainApiNeeds'),
  articles: token<Articles>('articles'),
  lists: token<ArticleLists>('lists'),
  fronts: token<FrontPages>('fronts'),
  documents: token<Documents>('documents'),
  commonData: token<CommonDataSource>('commonData'),
  supplementData: token<SupplementData>('supplementData'),
  tipRounds: token<TipRounds>('tipRounds'),
  exchangeRates: token<ExchangeRates>('exchangeRates'),
  podcasts: token<Podcasts>('podcasts'),
  minuteCounts: token<MinuteCounts>('minuteCounts'),
  passes: token<Passes>('passes'),
  sessions: token<Sessions>('sessions'),
  publishedAddresses: token<PublishedAddresses>('publishedAddresses'),
  openPage: token<OpenPage>('openPage'),
} as const;
