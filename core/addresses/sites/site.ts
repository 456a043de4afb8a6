import type { Currency } from '../../wording/currency.ts';

export const siteRoles = ['main', 'after', 'g7', 'karakter', 'sister'] as const;

/** The part a site plays in the family; rules that name a site name its role, so that slugs stay configuration. */
export type SiteRole = (typeof siteRoles)[number];

/** One editorial site and everything that is configured for it (spec §3.1). */
export interface Site {
  readonly role: SiteRole;
  readonly slug: string;
  readonly name: string;
  readonly domain: string;
  /** Scheme, host and port under which readers reach the site; from configuration, never from a request. */
  readonly origin: string;
  /** The origin in the ids of its feeds' entries, if they were first made under another one. */
  readonly feedIdOrigin?: string | undefined;
  /** Empty for a site that owns its domain, otherwise one leading slash and one segment. */
  readonly pathPrefix: string;
  readonly cssClass: string;
  readonly currency: Currency;
  /** IANA zone in which the dates of its addresses and texts are meant (R8). */
  readonly timeZone: string;
  readonly verificationCode: string;
  readonly shareLogo: string;
  readonly socialPageUrl: string;
  /** From this many interactions on an article counts as widely shared. */
  readonly socialInteractionCount: number;
  /** Whether its videos start over whatever else is heard (spec §4: FULL_FORCE); gently unless told. */
  readonly forcesVideo?: boolean;
  readonly twitterHandle: string;
  /** Path on our own host of a consent script; empty where our own bar asks. */
  readonly consentScriptPath: string;
  /** Whether anything is configured that a reader has to agree to. */
  readonly asksConsent: boolean;
  readonly audienceToolId: string;
  readonly mobileCovers: { readonly square: string; readonly fourThirds: string };
  readonly authorSiteSlug: string;
}
