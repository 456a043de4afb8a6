import type { SiteFamily } from './select-site.ts';
import type { Site, SiteRole } from './site.ts';

const site = (role: SiteRole, slug: string, domain: string, pathPrefix: string): Site => ({
  role,
  slug,
  name: slug,
  domain,
  origin: `https://${domain}`,
  pathPrefix,
  cssClass: slug,
  currency: role === 'sister' ? { code: 'RON', sign: 'Lei' } : { code: 'HUF', sign: 'Ft' },
  timeZone: role === 'sister' ? 'Europe/Bucharest' : 'Europe/Budapest',
  verificationCode: '',
  shareLogo: '',
  socialPageUrl: '',
  socialInteractionCount: role === 'sister' ? 100 : 300,
  twitterHandle: '',
  consentScriptPath: '',
  audienceToolId: '',
  asksConsent: false,
  mobileCovers: { square: '', fourThirds: '' },
  authorSiteSlug: slug,
});

export const fiveSites: SiteFamily = [
  site('main', 'lapunk', 'lapunk.example', ''),
  site('after', 'after', 'lapunk.example', '/after'),
  site('g7', 'g7', 'lapunk.example', '/g7'),
  site('karakter', 'karakter', 'lapunk.example', '/karakter'),
  site('sister', 'testver', 'testver.example', ''),
];
