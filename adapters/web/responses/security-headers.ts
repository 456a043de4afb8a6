import { hash } from 'node:crypto';
import { prerenderRule } from '#core/app-shell/prerender.ts';

/** The hash of the only inline script, the speculation rules. */
const within = `'sha256-${hash('sha256', prerenderRule, 'base64')}'`;

export interface PolicyNeeds {
  readonly assetOrigins: readonly string[];
  readonly frameOrigins?: readonly string[];
  /** Hot reload needs inline styles and a WebSocket; `/dev/shell` frames our own pages. Never set in a build. */
  readonly hotReload?: boolean;
  readonly https: boolean;
  /**
   * Third-party script origins, loaded after consent. They fetch from any host, so images, frames and connections then
   * allow all of https.
   */
  readonly scriptOrigins?: readonly string[];
}

const contentSecurityPolicy = (needs: PolicyNeeds): string => {
  const { assetOrigins, hotReload, https, scriptOrigins = [] } = needs;
  const foreign =
    scriptOrigins.length === 0 ? [] : ['https:', ...scriptOrigins.filter((one) => one.startsWith('http:'))];
  const frameOrigins = foreign.length === 0 ? (needs.frameOrigins ?? []) : foreign;
  return [
    `default-src 'none'`,
    // A hash would disable 'unsafe-inline', which hot reload needs.
    `script-src ${["'self'", hotReload ? `'unsafe-inline'` : within, ...scriptOrigins].join(' ')}`,
    `style-src 'self'${hotReload ? ` 'unsafe-inline'` : ''}`,
    `img-src ${["'self'", ...assetOrigins, ...foreign].join(' ')}`,
    `font-src 'self'`,
    `media-src ${["'self'", ...assetOrigins].join(' ')}`,
    `connect-src ${["'self'", ...foreign].join(' ')}${hotReload ? ' ws:' : ''}`,
    `manifest-src 'self'`,
    ...(frameOrigins.length === 0 ? [] : [`frame-src ${frameOrigins.join(' ')}`]),
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors ${hotReload ? `'self'` : `'none'`}`,
    ...(hotReload ? [] : [`require-trusted-types-for 'script'`]),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** Flat list for `writeHead`. Constant per build: pages with these headers are cached. */
export const securityHeaders = (needs: PolicyNeeds): readonly string[] => [
  'content-security-policy',
  contentSecurityPolicy(needs),
  'x-content-type-options',
  'nosniff',
  'x-frame-options',
  needs.hotReload ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  ...(needs.https ? ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'] : []),
];
