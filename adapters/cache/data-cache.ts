import { LRUCache } from 'lru-cache';
import { err, errAsync, ok, okAsync, ResultAsync, type Result } from 'neverthrow';
import { type Edition, isAsNew, isSame, untold } from '#adapters/changes/edition.ts';
import { type Provenance, reporter, withProvenance } from '#adapters/changes/provenance.ts';
import { createStaleWhileRevalidate } from '#adapters/changes/stale-while-revalidate.ts';
import { beforeDeadline } from '#adapters/time/before-deadline.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import { doubtFor, isEmptied } from '#core/json/is-emptied.ts';
import type { Freshness } from './freshness.ts';

export type CacheKey = readonly [call: string, ...question: readonly unknown[]];

export interface DataCache {
  /**
   * Loads each key at most once at a time. Caches 'not-found' for 10 s and content failures for a limited time or until
   * an edit. After a timeout the caller gets 'unavailable', and the load continues.
   */
  through<T>(key: CacheKey, freshness: Freshness, load: () => ResultAsync<T, Failure>): ResultAsync<T, Failure>;
  /** For requests with a token: never stored, except content failures. */
  past<T>(key: CacheKey, load: () => ResultAsync<T, Failure>): ResultAsync<T, Failure>;
  /** Evicts everything after an edit. Running loads are cached only if they are as new as the edit. */
  invalidate(): void;
}

interface Copy {
  readonly value: unknown;
  readonly provenance: Provenance;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

interface Absence {
  readonly failure: Failure;
  readonly provenance: Provenance;
  readonly until: number;
}

interface Loaded<T, From = Provenance | null> {
  readonly result: Result<T, Failure>;
  readonly provenance: From;
}

/** Separate from values: a scan of unknown URLs must not evict them. */
const maxAbsences = 500;
const absentFor = 10;
/** Seconds to cache a content failure. Shorter when the main API has no change feed. */
const brokenFor = { told: 600, untold: 60 };
const usualBytes = 24 * 1024 * 1024;
/** Seconds before retrying a failed revalidation. */
const renewAgainAfter = 5;

const failedToCome = ({ kind }: Failure): boolean => kind === 'unavailable' || kind === 'malformed';

export interface DataCacheNeeds {
  readonly time: Pick<Time, 'monotonic' | 'deadline'>;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  /** Called when a caller timed out; `what` is the first part of the key. */
  readonly onLate?: ((what: string, ms: number) => void) | undefined;
  /** Called when the value before is served instead, because its lists became empty without an edit. */
  readonly onEmptied?: ((what: string) => void) | undefined;
  /** Called when a failure is returned without a call. */
  readonly onRepeated?: (() => void) | undefined;
  readonly edition?: () => Edition;
}

/** Estimate in bytes: measured objects take twice the length of their JSON. */
const bytesOf = (key: string, value: unknown): number => 500 + 2 * (key.length + (JSON.stringify(value)?.length ?? 0));

/** Bounded by entries and bytes; evicts the least recently used first. */
export const createDataCache = ({
  time,
  maxEntries = 2_000,
  maxBytes = usualBytes,
  onLate,
  onEmptied,
  onRepeated,
  edition = () => untold,
}: DataCacheNeeds): DataCache => {
  /** Monotonic seconds. */
  const now = (): number => time.monotonic() / 1000;
  const copies = new LRUCache<string, Copy>({ max: maxEntries, maxSize: maxBytes });
  const absences = new LRUCache<string, Absence>({
    max: maxAbsences,
    maxSize: maxBytes,
    sizeCalculation: (_, key) => bytesOf(key, null),
  });
  const values = createStaleWhileRevalidate<Copy, Loaded<unknown>>({
    edition,
    isFresh: ({ freshUntil }) => now() < freshUntil,
    mayServeMeanwhile: ({ staleUntil }) => now() < staleUntil,
  });

  const keepValue = (key: string, { fresh, stale }: Freshness, value: unknown, provenance: Provenance) => {
    const published = provenance.until / 1000;
    const freshUntil = Math.min(now() + fresh, published);
    absences.delete(key);
    copies.set(
      key,
      { value, provenance, freshUntil, staleUntil: Math.min(freshUntil + stale, published) },
      { size: bytesOf(key, value) },
    );
  };

  const keepBroken = (key: string, failure: Failure, provenance: Provenance) => {
    const seconds = edition().epoch === untold.epoch ? brokenFor.untold : brokenFor.told;
    absences.set(key, { failure, provenance, until: Math.min(now() + seconds, provenance.until / 1000) });
  };

  /** The copy, while it is served on errors. */
  const servable = (key: string, { ifError = 0 }: Freshness): Copy | undefined => {
    const copy = copies.peek(key);
    return copy !== undefined && now() < copy.staleUntil + ifError ? copy : undefined;
  };

  const serveAgain = (key: string, copy: Copy, until = Infinity): Loaded<unknown> => {
    const freshUntil = Math.min(now() + renewAgainAfter, until);
    copies.set(key, { ...copy, freshUntil }, { size: bytesOf(key, copy.value) });
    return { result: ok(copy.value), provenance: copy.provenance };
  };

  const keepFailure = (key: string, freshness: Freshness, failure: Failure, provenance: Provenance) => {
    const copy = servable(key, freshness);
    if (failure.lasting === 'content' && copy === undefined) return keepBroken(key, failure, provenance);
    if (copy && failedToCome(failure)) serveAgain(key, copy, copy.staleUntil + (freshness.ifError ?? 0));
    // Evict content that was unpublished or closed.
    if (!failedToCome(failure)) copies.delete(key);
    if (failure.kind === 'not-found')
      absences.set(key, { failure, provenance, until: Math.min(now() + absentFor, provenance.until / 1000) });
  };

  const repeat = ({ failure, provenance }: Absence, report: (provenance: Provenance) => void) => {
    if (failedToCome(failure)) onRepeated?.();
    report(provenance);
    return errAsync(failure);
  };

  /**
   * The value before, if this one is well-formed nothing: a main API must not empty pages that way. Of a value with an
   * essential field, that field alone. Edits clear the cache, so they are never doubted.
   */
  const insteadOf = (
    what: string,
    key: string,
    { essential, doubt = doubtFor.usual }: Freshness,
    { result, provenance }: Loaded<unknown, Provenance>,
  ): Copy | null => {
    const copy = copies.peek(key);
    if (result.isErr() || copy === undefined || now() > copy.staleUntil + doubt) return null;
    const part = (value: unknown): unknown =>
      essential === undefined ? value : (value as Readonly<Record<string, unknown>>)[essential];
    if (!isEmptied(part(copy.value), part(result.value))) return null;
    onEmptied?.(what);
    if (essential === undefined) return copy;
    return { ...copy, value: { ...(result.value as object), [essential]: part(copy.value) }, provenance };
  };

  const orServable = (key: string, freshness: Freshness, loaded: Loaded<unknown>): Loaded<unknown> => {
    if (loaded.result.isOk() || !failedToCome(loaded.result.error)) return loaded;
    const copy = servable(key, freshness);
    return copy === undefined ? loaded : { result: ok(copy.value), provenance: copy.provenance };
  };

  /** Stops waiting at the timeout. */
  const inTime = async (
    what: string,
    key: string,
    freshness: Freshness,
    loading: Promise<Loaded<unknown>>,
  ): Promise<Loaded<unknown>> => {
    const { timeout } = freshness;
    if (timeout === undefined) return loading;
    return beforeDeadline(loading, time.deadline(timeout * 1000), () => {
      onLate?.(what, timeout * 1000);
      const cause = new Error(`not loaded within ${timeout} s`);
      const late: Loaded<unknown> = {
        result: err({ kind: 'unavailable', upstream: 'data-cache', cause }),
        provenance: null,
      };
      return orServable(key, freshness, late);
    });
  };

  const loadAndKeep = async (
    what: string,
    key: string,
    freshness: Freshness,
    load: () => ResultAsync<unknown, Failure>,
  ): Promise<Loaded<unknown>> => {
    const { made: result, provenance } = await withProvenance(edition(), load);
    const before = insteadOf(what, key, freshness, { result, provenance });
    if (before !== null) return serveAgain(key, before, before.provenance.until / 1000);
    // A result older than the latest edit goes only to its callers; provenance marks it as outdated.
    if (isAsNew(provenance.edition, edition()))
      result.match(
        (value) => keepValue(key, freshness, value, provenance),
        (failure) => keepFailure(key, freshness, failure, provenance),
      );
    return orServable(key, freshness, { result, provenance });
  };

  const through = (
    what: string,
    key: string,
    freshness: Freshness,
    load: () => ResultAsync<unknown, Failure>,
  ): ResultAsync<unknown, Failure> => {
    const report = reporter();
    const absence = absences.get(key);
    if (absence && now() < absence.until) return repeat(absence, report);
    const given = values.give(key, copies.get(key), () => loadAndKeep(what, key, freshness, load));
    if ('copy' in given) {
      report(given.copy.provenance);
      return okAsync(given.copy.value);
    }
    return new ResultAsync(
      inTime(what, key, freshness, given.making).then(({ result, provenance }) => {
        if (provenance) report(provenance);
        return result;
      }),
    );
  };

  const past = <T>(key: string, load: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> => {
    const known = absences.get(key);
    if (known && now() < known.until) return repeat(known, reporter());
    const begun = edition();
    return load().mapErr((failure) => {
      if (failure.lasting === 'content' && isSame(begun, edition()))
        keepBroken(key, failure, { edition: begun, until: Infinity, begun });
      return failure;
    });
  };

  return {
    past: (key, load) => past(JSON.stringify([...key, 'past']), load),
    invalidate: () => {
      copies.clear();
      absences.clear();
      values.invalidate();
    },
    // Safe: the key names the call, and a call always has the same result type.
    through: <T>(key: CacheKey, freshness: Freshness, load: () => ResultAsync<T, Failure>) =>
      through(key[0], JSON.stringify(key), freshness, load) as ResultAsync<T, Failure>,
  };
};
