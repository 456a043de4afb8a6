import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { WantedPage } from '../addresses/wanted-page.ts';
import type { WorkLoad } from '../requests/admit-work.ts';
import type { OpenCachedPage, OpenedPage } from './open-cached-page.ts';

export interface WarmingNeeds {
  readonly sites: readonly Pick<Site, 'slug' | 'origin' | 'pathPrefix'>[];
  readonly judge: JudgeAddress;
  readonly openCachedPage: OpenCachedPage;
  /** Articles of each front; 0 disables warming. */
  readonly articles: number;
  readonly work?: Pick<WorkLoad, 'running'>;
  readonly readiness: { readonly accepting: () => boolean };
  readonly time: Pick<Time, 'after' | 'monotonic'>;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

export interface WarmCache {
  warm(): Promise<void>;
  /** `pages`: how many were evicted at once. */
  onEvicted(pages: number): void;
}

/** Milliseconds: evictions that belong together are answered by one round; between pages, requests come first. */
const [beforeRound, betweenPages] = [1_000, 25];
/** Milliseconds after a page with a missing block: breakers of upstreams close after five seconds. */
const afterFailure = 6_000;
/** Failing pages of a round, which then ends. */
const maxFailing = 5;
/** Evicted at once by an edit of menus or an import, not by an edit of an article. */
const manyPages = 20;
const link = /\bhref="(\/[^"?#]*)"/g;

/** Pages with a missing block are not served while they are revalidated (R54). */
const isFailing = (opened: OpenedPage): boolean =>
  'cachedPage' in opened ? opened.cachedPage.lifetime.whileRevalidating === 0 : opened.instead.kind === 'unavailable';

const linksIn = (html: Buffer): ReadonlySet<string> =>
  new Set([...html.toString().matchAll(link)].map(([, path = '']) => path));

/**
 * Renders the fronts and the first articles that they link to, before readers request them: after the start and after
 * many pages were evicted. One page at a time, and none while one is rendered for a reader.
 */
export const createWarmCache = (needs: WarmingNeeds): WarmCache => {
  const { sites, judge, openCachedPage, articles, work, readiness, time, log } = needs;
  const isDraining = (): boolean => !readiness.accepting();
  const pause = (ms: number): Promise<void> => new Promise((resolve) => time.after(ms, resolve));

  const pageAt = ({ origin }: WarmingNeeds['sites'][number], path: string): WantedPage | null => {
    const { outcome, site, route } = judge({ host: new URL(origin).host, path, query: '' });
    return outcome === 'page' && site !== null
      ? { site: site.site, route: route as RouteMatch, path, query: '' }
      : null;
  };

  let failing = 0;
  const isOver = (): boolean => isDraining() || failing >= maxFailing;
  const isBusy = (): boolean => (work?.running ?? 0) > 0 && !isDraining();
  const open = async (wanted: WantedPage): Promise<OpenedPage> => {
    do await pause(betweenPages);
    while (isBusy());
    const opened = await openCachedPage(wanted, anonymous, false);
    if (!isFailing(opened)) return opened;
    failing += 1;
    await pause(afterFailure);
    return isOver() ? opened : openCachedPage(wanted, anonymous, false);
  };

  const warmSite = async (site: WarmingNeeds['sites'][number]): Promise<number> => {
    const front = pageAt(site, site.pathPrefix || '/');
    const opened = front && (await open(front));
    if (opened === null || !('cachedPage' in opened)) return 0;
    const linked = [...linksIn(opened.cachedPage.html.identity)]
      .map((path) => pageAt(site, path))
      .filter((page) => page !== null && isArticleRoute(page.route.name))
      .slice(0, articles);
    let rendered = Number(opened.made);
    for (const page of linked) {
      if (page === null || isOver()) break;
      const one = await open(page);
      rendered += Number('cachedPage' in one && one.made);
    }
    return rendered;
  };

  let [isWarming, isWanted] = [false, false];
  const warm = async (): Promise<void> => {
    isWanted = articles > 0;
    if (isWarming) return;
    isWarming = true;
    try {
      while (isWanted && !isDraining()) {
        await pause(beforeRound);
        isWanted = false;
        const begun = time.monotonic();
        let rendered = 0;
        failing = 0;
        for (const site of sites) rendered += isOver() ? 0 : await warmSite(site);
        log.info('cache-warmed', { pages: rendered, ms: Math.round(time.monotonic() - begun) });
      }
    } catch (error) {
      log.warn('cache-not-warmed', { error });
    } finally {
      isWarming = false;
    }
  };

  return { warm, onEvicted: (pages: number): void => void (pages >= manyPages && warm()) };
};
