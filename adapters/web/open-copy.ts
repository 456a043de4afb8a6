import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import type { Page } from '#core/pages/page.ts';
import type { Visitor } from '#core/pages/visitor.ts';
import { cacheKey } from './cache-key.ts';
import { type Lifetime, lifetimeOf } from './lifetime.ts';
import type { Log } from './log.ts';
import { makeCopy, type RenderPage } from './make-copy.ts';
import type { Making, PageCache } from './page-cache.ts';
import type { PageCopy } from './page-copy.ts';
import type { OpenPage, WantedPage } from './wanted-page.ts';

export type OpenedCopy =
  | { readonly copy: PageCopy; readonly stale: boolean }
  | { readonly instead: InsteadOfPage };

/** Opens a page as bytes: from the cache, or made and kept. A personal request passes the cache by. */
export type OpenCopy = (wanted: WantedPage, visitor: Visitor, personal: boolean) => Promise<OpenedCopy>;

export interface OpenCopyNeeds {
  readonly openPage: OpenPage;
  readonly render: RenderPage;
  /** Null makes every page anew. */
  readonly cache: PageCache<InsteadOfPage> | null;
  readonly headers: readonly string[];
  readonly now: () => number;
  /** How often an upstream has let us down so far. */
  readonly failures: () => number;
  readonly log: Log;
}

/** Failures that may pass, and that an older copy may therefore hide. */
const isPassing = ({ kind }: InsteadOfPage): boolean => kind === 'unavailable';

/** Seconds: a page that may lack a block is made anew soon (R9). */
const freshWhenLacking = 3;

const lacking = (lifetime: Lifetime): Lifetime => ({ ...lifetime, fresh: Math.min(lifetime.fresh, freshWhenLacking) });

export const createOpenCopy = ({ openPage, render, cache, headers, now, log, failures }: OpenCopyNeeds): OpenCopy => {
  /** Calls of other pages may fail meanwhile; to make a whole page anew a little early harms nobody. */
  const copyOf = (page: Page, shared: boolean, whole: boolean): PageCopy =>
    makeCopy(page, render, headers, whole ? lifetimeOf(page) : lacking(lifetimeOf(page)), shared, now());

  /** A screen that fails to draw is our fault and may pass: readers get the last good copy, or the error page. */
  const make = async (wanted: WantedPage, visitor: Visitor, shared: boolean): ReturnType<Making<InsteadOfPage>> => {
    try {
      const before = failures();
      const opened = await openPage(wanted, visitor);
      if (opened.isOk()) return { copy: copyOf(opened.value, shared, failures() === before) };
      const instead = opened.error;
      if (instead.kind === 'unavailable') log.warn('page-unavailable', { path: wanted.path, site: wanted.site.slug, route: wanted.route.name, cause: instead.cause });
      return { instead, passing: isPassing(instead) };
    } catch (error) {
      log.error('page-broken', { path: wanted.path, route: wanted.route.name, error });
      return { instead: { kind: 'unavailable' }, passing: true };
    }
  };

  return async (wanted, visitor, personal) => {
    if (personal || !cache) {
      const made = await make(wanted, visitor, !personal);
      return 'copy' in made ? { copy: made.copy, stale: false } : { instead: made.instead };
    }
    const opened = await cache.open(cacheKey(wanted), () => make(wanted, visitor, true));
    return 'copy' in opened ? opened : { instead: opened.instead };
  };
};
