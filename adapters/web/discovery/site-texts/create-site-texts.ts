import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { cacheControl } from '../../responses/lifetime.ts';
import { textBody } from '../../responses/cached-page.ts';
import { sendBody } from '../../responses/send-cached-page.ts';
import { siteOfFront } from '../site-front.ts';
import { adsText } from './ads-text.ts';
import { manifestText } from './manifest.ts';
import { type RobotsRules, robotsText } from './robots.ts';
import { type SecurityContact, securityText } from './security-text.ts';

export interface SiteTextNeeds {
  readonly judge: JudgeAddress;
  readonly robots: RobotsRules;
  readonly adSellers: readonly string[];
  readonly security: SecurityContact;
  readonly preview: boolean;
  readonly headers: readonly string[];
  /** Unix milliseconds. */
  readonly now: () => number;
}

const plain = 'text/plain; charset=utf-8';
const manifestSuffix = '/manifest.webmanifest';

interface SiteText {
  readonly type: string;
  readonly text: string;
}

export const createSiteTexts = ({ judge, robots, adSellers, security, preview, headers, now }: SiteTextNeeds) => {
  const caching = cacheControl({ fresh: 3_600, whileRevalidating: 3_600, ifError: 864_000 });

  const texts: Readonly<Record<string, (site: Site) => string>> = {
    '/robots.txt': ({ origin }) => robotsText(robots, origin, preview),
    '/ads.txt': ({ domain }) => adsText(domain, adSellers),
    '/.well-known/security.txt': (site) => securityText(security, site, Math.floor(now() / 1000)),
  };

  const manifestOf = (host: string, path: string): SiteText | null => {
    const site = siteOfFront(judge, host, path.slice(0, -manifestSuffix.length) || '/');
    return site && { type: 'application/manifest+json; charset=utf-8', text: manifestText(site) };
  };

  const textAt = (host: string, path: string): SiteText | null => {
    if (path.endsWith(manifestSuffix)) return manifestOf(host, path);
    const site = judge({ host, path: '/', query: '' }).site?.site;
    const write = texts[path];
    return site === undefined || write === undefined ? null : { type: plain, text: write(site) };
  };

  return async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    const found = textAt(host, path);
    if (found === null) return false;
    sendBody(request, response, textBody(found.text, found.type, caching, headers));
    return true;
  };
};
