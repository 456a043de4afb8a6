import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveSites } from './five-sites.fake.ts';
import { plainHost } from './plain-host.ts';
import { selectSite, type SelectSite } from './select-site.ts';

const aliases = [
  { host: 'lapunk.localhost', domain: 'lapunk.example' },
  { host: 'testver.localhost', domain: 'testver.example' },
];
const select: SelectSite = (host, path) => selectSite(fiveSites, aliases)(host, path);
const chosen = (host: string, path: string): string => {
  const { site, reason } = select(host, path);
  return `${site.slug} ${reason}`;
};

describe('the site of an address', () => {
  it.each([
    ['lapunk.example', '/', 'lapunk domain'],
    ['lapunk.example', '/belfold', 'lapunk domain'],
    ['lapunk.example', '/g7', 'g7 prefix'],
    ['lapunk.example', '/g7/adat', 'g7 prefix'],
    ['lapunk.example', '/g7x', 'lapunk domain'],
    ['lapunk.example', '/after/rovat/film', 'after prefix'],
    ['testver.example', '/', 'testver domain'],
    ['testver.example', '/g7', 'testver domain'],
    ['localhost', '/', 'lapunk unknown-host'],
    ['127.0.0.1:3000', '/karakter', 'karakter prefix'],
    ['[::1]:3000', '/', 'lapunk unknown-host'],
    ['', '/', 'lapunk unknown-host'],
    ['lapunk.localhost:3000', '/', 'lapunk domain'],
    ['testver.localhost', '/after', 'testver domain'],
  ])('%s%s is of %s', (host, path, expected) => {
    expect(chosen(host, path)).toBe(expected);
  });

  it('ignores case, port and a trailing dot of the host', () => {
    const spelling = fc.tuple(
      fc.mixedCase(fc.constantFrom('lapunk.example', 'testver.example')),
      fc.constantFrom('', '.'),
      fc.constantFrom('', ':80', ':3000'),
    );
    fc.assert(
      fc.property(spelling, ([host, dot, port]) => {
        expect(chosen(host + dot + port, '/x')).toBe(chosen(host.toLowerCase(), '/x'));
      }),
    );
  });

  it('is the main site for unknown hosts, at any position in the list', () => {
    const [main, ...others] = fiveSites;
    const last = selectSite([...others.toReversed(), main] as unknown as typeof fiveSites);
    expect(last('stranger.example', '/').site.slug).toBe('lapunk');
    expect(last('stranger.example', '/after/x').site.slug).toBe('after');
    const headless = selectSite([{ ...main, role: 'sister' }]);
    expect(headless('stranger.example', '/')).toEqual({ site: { ...main, role: 'sister' }, reason: 'unknown-host' });
  });

  it.each([
    ['[::1]', '[::1]'],
    ['[::1]:3000', '[::1]'],
    ['::1', ':'],
    ['Lapunk.Example.', 'lapunk.example'],
    ['lapunk.example:', 'lapunk.example'],
    [':80', ''],
    ['', ''],
  ])('is compared by the plain form of its host: %j as %j', (host, plain) => {
    expect(plainHost(host)).toBe(plain);
  });

  it('is always one of the family', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (host, path) => {
        expect(fiveSites).toContain(select(host, `/${path}`).site);
      }),
    );
  });
});
