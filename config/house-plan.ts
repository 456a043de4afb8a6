import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import type { Concerned } from '#adapters/changes/concerned.ts';
import type { AnswerKind } from '#adapters/web/kept-answers.ts';
import type { Readiness } from '#adapters/web/health.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { PageCache } from '#adapters/web/page-cache.ts';
import type { Shortcuts } from '#adapters/web/shortcuts.ts';
import type { TrustedProxies } from '#adapters/web/trusted-proxies.ts';
import type { InsteadOfCopy } from '#adapters/web/instead-of-copy.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Assets } from '#ui/document/assets.ts';
import type { Environment } from './environment.ts';

/** What a house keeps beside pages. */
export interface KeptBeside {
  /** Forgets the main API's answers. */
  forget(): void;
  /** Drops what changes concern of what was made of them, and gives the keys. */
  drop(concerned: Concerned): Promise<Readonly<Record<AnswerKind, readonly string[]>>>;
}

/** What a house is built from. */
export interface HousePlan {
  readonly environment: Environment;
  readonly sites: SiteFamily;
  readonly mainApiUrl: string;
  /** Sent with every call of it: its secret. */
  readonly mainApiHeaders: Readonly<Record<string, string>>;
  readonly assets: Assets;
  readonly clientFolder: string;
  readonly headers: readonly string[];
  /** Null makes every page anew. */
  readonly cache: PageCache<InsteadOfCopy> | null;
  readonly shortcuts: Shortcuts;
  readonly personalCookies: readonly string[];
  readonly readiness: Readiness;
  readonly proxies: TrustedProxies;
  readonly log: Log;
  /** What the main API has changed, as far as this node was told. */
  readonly record: ChangeRecord;
  /** Is handed what the house keeps beside pages, to be dropped after changes. */
  readonly onBuilt?: (kept: KeptBeside) => void;
}
