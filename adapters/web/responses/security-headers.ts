import { hash } from 'node:crypto';
import { drawAheadRule } from '#core/app-shell/draw-ahead.ts';

/** The one script that stands within a page: which page is drawn ahead. */
const within = `'sha256-${hash('sha256', drawAheadRule, 'base64')}'`;

/** What differs between a development server and a build. */
export interface PolicyNeeds {
  /** Origins, beside our own, that pictures and sounds come from. */
  readonly assetOrigins: readonly string[];
  /** Origins whose pages may be framed once a reader asks for it; none unless told. */
  readonly frameOrigins?: readonly string[];
  /**
   * The hot-reload client needs inline styles and a socket, and `/dev/shell` frames our own pages; a build never does.
   */
  readonly hotReload?: boolean;
  readonly https: boolean;
  /**
   * Origins of others' scripts that a page loads after consent. What those show and tell comes from anywhere, so such a
   * page's pictures, frames and calls are bound to https alone; scripts and styles are not.
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
    // A hash would take back what hot reloading is allowed.
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

/**
 * Headers of every answer, as the flat list that `writeHead` takes; the same for a whole build, so that copies stay
 * cacheable.
 */
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
