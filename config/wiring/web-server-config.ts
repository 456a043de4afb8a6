import type { OwnHeadersOf } from '#adapters/web/app-shell/assets.ts';
import type { DictionaryFor } from '#adapters/web/responses/compression/dictionary.ts';
import type { StoredBody } from '#adapters/web/responses/cached-page.ts';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import type { Concerned } from '#adapters/changes/concerned.ts';
import type { AnswerKind } from '#adapters/web/page-cache/kept-answers.ts';
import type { Readiness } from '#adapters/web/server/health.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Measures } from '#adapters/telemetry/metrics/measures.ts';
import type { WorkLoad } from '#adapters/web/requests/admit-work.ts';
import type { LiveRelay } from '#adapters/web/live/live-relay.ts';
import type { NoticeMemory } from '#adapters/web/editorial/notices/notice-board.ts';
import type { PageCache } from '#adapters/web/page-cache/page-cache.ts';
import type { RequestLineCache } from '#adapters/web/page-cache/request-line-cache.ts';
import type { AnswerResource } from '#adapters/web/server/resource-routes.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Allowance } from '#adapters/web/endpoints/limits.ts';
import type { TrustedProxies } from '#adapters/web/requests/trusted-proxies.ts';
import type { WarmCache } from '#adapters/web/pages/warm-cache.ts';
import type { InsteadOfCachedPage } from '#adapters/web/responses/instead-of-cached-page.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { StaffEntries } from '#core/ports/staff-entry.ts';
import type { Assets } from '#core/pages/assets.ts';
import type { Edge } from '#adapters/process/open-edge.ts';
import type { Environment } from '../settings/environment.ts';

export interface KeptBeside {
  invalidate(): void;
  drop(concerned: Concerned): Promise<Readonly<Record<AnswerKind, readonly string[]>>>;
  setNotices(body: StoredBody): StoredBody;
  followNotices(): Promise<void>;
  loadContent(): Promise<boolean>;
  readonly warming: WarmCache;
  /** Open live streams. */
  streams(): number;
  /** Ends the streams of all clients, which reconnect to another node, and accepts no new ones. */
  closeStreams(): void;
}

/** Until the web server is built. */
export const nothingKept: KeptBeside = {
  invalidate: () => undefined,
  drop: async () => ({ feeds: [], sitemaps: [], others: [] }),
  closeStreams: () => undefined,
  setNotices: (body) => body,
  followNotices: async () => undefined,
  loadContent: async () => false,
  warming: { warm: async () => undefined, onEvicted: () => undefined },
  streams: () => 0,
};

export interface WebServerConfig {
  readonly environment: Environment;
  readonly time: Time;
  readonly sites: SiteFamily;
  readonly addressResolver?: AddressResolver;
  readonly mainApiUrl: string;
  readonly mainApiHeaders: Readonly<Record<string, string>>;
  readonly assets: Assets;
  readonly clientFolder: string;
  readonly keptBuilds?: AnswerResource;
  readonly ownHeadersOf?: OwnHeadersOf;
  readonly dictionaryFor?: DictionaryFor;
  readonly headers: readonly string[];
  readonly thirdPartyHeaders?: readonly string[];
  /** Null disables the cache. */
  readonly cache: PageCache<InsteadOfCachedPage> | null;
  readonly requestLineCache: RequestLineCache;
  /** Rate limit of requests per client that produce nothing cacheable. */
  readonly uselessWork?: Allowance;
  readonly readiness: Readiness;
  readonly proxies: TrustedProxies;
  readonly staffEntries?: StaffEntries;
  readonly log: Log;
  readonly measures?: Measures | null;
  readonly work?: WorkLoad;
  readonly record: ChangeRecord;
  readonly relay?: LiveRelay;
  readonly noticeMemory?: NoticeMemory;
  readonly edge?: Edge;
  readonly onBuilt?: (kept: KeptBeside) => void;
}
