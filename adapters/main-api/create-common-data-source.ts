import { ok } from 'neverthrow';
import type { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { LinkTo } from '#core/addresses/routes/link-to.ts';
import type { CommonData } from '#core/common-data/common-data.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import { askMainApi, type MainApiNeeds } from './ask-main-api.ts';
import { initWire, refreshWire } from './common-data.wire.ts';

type Init = z.infer<typeof initWire>;
type Refresh = z.infer<typeof refreshWire>;

const nothingNew: Refresh = { componentSetup: null, exchangesRates: [], weatherData: null, trendingTags: [] };

/** A tag that no address leads to is not trending. */
const linked = (tags: Refresh['trendingTags'], linkTo: LinkTo): CommonData['trendingTags'] =>
  tags.flatMap((tag) => {
    const path = linkTo('articles_by_tag', { fullPath: tag.slug });
    return path === null ? [] : [{ ...tag, path }];
  });

const joined = (init: Init, refresh: Refresh, linkTo: LinkTo): CommonData => ({
  menus: init.menus,
  searchPlaceholders: init.searchPlaceholders,
  assetsUrl: init.assetsUrl,
  ...(refresh.componentSetup ?? init.componentSetup),
  exchangeRates: refresh.exchangesRates,
  weather: refresh.weatherData,
  trendingTags: linked(refresh.trendingTags, linkTo),
});

/** Joins frontend/init with frontend/refresh, asked for together; without the second the page only lacks its figures (spec §3.5). */
export const createCommonDataSource = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader' | 'linkTo'>): CommonDataSource => {
  const ask = askMainApi(http, needs);
  return {
    ofSite: (site) => {
      const refresh = ask(site, ['api', 'frontend', 'refresh'], {}, { deadline: 'secondary', schema: refreshWire }).orElse(() => ok(nothingNew));
      return ask(site, ['api', 'frontend', 'init'], {}, { deadline: 'primary', schema: initWire }).andThen((init) =>
        refresh.map((figures) => joined(init, figures, needs.linkTo)),
      );
    },
  };
};
