import type { Result } from 'neverthrow';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { Provenance } from '#adapters/changes/provenance.ts';
import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import type { Page } from '#core/pages/page.ts';
import { isAskedFreely } from '#core/pages/query-parameters.ts';
import { publicPage } from '#core/pages/building/public-page.ts';
import type { Visitor } from '#core/pages/visitor.ts';
import { cacheKey } from '../page-cache/cache-key.ts';
import type { InsteadOfCachedPage } from '../responses/instead-of-cached-page.ts';
import { type EdgeHead, noEdgeHead } from '../responses/edge-head.ts';
import { endingIn, type Lifetime, lifetimeOf } from '../responses/lifetime.ts';
import { inSpan, requestFields } from '#adapters/telemetry/current-request.ts';
import type { Log, LogFields } from '#adapters/telemetry/log.ts';
import { type MakePageNeeds, makeOwnPage, makeSharedPage, type RenderPage } from './make-page.ts';
import type { Making, PageCache } from '../page-cache/page-cache.ts';
import { timed } from './timed.ts';
import { type CachedPage, pageOfKey, textsOfPage } from '../responses/cached-page.ts';
import { createOwnTurn } from './own-turn.ts';
import type { WorkLoad, WorkPermit } from '../requests/admit-work.ts';
import type { OpenPage, WantedPage } from '../addresses/wanted-page.ts';

export type OpenedPage =
  | { readonly cachedPage: CachedPage; readonly stale: boolean; readonly made: boolean }
  | { readonly instead: InsteadOfCachedPage };

/**
 * Serves from the cache, or renders and stores. Personal requests bypass the cache. `admission` is checked before any
 * work.
 */
export type OpenCachedPage = (
  wanted: WantedPage,
  visitor: Visitor,
  personal: boolean,
  admission?: Admission,
) => Promise<OpenedPage>;

export type Admission =
  | { readonly kind: 'search'; readonly wait: () => number }
  | { readonly kind: 'page'; readonly permit: WorkPermit };

export interface OpenCachedPageNeeds {
  readonly openPage: OpenPage;
  readonly render: RenderPage;
  readonly cache: PageCache<InsteadOfCachedPage> | null;
  readonly headersOf: (page: Page, shared: boolean) => readonly string[];
  readonly now: () => number;
  readonly makeCurrent: MakeCurrent;
  readonly failures: () => number;
  readonly log: Log;
  readonly underWay?: Pick<WorkLoad, 'running'>;
  readonly edge?: EdgeHead;
}

const isPassing = ({ kind }: InsteadOfPage): boolean => kind === 'unavailable';

/** Seconds: a page with a missing block is rendered again soon, and not served in the meantime (R9, R54). */
const freshWhenLacking = 3;

const lacking = (lifetime: Lifetime): Lifetime => ({
  ...lifetime,
  fresh: Math.min(lifetime.fresh, freshWhenLacking),
  whileRevalidating: 0,
});

/** Maximum concurrent searches, and the seconds for Retry-After. */
const maxUnderWay = 18;
const busyFor = 5;

interface Loaded {
  readonly opened: Result<Page, InsteadOfPage>;
  readonly whole: boolean;
}

type Made = Awaited<ReturnType<Making<InsteadOfCachedPage>>>;

const textsOf = (made: Made): readonly Uint8Array[] => {
  if ('cachedPage' in made) return textsOfPage(made.cachedPage);
  return made.instead.kind === 'redirect' ? [Buffer.from(made.instead.location)] : [];
};

const missing: Made = { instead: { kind: 'not-found' }, passing: false };
const unavailable: Made = { instead: { kind: 'unavailable' }, passing: true };

export const createOpenCachedPage = ({
  openPage,
  render,
  cache,
  headersOf,
  makeCurrent,
  now,
  log,
  failures,
  underWay: pages = { running: 0 },
  edge = noEdgeHead,
}: OpenCachedPageNeeds): OpenCachedPage => {
  const cachedPageOf = (
    name: string,
    page: Page,
    { edition, until }: Provenance,
    shared: boolean,
    whole: boolean,
  ): CachedPage | null => {
    const lifetime = whole ? lifetimeOf(page) : lacking(lifetimeOf(page));
    const making: MakePageNeeds = {
      name,
      render: (drawn) => timed('render', now, () => render(drawn, shared)),
      headers: headersOf(page, shared),
      lifetime: endingIn(lifetime, (until - now()) / 1000),
      now: now(),
      edition,
    };
    if (!shared) return makeOwnPage(page, making);
    const forAll = publicPage(page);
    return forAll && makeSharedPage(forAll, edge, making);
  };

  const load = (wanted: WantedPage, visitor: Visitor): Promise<Loaded> =>
    timed('load', now, async () => {
      const before = failures();
      const opened = await openPage(wanted, visitor);
      return { opened, whole: failures() === before };
    });
  /** Cached pages are sent between two that are rendered. */
  const inOwnTurn = createOwnTurn();

  const madeOf = (name: string, { opened, whole }: Loaded, provenance: Provenance, shared: boolean): Made =>
    opened.match(
      (page): Made => {
        const cachedPage = cachedPageOf(name, page, provenance, shared, whole);
        return cachedPage === null ? missing : { cachedPage };
      },
      (instead): Made => ({ instead, passing: isPassing(instead) }),
    );

  /** A render error is our bug and may be transient: serve the stale page or the error page. */
  const make = async (wanted: WantedPage, visitor: Visitor, shared: boolean): Promise<Made> => {
    const {
      path,
      route: { name: route },
      site: { slug: site },
    } = wanted;
    const page = pageOfKey(cacheKey(wanted));
    const tell = (level: 'warn' | 'error', event: string, fields: LogFields = {}): void =>
      log.fold({ level, event, same: [site, route], fields: { site, ...fields, ...requestFields(), route, path } });
    pages.running += 1;
    try {
      const made = await makeCurrent({
        page,
        textsOf,
        load: () => load(wanted, visitor).then(inOwnTurn),
        make: (loaded, provenance) => madeOf(page, loaded, provenance, shared),
      });
      if (made === null) tell('warn', 'page-overtaken');
      else if ('instead' in made && made.instead.kind === 'unavailable')
        tell('warn', 'page-unavailable', { cause: made.instead.cause });
      return made ?? unavailable;
    } catch (error) {
      tell('error', 'page-broken', { error });
      return unavailable;
    } finally {
      pages.running -= 1;
    }
  };

  const refused = <T extends InsteadOfCachedPage>(
    why: 'busy' | 'address',
    instead: T,
    event: 'search-refused' | 'page-refused' = 'search-refused',
  ): { readonly instead: T; readonly passing: true } => {
    log.fold({ level: 'warn', event, same: [why], fields: { why, ...requestFields() } });
    return { instead, passing: true };
  };

  let underWay = 0;
  const makeSearch = async (
    mayMake: () => number,
    wanted: WantedPage,
    visitor: Visitor,
    shared: boolean,
  ): Promise<Made> => {
    if (underWay >= maxUnderWay) return refused('busy', { kind: 'unavailable', retryAfter: busyFor });
    const wait = mayMake();
    if (wait > 0) return refused('address', { kind: 'too-many', retryAfter: wait });
    underWay += 1;
    return make(wanted, visitor, shared).finally(() => void (underWay -= 1));
  };

  const tooMany = (retryAfter: number) => refused('address', { kind: 'too-many', retryAfter }, 'page-refused');

  const makePage = async (
    { wait, giveBack, inTurn }: WorkPermit,
    wanted: WantedPage,
    visitor: Visitor,
    shared: boolean,
  ): Promise<Made> => {
    const made = await inTurn(async () => {
      const seconds = wait();
      if (seconds > 0) return tooMany(seconds);
      const one = await make(wanted, visitor, shared);
      const isStored = 'cachedPage' in one && shared && !isAskedFreely(wanted.route, wanted.query);
      if (isStored || ('instead' in one && one.passing)) giveBack();
      return one;
    });
    return made ?? tooMany(busyFor);
  };

  const makeIf = (
    admission: Admission | undefined,
    wanted: WantedPage,
    visitor: Visitor,
    shared: boolean,
  ): Promise<Made> => {
    if (admission === undefined) return make(wanted, visitor, shared);
    return admission.kind === 'search'
      ? makeSearch(admission.wait, wanted, visitor, shared)
      : makePage(admission.permit, wanted, visitor, shared);
  };

  return async (wanted, visitor, personal, admission) => {
    if (personal || !cache) {
      const made = await makeIf(admission, wanted, visitor, !personal);
      return 'cachedPage' in made
        ? { cachedPage: made.cachedPage, stale: false, made: true }
        : { instead: made.instead };
    }
    const [key, briefly] = [cacheKey(wanted), isAskedFreely(wanted.route, wanted.query)];
    // A refusal must cost less than a hit: no lookup on disk and no queue.
    if (admission?.kind === 'page' && !cache.holds(key, briefly)) {
      const seconds = admission.permit.wait();
      if (seconds > 0) return tooMany(seconds);
    }
    return inSpan('cache', {}, async (span): Promise<OpenedPage> => {
      let begun = false;
      const opened = await cache.open(
        key,
        () => {
          begun = true;
          return makeIf(admission, wanted, visitor, true);
        },
        briefly,
      );
      const made = begun && !('cachedPage' in opened && opened.stale);
      span.note({ 'news.cache.outcome': made ? 'miss' : 'stale' in opened && opened.stale ? 'stale' : 'hit' });
      // Another request may have rendered the page.
      if (admission?.kind === 'page' && 'cachedPage' in opened && !briefly) admission.permit.giveBack();
      return 'cachedPage' in opened ? { ...opened, made } : { instead: opened.instead };
    });
  };
};
