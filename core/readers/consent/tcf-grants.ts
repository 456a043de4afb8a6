/** What a reader allows, by what it is for. */
export interface Grants {
  readonly ads: boolean;
  readonly campaign: boolean;
  readonly audience: boolean;
  readonly social: boolean;
}

export const noGrants: Grants = { ads: false, campaign: false, audience: false, social: false };
export const allGrants: Grants = { ads: true, campaign: true, audience: true, social: true };

/** What a TC string of the Transparency & Consent Framework 2.3 says, by the framework's numbers. */
export interface TcfChoice {
  readonly purposes: readonly number[];
  /** Vendors that were agreed to. */
  readonly vendors: readonly number[];
  /** Vendors of whom the reader was told; null where the string does not say, which 2.3 does not allow. */
  readonly disclosed: readonly number[] | null;
}

/** Of the ad service in the framework's vendor list. */
const adVendor = 755;

/** Keeping things on a device, basic ads and their measurement; measuring an audience. */
const forAds = [1, 2, 7];
const forCampaigns = [1, 2];
const forAudience = [1, 8];
/** Keeping things on a device, and content chosen by what is known of the reader. */
const forSocial = [1, 6];

/** What a reader has allowed in the framework's words; a vendor of whom nobody told them is allowed nothing. */
export const grantsOfTcf = ({ purposes, vendors, disclosed }: TcfChoice): Grants => {
  const agreedTo = (wanted: readonly number[]): boolean => wanted.every((purpose) => purposes.includes(purpose));
  return {
    ads: agreedTo(forAds) && vendors.includes(adVendor) && disclosed?.includes(adVendor) === true,
    campaign: agreedTo(forCampaigns),
    audience: agreedTo(forAudience),
    social: agreedTo(forSocial),
  };
};
