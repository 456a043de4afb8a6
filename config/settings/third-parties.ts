import { judgeThirdParties, type ThirdParties } from '#core/readers/consent/third-parties.ts';
import type { Page } from '#core/pages/page.ts';
import type { Site, SiteRole } from '#core/addresses/sites/site.ts';
import type { Environment } from './environment.ts';
import type { SiteSettings } from './sites.ts';

const originOf = (url: string): string => new URL(url).origin;

/** Settings of each site that only an installation knows (spec §3.1). */
export const siteSettingsOf =
  (environment: Environment) =>
  (role: SiteRole): SiteSettings => {
    const own = role === 'sister';
    const told = own
      ? [
          environment.SISTER_VERIFICATION_CODE,
          environment.SISTER_AUDIENCE_TOOL_ID ?? environment.AUDIENCE_TOOL_ID,
          environment.SISTER_CONSENT_SCRIPT_PATH,
        ]
      : [environment.VERIFICATION_CODE, environment.AUDIENCE_TOOL_ID, environment.CONSENT_SCRIPT_PATH];
    const [verificationCode = '', audienceToolId = '', consentScriptPath = ''] = told;
    return {
      verificationCode,
      audienceToolId,
      consentScriptPath,
      asksConsent: scriptsOf(environment).length > 0,
      feedIdOrigin: own ? environment.SISTER_FEED_ID_ORIGIN : environment.FEED_ID_ORIGIN,
    };
  };

const scriptsOf = (environment: Environment): readonly string[] =>
  [
    environment.AD_SCRIPT_URL,
    environment.CAMPAIGN_SCRIPT_URL,
    environment.AUDIENCE_SCRIPT_URL,
    environment.SOCIAL_SCRIPT_URL,
  ].filter((url) => url !== undefined);

export const scriptOriginsOf = (environment: Environment): readonly string[] => [
  ...new Set(scriptsOf(environment).map(originOf)),
];

const thirdPartiesOf = (environment: Environment, site: Site): ThirdParties => {
  const { slug, audienceToolId, consentScriptPath, socialPageUrl } = site;
  const { AD_NETWORK_CODE: network, AD_SCRIPT_URL: script, AUDIENCE_SCRIPT_URL: audience } = environment;
  return {
    site: slug,
    ads: network !== undefined && script !== undefined ? { network, script } : null,
    consentScript: consentScriptPath,
    campaignScript: environment.CAMPAIGN_SCRIPT_URL ?? null,
    social:
      environment.SOCIAL_SCRIPT_URL === undefined
        ? null
        : { script: environment.SOCIAL_SCRIPT_URL, page: socialPageUrl },
    audience: audience !== undefined && audienceToolId !== '' ? { script: audience, id: audienceToolId } : null,
  };
};

/** Null on pages that never load third parties; undefined when none are configured. */
export type ThirdPartiesOn = (page: Page, shared: boolean) => ThirdParties | null | undefined;

const verdictOn = ({ frame, route }: Page, shared: boolean) =>
  judgeThirdParties({ route: route.name, preview: frame.preview, personal: !shared }).answer;

export const mayShowVideo = (page: Page, shared: boolean): boolean => verdictOn(page, shared) !== 'never';

export const thirdPartiesOnPages = (environment: Environment, sites: readonly Site[]): ThirdPartiesOn => {
  const bySite = new Map(sites.map((site) => [site.slug, thirdPartiesOf(environment, site)]));
  return (page, shared) => {
    const { site } = page.frame;
    if (!site.asksConsent) return undefined;
    return verdictOn(page, shared) === 'never' ? null : (bySite.get(site.slug) ?? null);
  };
};
