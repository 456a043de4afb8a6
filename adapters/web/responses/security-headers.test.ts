import helmet from 'helmet';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { prerenderRule } from '#core/app-shell/prerender.ts';
import { mediaHeaders } from './media-headers.ts';
import { securityHeaders } from './security-headers.ts';

const named = (flat: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [])));
const rule = `'sha256-${createHash('sha256').update(prerenderRule).digest('base64')}'`;
const directive = (policy: string | undefined, name: string): string | undefined =>
  policy?.split('; ').find((one) => one.startsWith(`${name} `));

describe('the headers of every answer', () => {
  it('allow pictures and audio from configured asset hosts, and scripts and styles only from the site', () => {
    const policy = named(securityHeaders({ assetOrigins: ['https://assets.example'], https: true }))[
      'content-security-policy'
    ];
    expect(
      ['img-src', 'media-src', 'script-src', 'style-src', 'connect-src'].map((name) => directive(policy, name)),
    ).toEqual([
      `img-src 'self' https://assets.example`,
      `media-src 'self' https://assets.example`,
      `script-src 'self' ${rule}`,
      `style-src 'self'`,
      `connect-src 'self'`,
    ]);
  });
});

it('a page with third parties allows only configured scripts, and https frames and pictures', () => {
  const policy = named(
    securityHeaders({
      assetOrigins: [],
      frameOrigins: ['https://a.example'],
      https: true,
      scriptOrigins: ['https://ads.example'],
    }),
  )['content-security-policy'];
  expect(
    ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'].map((name) => directive(policy, name)),
  ).toEqual([
    `script-src 'self' ${rule} https://ads.example`,
    `style-src 'self'`,
    `img-src 'self' https:`,
    `connect-src 'self' https:`,
    `frame-src https:`,
  ]);
  expect(policy).toContain(`require-trusted-types-for 'script'`);
});

it('forbids framing of built pages, and allows the own origin in development', () => {
  const framing = (hotReload: boolean) => {
    const headers = named(securityHeaders({ assetOrigins: [], https: false, hotReload }));
    return [directive(headers['content-security-policy'], 'frame-ancestors'), headers['x-frame-options']];
  };
  expect([framing(false), framing(true)]).toEqual([
    [`frame-ancestors 'none'`, 'DENY'],
    [`frame-ancestors 'self'`, 'SAMEORIGIN'],
  ]);
});

const recommended = (): Readonly<Record<string, string>> => {
  const set: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (set[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  helmet()({} as IncomingMessage, response as unknown as ServerResponse, (fault) => expect(fault).toBeUndefined());
  return set;
};

const leftOut: Readonly<Record<string, string>> = {
  'origin-agent-cluster': 'what browsers do unasked, and a hint where they do not',
  'x-dns-prefetch-control': 'no standard; pages lead to few other hosts',
  'x-download-options': 'for Internet Explorer 8, as a download',
  'x-permitted-cross-domain-policies': 'for Flash and Acrobat',
  'x-xss-protection': 'turns off what browsers that know our policy do not have',
};

describe('the headers of every answer, beside those that helmet recommends', () => {
  const ours = named(
    securityHeaders({ assetOrigins: ['https://assets.example'], frameOrigins: ['https://a.example'], https: true }),
  );

  it('omit only the recommended headers that are listed as unnecessary', () => {
    expect(Object.keys(recommended()).filter((name) => !(name in ours))).toEqual(Object.keys(leftOut));
  });

  it('have a policy that helmet takes, and every directive that it recommends', () => {
    const directives = Object.fromEntries(
      (ours['content-security-policy'] ?? '').split('; ').map((one) => {
        const [name = '', ...values] = one.split(' ');
        return [name, values];
      }),
    );
    const middleware = () => helmet.contentSecurityPolicy({ useDefaults: false, directives });
    expect(middleware).not.toThrow();
    // Attribute scripts fall under script-src, which blocks them.
    const { 'script-src-attr': _, ...expected } = helmet.contentSecurityPolicy.getDefaultDirectives();
    expect(Object.keys(directives)).toEqual(expect.arrayContaining(Object.keys(expected)));
  });

  it('are rejected by the checker: a keyword without quotes, an origin with a directive', () => {
    const policyOf = (directives: Record<string, string[]>) => () =>
      helmet.contentSecurityPolicy({ useDefaults: false, directives });
    expect(policyOf({ 'default-src': ['none'] })).toThrow();
    expect(policyOf({ 'default-src': [`'none'`], 'img-src': ['a; script-src *'] })).toThrow();
  });
});

describe('the headers of pictures and sounds', () => {
  it('let other sites show them, but let them do nothing by themselves', () => {
    const all = securityHeaders({ assetOrigins: [], https: true });
    const media = named(mediaHeaders(all));
    expect(media).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(media['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect(media['content-security-policy']).not.toContain('script');
    expect(Object.keys(media)).toEqual(Object.keys(named(all)));
  });
});
