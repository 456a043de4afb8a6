import { describe, expect, it } from 'vitest';
import { mediaHeaders } from './media-headers.ts';
import { securityHeaders } from './security-headers.ts';

const named = (flat: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [])));
const directive = (policy: string | undefined, name: string): string | undefined =>
  policy?.split('; ').find((one) => one.startsWith(`${name} `));

describe('the headers of every answer', () => {
  it('let pictures and sounds come from the asset hosts that are configured, and scripts and styles from nowhere else', () => {
    const policy = named(securityHeaders({ assetOrigins: ['https://assets.example'], https: true }))[
      'content-security-policy'
    ];
    expect(
      ['img-src', 'media-src', 'script-src', 'style-src', 'connect-src'].map((name) => directive(policy, name)),
    ).toEqual([
      `img-src 'self' https://assets.example`,
      `media-src 'self' https://assets.example`,
      `script-src 'self'`,
      `style-src 'self'`,
      `connect-src 'self'`,
    ]);
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
