import type { SiteRole } from '#core/addresses/sites/site.ts';

/** Built files by their public addresses. */
export interface Assets {
  /** Changes whenever one of the files does. */
  readonly build: string;
  readonly styles: readonly string[];
  /** Small, blocking: sets the chosen theme before the first paint. */
  readonly themeScript: string;
  /** Small, blocking, only where notices stand: hides those that were put away before the first paint. */
  readonly noticeScript: string;
  /** Only where staff sign in: asks for passkeys. */
  readonly passkeyScript: string;
  /** Only where topics can be followed: asks the browser for notifications. */
  readonly topicsScript: string;
  /** Small, blocking, only where something is configured that a reader has to agree to: shows the bar that asks. */
  readonly consentScript: string;
  /** Only there: loads what others bring, once the reader has agreed. */
  readonly thirdPartyScript: string;
  /** Only where a video is set: shows it beside the page. */
  readonly videoScript: string;
  /** The browser's module entry. */
  readonly entry: string;
  /** Every script of the build but those of service workers. */
  readonly scripts: readonly string[];
  /** Every font file of the build; the document picks the two it preloads by their names. */
  readonly fonts: readonly string[];
  /** What browsers fetch when they are idle, so that further pages of a site are sent by it; none unless told. */
  readonly dictionaries?: Readonly<Partial<Record<SiteRole, string>>>;
}
