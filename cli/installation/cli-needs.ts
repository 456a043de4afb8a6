import type { BridgeNames } from '#core/app-shell/bridge-message.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { ResourceRow } from '#core/addresses/routes/resources.ts';
import type { Supplement } from '#core/editorial/supplements/supplement.ts';
import type { HostAlias, SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { DeskTools } from './desk-tools.ts';
import type { Drill } from './drill.ts';
import type { Execute } from './newsroom-command.ts';
import type { Migrate } from './migration.ts';
import type { Mirror } from './mirror.ts';
import type { OldAddressSource } from './old-address-source.ts';
import type { ServeOrigin } from './serve-origin.ts';
import type { SettingsInForce } from './settings.ts';
import type { StartThread } from './thread.ts';
import type { UpstreamKit } from './upstream-kit.ts';

export interface RuleSettings {
  /** Prefix of the slugs of our own ad-suppressing tags (R1). */
  readonly houseTag: string;
  /** Network code in ad unit paths (spec §7.6). */
  readonly adNetwork: string;
  readonly embeds: EmbedAllowList;
  readonly bridge: BridgeNames;
  readonly appArea: readonly string[];
  /** Query parameters that are passed on to the CRM (R35). */
  readonly crmParameters: readonly string[];
  readonly supplements: readonly Supplement[];
}

export interface CliNeeds {
  readonly name: string;
  readonly version: string;
  readonly sites: SiteFamily;
  readonly hosts?: readonly HostAlias[];
  readonly academySegment: string;
  readonly rules: readonly RedirectRule[];
  readonly addedRules?: string | undefined;
  /** Errors in that file, one per line; with any, no address is judged. */
  readonly ruleFaults?: readonly string[];
  readonly resources: readonly ResourceRow[];
  readonly shopUrl: string;
  readonly settings: () => Promise<RuleSettings>;
  readonly oldAddresses?: OldAddressSource;
  readonly execute: Execute;
  readonly migrate: Migrate;
  readonly desks: () => Promise<DeskTools>;
  readonly mirror: Mirror;
  readonly drill: Drill;
  readonly hasContent?: () => Promise<boolean>;
  readonly settingsInForce: (redacted: boolean) => Promise<SettingsInForce>;
  readonly serveOrigin: ServeOrigin;
  readonly upstreamKit: () => Promise<UpstreamKit>;
  readonly startThread?: StartThread;
  readonly partSize?: number;
}
