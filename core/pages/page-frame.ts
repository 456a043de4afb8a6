import type { Currency } from '../wording/currency.ts';
import type { SponsoredLine } from '../ads/choose-sponsored-line.ts';
import type { SiteRole } from '../addresses/sites/site.ts';
import type { ShownCommonData } from '../editorial/common-data/show-common-data.ts';

export interface SiteSummary {
  readonly role: SiteRole;
  readonly slug: string;
  readonly name: string;
  readonly cssClass: string;
  readonly origin: string;
  readonly feedIdOrigin?: string | undefined;
  readonly pathPrefix: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly twitterHandle: string;
  readonly shareLogo: string;
  readonly asksConsent: boolean;
  readonly verificationCode: string;
}

export interface Frame {
  readonly site: SiteSummary;
  readonly family: readonly {
    readonly role: SiteRole;
    readonly slug: string;
    readonly name: string;
    readonly url: string;
  }[];
  readonly common: ShownCommonData;
  readonly line: SponsoredLine | null;
  /** Render time in unix seconds, passed to the client to avoid hydration mismatches. */
  readonly renderedAt: number;
  readonly app: boolean;
  readonly preview: boolean;
}
