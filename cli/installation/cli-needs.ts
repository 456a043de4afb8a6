import type { BridgeNames } from '#core/app-shell/bridge-message.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { ResourceRow } from '#core/addresses/routes/resources.ts';
import type { Supplement } from '#core/editorial/supplements/supplement.ts';
import type { HostAlias, SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Execute } from './newsroom-command.ts';
import type { ServeOrigin } from './serve-origin.ts';
import type { SettingsInForce } from './settings.ts';
import type { StartThread } from './thread.ts';

/** What decisions beyond addresses ask configuration for. */
export interface RuleSettings {
  /** Begins the slug of the publication's own ad-suppressing super tags (R1). */
  readonly houseTag: string;
  /** Network code of the ad service's unit paths (spec §7.6). */
  readonly adNetwork: string;
  readonly embeds: EmbedAllowList;
  readonly bridge: BridgeNames;
  /** Paths that stay in the native app's web view. */
  readonly appArea: readonly string[];
  /** Query parameters that go on to the CRM (R35). */
  readonly crmParameters: readonly string[];
  readonly supplements: readonly Supplement[];
}

/** What configuration hands to the command line. */
export interface CliNeeds {
  /** Name under which the program is called. */
  readonly name: string;
  readonly version: string;
  readonly sites: SiteFamily;
  readonly hosts?: readonly HostAlias[];
  readonly academySegment: string;
  readonly rules: readonly RedirectRule[];
  /** The file of those that the installation adds; none unless told. */
  readonly addedRules?: string | undefined;
  /** What is wrong with that file, a line each: nothing can be judged then. */
  readonly ruleFaults?: readonly string[];
  readonly resources: readonly ResourceRow[];
  /** The one foreign address that a rule may lead to. */
  readonly shopUrl: string;
  /** Loaded by the one command that asks for them. */
  readonly settings: () => Promise<RuleSettings>;
  /** Carries out what editors and operators order. */
  readonly execute: Execute;
  /** Whether content is at hand of which `execute` can list the addresses; asked before it is opened. */
  readonly hasContent?: () => Promise<boolean>;
  /** The installation's settings, with secrets hidden where that is asked for. */
  readonly settingsInForce: (redacted: boolean) => Promise<SettingsInForce>;
  readonly serveOrigin: ServeOrigin;
  /** Starts a thread that reads logs; where there is none, one job is all. */
  readonly startThread?: StartThread;
  /** Bytes of a log that a thread reads at one go, where several do. */
  readonly partSize?: number;
}
