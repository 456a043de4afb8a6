import type { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { LinkTo } from '#core/addresses/routes/link-to.ts';
import { familyAddress } from '#core/addresses/sites/family-address.ts';
import { builtInMenus } from '#core/editorial/common-data/built-in-menus.ts';
import {
  type CommonData,
  type CommonSetup,
  type MenuGroup,
  menuGroups,
  type MenuItem,
  type Menus,
} from '#core/editorial/common-data/common-data.ts';
import type { ToldFigures } from '#core/editorial/common-data/told-figures.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import { pipSource, type PipStatus } from '#core/media/pip/pip-status.ts';
import type { CommonDataParts } from '#core/ports/common-data-source.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { initWire, refreshWire } from './common-data.wire.ts';
import { forEachSite } from '../../requests/for-each-site.ts';

type Refresh = z.infer<ReturnType<typeof refreshWire>>;

const linked = (tags: Refresh['trendingTags'], linkTo: LinkTo): CommonData['trendingTags'] =>
  tags.flatMap((tag) => {
    const path = linkTo('articles_by_tag', { fullPath: tag.slug });
    return path === null ? [] : [{ ...tag, path }];
  });

const placed = (menus: Menus, { sites, linkTo }: Pick<MainApiNeeds, 'sites' | 'linkTo'>, site: string): Menus => {
  const current = sites.find(({ slug }) => slug === site) ?? sites[0];
  const here = ({ label, url }: MenuItem): MenuItem => ({ label, url: familyAddress(sites, current, url) });
  const own = Object.fromEntries(
    menuGroups.map((group): [MenuGroup, readonly MenuItem[]] => [group, menus[group].map(here)]),
  ) as Menus;
  // A newsroom that wrote any menu of a site wins.
  const hasOwn = menuGroups.some((group) => own[group].length > 0);
  return hasOwn || current === undefined ? own : builtInMenus(linkTo, current);
};

const setupOf = (
  { menus, componentSetup, sponsoredArticles, ...others }: z.infer<ReturnType<typeof initWire>>,
  needs: MainApiNeeds,
  site: string,
): CommonSetup => ({
  ...others,
  ...componentSetup,
  menus: placed(menus, needs, site),
  sponsored: sponsoredArticles,
});

const noEmbeds: EmbedAllowList = { rules: [], musicHosts: [] };

const placedPip = (status: PipStatus | null, embeds: EmbedAllowList): ToldFigures['pip'] => {
  const source = status?.show ? pipSource(status.url, embeds) : null;
  return status && source && { ...status, source };
};

/** Without a measurement time, upstream data counts as measured now. */
const figuresOf = (
  { weatherData, floodingData, pipStatus, exchangesRates, trendingTags, ...others }: Refresh,
  { linkTo, clock, embeds = noEmbeds }: MainApiNeeds,
): ToldFigures => ({
  ...others,
  exchangeRates: exchangesRates,
  trendingTags: linked(trendingTags, linkTo),
  weather: weatherData && { ...weatherData, observedAt: weatherData.observedAt ?? clock.now(), old: false },
  flooding: floodingData && {
    gauges: floodingData.gauges.map((gauge) => ({
      ...gauge,
      observedAt: gauge.observedAt ?? clock.now(),
      old: false,
    })),
  },
  pip: placedPip(pipStatus, embeds),
});

/** frontend/init and frontend/refresh (spec §3.5, §7.1). */
export const createCommonDataParts = (http: Upstream, needs: MainApiNeeds): CommonDataParts => {
  const ask = askMainApi(http, needs);
  const init = forEachSite(needs, ({ listed }) => ({ deadline: 'primary', schema: initWire(listed) }) as const);
  const refresh = forEachSite(
    needs,
    (_, { currency }) => ({ deadline: 'secondary', schema: refreshWire(currency.code) }) as const,
  );
  return {
    setup: (site) => ask(site, ['api', 'frontend', 'init'], {}, init(site)).map((told) => setupOf(told, needs, site)),
    figures: (site) =>
      ask(site, ['api', 'frontend', 'refresh'], {}, refresh(site)).map((told) => figuresOf(told, needs)),
  };
};
