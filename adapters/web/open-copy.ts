import type { Result } from 'neverthrow';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { Provenance } from '#adapters/changes/provenance.ts';
import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import type { Page } from '#core/pages/page.ts';
import { isAskedFreely } from '#core/pages/query-parameters.ts';
import { publicPage } from '#core/pages/public-page.ts';
import type { Visitor } from '#core/pages/visitor.ts';
import { cacheKey } from './cache-key.ts';
import type { InsteadOfCopy } from './instead-of-copy.ts';
import { endingIn, type Lifetime, lifetimeOf } from './lifetime.ts';
import { requestFields } from '#adapters/telemetry/current-request.ts';
import type { Log, LogFields } from '#adapters/telemetry/log.ts';
import { type CopyNeeds, makeOwnCopy, makeSharedCopy, type RenderPage } from './make-copy.ts';
import type { Making, PageCache } from './page-cache.ts';
import { type PageCopy, pageOfKey, textsOfCopy } from './page-copy.ts';
import type { OpenPage, WantedPage } from './wanted-page.ts';

export type OpenedCopy =
  | {
      readonly copy: PageCopy;
      readonly stale: boolean;
      /** Whether it was made for who asked, and not found. */ readonly made: boolean;
    }
  | { readonly instead: InsteadOfCopy };

/**
 * Opens a page as bytes: from the cache, or made and kept. A personal request passes the cache by. `mayMake` is asked before anything is
 * made for this request: 0 when it may be, otherwise the seconds to wait.
 */
export type OpenCopy = (
  wanted: WantedPage,
  visitor: Visitor,
  personal: boolean,
  mayMake?: () => number,
) => Promise<OpenedCopy>;

export interface OpenCopyNeeds {
  readonly openPage: OpenPage;
  readonly render: RenderPage;
  /** Null makes every page anew. */
  readonly cache: PageCache<InsteadOfCopy> | null;
  readonly headers: readonly string[];
  readonly now: () => number;
  readonly makeCurrent: MakeCurrent;
  /** How often an upstream has let us down so far. */
  readonly failures: () => number;
  readonly log: Log;
}

/** Failures that may pass, and that an older copy may therefore hide. */
const isPassing = ({ kind }: InsteadOfPage): boolean => kind === 'unavailable';

/** Seconds: a page that may lack a block is made anew soon (R9). */
const freshWhenLacking = 3;

const lacking = (lifetime: Lifetime): Lifetime => ({ ...lifetime, fresh: Math.min(lifetime.fresh, freshWhenLacking) });

/** Pages that have to be asked for, at the same time; and the seconds after which another try makes sense. */
const mostUnderWay = 18;
const busyFor = 5;

/** What came of opening a page, before it is drawn. */
interface Loaded {
  readonly opened: Result<Page, InsteadOfPage>;
  /** Whether every upstream kept its word meanwhile. */
  readonly whole: boolean;
}

type Made = Awaited<ReturnType<Making<InsteadOfCopy>>>;

const textsOf = (made: Made): readonly Uint8Array[] => {
  if ('copy' in made) return textsOfCopy(made.copy);
  return made.instead.kind === 'redirect' ? [Buffer.from(made.instead.location)] : [];
};

const missing: Made = { instead: { kind: 'not-found' }, passing: false };
const unavailable: Made = { instead: { kind: 'unavailable' }, passing: true };

export const createOpenCopy = ({
  openPage,
  render,
  cache,
  headers,
  makeCurrent,
  now,
  log,
  failures,
}: OpenCopyNeeds): OpenCopy => {
  const copyOf = (
    name: string,
    page: Page,
    { edition, until }: Provenance,
    shared: boolean,
    whole: boolean,
  ): PageCopy | null => {
    const lifetime = whole ? lifetimeOf(page) : lacking(lifetimeOf(page));
    const copying: CopyNeeds = {
      name,
      render,
      headers,
      lifetime: endingIn(lifetime, (until - now()) / 1000),
      now: now(),
      edition,
    };
    if (!shared) return makeOwnCopy(page, copying);
    const forAll = publicPage(page);
    return forAll && makeSharedCopy(forAll, copying);
  };

  /** Calls of other pages may fail meanwhile; to make a whole page anew a little early harms nobody. */
  const load = async (wanted: WantedPage, visitor: Visitor): Promise<Loaded> => {
    const before = failures();
    const opened = await openPage(wanted, visitor);
    return { opened, whole: failures() === before };
  };

  const madeOf = (name: string, { opened, whole }: Loaded, provenance: Provenance, shared: boolean): Made =>
    opened.match(
      (page): Made => {
        const copy = copyOf(name, page, provenance, shared, whole);
        return copy === null ? missing : { copy };
      },
      (instead): Made => ({ instead, passing: isPassing(instead) }),
    );

  /** A screen that fails to draw is our fault and may pass: readers get the last good copy, or the error page. */
  const make = async (wanted: WantedPage, visitor: Visitor, shared: boolean): Promise<Made> => {
    const {
      path,
      route: { name: route },
      site: { slug: site },
    } = wanted;
    const page = pageOfKey(cacheKey(wanted));
    const tell = (level: 'warn' | 'error', event: string, fields: LogFields = {}): void =>
      log.fold({ level, event, same: [site, route], fields: { site, ...fields, ...requestFields(), route, path } });
    try {
      const made = await makeCurrent({
        page,
        textsOf,
        load: () => load(wanted, visitor),
        make: (loaded, provenance) => madeOf(page, loaded, provenance, shared),
      });
      if (made === null) tell('warn', 'page-overtaken');
      else if ('instead' in made && made.instead.kind === 'unavailable')
        tell('warn', 'page-unavailable', { cause: made.instead.cause });
      return made ?? unavailable;
    } catch (error) {
      tell('error', 'page-broken', { error });
      return unavailable;
    }
  };

  const refused = (why: 'busy' | 'address', instead: InsteadOfCopy): Made => {
    log.fold({ level: 'warn', event: 'search-refused', same: [why], fields: { why, ...requestFields() } });
    return { instead, passing: true };
  };

  let underWay = 0;
  /** What has to be asked for is made by a few at a time, so that nothing is begun of which there is no end. */
  const makeIf = async (
    mayMake: (() => number) | undefined,
    wanted: WantedPage,
    visitor: Visitor,
    shared: boolean,
  ): Promise<Made> => {
    if (mayMake === undefined) return make(wanted, visitor, shared);
    if (underWay >= mostUnderWay) return refused('busy', { kind: 'unavailable', retryAfter: busyFor });
    const wait = mayMake();
    if (wait > 0) return refused('address', { kind: 'too-many', retryAfter: wait });
    underWay += 1;
    return make(wanted, visitor, shared).finally(() => void (underWay -= 1));
  };

  return async (wanted, visitor, personal, mayMake) => {
    if (personal || !cache) {
      const made = await makeIf(mayMake, wanted, visitor, !personal);
      return 'copy' in made ? { copy: made.copy, stale: false, made: true } : { instead: made.instead };
    }
    let begun = false;
    const opened = await cache.open(
      cacheKey(wanted),
      () => {
        begun = true;
        return makeIf(mayMake, wanted, visitor, true);
      },
      isAskedFreely(wanted.route, wanted.query),
    );
    return 'copy' in opened ? { ...opened, made: begun && !opened.stale } : { instead: opened.instead };
  };
};
