import { ok } from 'neverthrow';
import type { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { LinkTo } from '#core/addresses/routes/link-to.ts';
import { familyAddress } from '#core/addresses/sites/family-address.ts';
import {
  type CommonData,
  type MenuGroup,
  menuGroups,
  type MenuItem,
  type Menus,
} from '#core/common-data/common-data.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import { askMainApi, type MainApiNeeds } from './ask-main-api.ts';
import { initWire, refreshWire } from './common-data.wire.ts';

type Needs = Pick<MainApiNeeds, 'siteHeader' | 'sites' | 'linkTo'>;
type Init = z.infer<typeof initWire>;
type Refresh = z.infer<typeof refreshWire>;

const nothingNew: Refresh = { componentSetup: null, exchangesRates: [], weatherData: null, trendingTags: [] };

/** A tag that no address leads to is not trending. */
const linked = (tags: Refresh['trendingTags'], linkTo: LinkTo): CommonData['trendingTags'] =>
  tags.flatMap((tag) => {
    const path = linkTo('articles_by_tag', { fullPath: tag.slug });
    return path === null ? [] : [{ ...tag, path }];
  });

/** Links between the sites of the family name the hosts that this installation answers on. */
const placed = (menus: Menus, { sites }: Pick<MainApiNeeds, 'sites'>, site: string): Menus => {
  const current = sites.find(({ slug }) => slug === site) ?? sites[0];
  const here = ({ label, url }: MenuItem): MenuItem => ({ label, url: familyAddress(sites, current, url) });
  return Object.fromEntries(
    menuGroups.map((group): [MenuGroup, readonly MenuItem[]] => [group, menus[group].map(here)]),
  ) as Menus;
};

const joined = (init: Init, refresh: Refresh, needs: Needs, site: string): CommonData => ({
  menus: placed(init.menus, needs, site),
  searchPlaceholders: init.searchPlaceholders,
  assetsUrl: init.assetsUrl,
  ...(refresh.componentSetup ?? init.componentSetup),
  exchangeRates: refresh.exchangesRates,
  weather: refresh.weatherData,
  trendingTags: linked(refresh.trendingTags, needs.linkTo),
});

/**
 * Joins frontend/init with frontend/refresh, asked for together; without the second the page only lacks its figures
 * (spec §3.5).
 */
export const createCommonDataSource = (http: Upstream, needs: Needs): CommonDataSource => {
  const ask = askMainApi(http, needs);
  return {
    ofSite: (site) => {
      const refresh = ask(
        site,
        ['api', 'frontend', 'refresh'],
        {},
        { deadline: 'secondary', schema: refreshWire },
      ).orElse(() => ok(nothingNew));
      return ask(site, ['api', 'frontend', 'init'], {}, { deadline: 'primary', schema: initWire }).andThen((init) =>
        refresh.map((figures) => joined(init, figures, needs, site)),
      );
    },
  };
};
