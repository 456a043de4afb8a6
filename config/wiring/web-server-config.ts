import type { OwnHeadersOf } from '#adapters/web/app-shell/assets.ts';
import type { DictionaryFor } from '#adapters/web/responses/compression/dictionary.ts';
import type { StoredBody } from '#adapters/web/responses/cached-page.ts';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import type { Concerned } from '#adapters/changes/concerned.ts';
import type { AnswerKind } from '#adapters/web/page-cache/kept-answers.ts';
import type { Readiness } from '#adapters/web/server/health.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { LiveRelay } from '#adapters/web/live/live-relay.ts';
import type { NoticeMemory } from '#adapters/web/editorial/notices/notice-board.ts';
import type { PageCache } from '#adapters/web/page-cache/page-cache.ts';
import type { RequestLineCache } from '#adapters/web/page-cache/request-line-cache.ts';
import type { AnswerResource } from '#adapters/web/server/resource-routes.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Allowance } from '#adapters/web/endpoints/limits.ts';
import type { TrustedProxies } from '#adapters/web/requests/trusted-proxies.ts';
import type { InsteadOfCachedPage } from '#adapters/web/responses/instead-of-cached-page.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { StaffEntries } from '#core/ports/staff-entry.ts';
import type { Assets } from '#core/pages/assets.ts';
import type { Environment } from '../settings/environment.ts';

/** What a web server keeps beside pages. */
export interface KeptBeside {
  /** Forgets the main API's answers. */
  forget(): void;
  /** Drops what changes concern of what was made of them, and gives the keys. */
  drop(concerned: Concerned): Promise<Readonly<Record<AnswerKind, readonly string[]>>>;
  /** The same document with the notices that stand; itself where none does. */
  setNotices(body: StoredBody): StoredBody;
  /** Keeps to what notices stand from now on; settles once they are known. */
  followNotices(): Promise<void>;
  /** Whether the main API has told what notices stand. */
  hasToldNotices(): boolean;
  /** Ends the streams of readers, who find another server meanwhile, and opens none from now on. */
  closeStreams(): void;
}

/** What a web server is built from. */
export interface WebServerConfig {
  readonly environment: Environment;
  readonly time: Time;
  readonly sites: SiteFamily;
  /** What can be said of an address; compiled anew unless told. */
  readonly addressResolver?: AddressResolver;
  readonly mainApiUrl: string;
  /** Sent with every call of it: its secret. */
  readonly mainApiHeaders: Readonly<Record<string, string>>;
  readonly assets: Assets;
  readonly clientFolder: string;
  /** Answers the files of other builds; nobody does unless told. */
  readonly keptBuilds?: AnswerResource;
  /** What single files of a build are sent with besides; nothing unless told. */
  readonly ownHeadersOf?: OwnHeadersOf;
  /** By what pages may be sent; by nothing unless told. */
  readonly dictionaryFor?: DictionaryFor;
  readonly headers: readonly string[];
  /** Instead of those, for pages that may load others' scripts after consent; the same unless told. */
  readonly thirdPartyHeaders?: readonly string[];
  /** Null makes every page anew. */
  readonly cache: PageCache<InsteadOfCachedPage> | null;
  readonly requestLineCache: RequestLineCache;
  /** Work of one place that leaves nothing in the cache; the usual unless told. */
  readonly uselessWork?: Allowance;
  readonly readiness: Readiness;
  readonly proxies: TrustedProxies;
  /** Who is let into a preview; whom the security service knows unless told. */
  readonly staffEntries?: StaffEntries;
  readonly log: Log;
  /** What the main API has changed, as far as this node was told. */
  readonly record: ChangeRecord;
  /** How web nodes share what they ask of live scores; each for itself unless told. */
  readonly relay?: LiveRelay;
  /** Where notices outlive the process; nowhere unless told. */
  readonly noticeMemory?: NoticeMemory;
  /** Is handed what the web server keeps beside pages, to be dropped after changes. */
  readonly onBuilt?: (kept: KeptBeside) => void;
}
