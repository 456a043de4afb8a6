export interface Grants {
  readonly ads: boolean;
  readonly campaign: boolean;
  readonly audience: boolean;
  readonly social: boolean;
}

export const noGrants: Grants = { ads: false, campaign: false, audience: false, social: false };
export const allGrants: Grants = { ads: true, campaign: true, audience: true, social: true };

export interface TcfChoice {
  readonly purposes: readonly number[];
  readonly vendors: readonly number[];
  readonly disclosed: readonly number[] | null;
}

const adVendor = 755;

/** TCF purposes: device storage, basic ads, ad measurement. */
const forAds = [1, 2, 7];
const forCampaigns = [1, 2];
const forAudience = [1, 8];
/** TCF purposes: device storage, profiles for personalised content. */
const forSocial = [1, 6];

export const grantsOfTcf = ({ purposes, vendors, disclosed }: TcfChoice): Grants => {
  const agreedTo = (wanted: readonly number[]): boolean => wanted.every((purpose) => purposes.includes(purpose));
  return {
    ads: agreedTo(forAds) && vendors.includes(adVendor) && disclosed?.includes(adVendor) === true,
    campaign: agreedTo(forCampaigns),
    audience: agreedTo(forAudience),
    social: agreedTo(forSocial),
  };
};
