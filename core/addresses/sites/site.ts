import type { Currency } from '../../wording/currency.ts';

export const siteRoles = ['main', 'after', 'g7', 'karakter', 'sister'] as const;

export type SiteRole = (typeof siteRoles)[number];

/** A site and its configuration (spec §3.1). */
export interface Site {
  readonly role: SiteRole;
  readonly slug: string;
  readonly name: string;
  readonly domain: string;
  /** Public origin, from configuration and never from a request. */
  readonly origin: string;
  /** Keeps feed entry ids stable when the origin changes. */
  readonly feedIdOrigin?: string | undefined;
  /** Empty, or a slash and one segment. */
  readonly pathPrefix: string;
  readonly cssClass: string;
  readonly currency: Currency;
  /** IANA time zone of the site's dates (R8). */
  readonly timeZone: string;
  readonly verificationCode: string;
  readonly shareLogo: string;
  readonly socialPageUrl: string;
  readonly socialInteractionCount: number;
  /** Whether videos play over other audio (spec §4: FULL_FORCE). */
  readonly forcesVideo?: boolean;
  readonly twitterHandle: string;
  readonly consentScriptPath: string;
  readonly asksConsent: boolean;
  readonly audienceToolId: string;
  readonly mobileCovers: { readonly square: string; readonly fourThirds: string };
  readonly authorSiteSlug: string;
}
