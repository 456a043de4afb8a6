import type { SiteRole } from '#core/addresses/sites/site.ts';

export interface Assets {
  readonly build: string;
  readonly styles: readonly string[];
  /** Blocking; sets the theme before the first paint. */
  readonly themeScript: string;
  /** Blocking, only with notices: hides dismissed ones before the first paint. */
  readonly noticeScript: string;
  readonly passkeyScript: string;
  readonly topicsScript: string;
  readonly consentScript: string;
  readonly thirdPartyScript: string;
  readonly videoScript: string;
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  /** Compression dictionaries, which browsers fetch when idle. */
  readonly dictionaries?: Readonly<Partial<Record<SiteRole, string>>>;
}
