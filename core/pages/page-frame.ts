import type { Currency } from '../wording/currency.ts';
import type { SponsoredLine } from '../ads/choose-sponsored-line.ts';
import type { SiteRole } from '../addresses/sites/site.ts';
import type { ShownCommonData } from '../editorial/common-data/show-common-data.ts';

/** What a screen needs to know of a site. */
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

/** What stands around every screen. */
export interface Frame {
  readonly site: SiteSummary;
  /** The sites of the family, the page's own among them. `url` is a path on the same domain, else absolute. */
  readonly family: readonly {
    readonly role: SiteRole;
    readonly slug: string;
    readonly name: string;
    readonly url: string;
  }[];
  readonly common: ShownCommonData;
  /** What a partner has bought on this very page; null without. */
  readonly line: SponsoredLine | null;
  /** Unix seconds at which this copy was made; travels with the page so that hydration never differs. */
  readonly renderedAt: number;
  readonly app: boolean;
  readonly preview: boolean;
}
