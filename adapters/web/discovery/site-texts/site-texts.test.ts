import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { adsText } from './ads-text.ts';
import { manifestText } from './manifest.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';

const origin = 'https://lapunk.example';

describe('robots.txt', () => {
  const rules = { refused: ['GatherBot'], disallowed: ['/archivum?'], allowed: ['/api/oembed'] };

  it('is made of groups of known fields and names its sitemaps in full', () => {
    const lines = robotsText(rules, origin, false)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines.every((line) => /^(User-agent: \S+|(Allow|Disallow): \/\S*|Sitemap: https:\/\/\S+)$/.test(line))).toBe(
      true,
    );
    expect(lines.slice(-2)).toEqual([`Sitemap: ${origin}/sitemap.xml`, `Sitemap: ${origin}/sitemaps/news.xml`]);
    expect(lines.indexOf('Disallow: /')).toBe(lines.indexOf('User-agent: GatherBot') + 1);
  });

  it('shows crawlers nothing of a preview', () => {
    expect(robotsText(rules, origin, true)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('security.txt', () => {
  it('has one expiry, which is always ahead (RFC 9116)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000, max: 2_500_000_000 }),
        fc.integer({ min: 2, max: 365 }),
        (now, validDays) => {
          const text = securityText({ mailbox: 'security', validDays }, { domain: 'lapunk.example', origin }, now);
          const moments = [...text.matchAll(/^Expires: (.+)$/gm)].map(([, at = '']) => Date.parse(at) / 1000);
          expect(moments).toHaveLength(1);
          expect(moments[0]).toBeGreaterThan(now);
          expect(text).toMatch(/^Contact: mailto:security@lapunk\.example$/m);
        },
      ),
    );
  });
});

describe('ads.txt', () => {
  it('states that there are no sellers, or lists the sellers', () => {
    expect(adsText('lapunk.example', [])).toMatch(/^# .+\nOWNERDOMAIN=lapunk\.example\n$/);
    expect(adsText('lapunk.example', ['ads.example, 12, DIRECT'])).toBe(
      'ads.example, 12, DIRECT\nOWNERDOMAIN=lapunk.example\n',
    );
  });
});

describe('a manifest', () => {
  const path = z.string().regex(/^\/(?!\/)\S*$/);
  const manifest = z
    .strictObject({
      id: path,
      name: z.string().min(1),
      short_name: z.string().min(1),
      lang: z.literal('hu'),
      dir: z.literal('ltr'),
      start_url: path,
      scope: path,
      display: z.literal('standalone'),
      background_color: z.string().regex(/^#[0-9a-f]{6}$/),
      theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
      icons: z
        .array(
          z.strictObject({
            src: path,
            sizes: z.string().regex(/^(\d+)x\1$/),
            type: z.literal('image/png'),
            purpose: z.enum(['any', 'maskable']),
          }),
        )
        .min(3),
    })
    .refine(({ start_url: start, scope }) => start.startsWith(scope), 'opens outside of its scope');

  it.each(fiveSites.map((site) => [site.slug, site] as const))('of %s is valid', (_, site) => {
    expect(manifest.safeParse(JSON.parse(manifestText(site))).error).toBeUndefined();
  });

  it('differs between sites on one domain', () => {
    const ids = fiveSites
      .filter(({ domain }) => domain === fiveSites[0].domain)
      .map((site) => (JSON.parse(manifestText(site)) as { id: string }).id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
