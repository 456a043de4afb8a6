import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResolver } from './address-resolver.fake.ts';
import type { Verdict } from './judge-address.ts';
import { locationOf } from './judge-address.ts';

const { judge } = someResolver();

const asked = (url: string, host = 'lapunk.example'): Verdict => {
  const [path = '', ...rest] = url.split('?');
  return judge({ host, path, query: rest.join('?') });
};
const outcome = (url: string, host?: string): string => {
  const { outcome: is, redirect } = asked(url, host);
  return redirect === null ? is : `${redirect.status} ${locationOf(redirect)}`;
};

describe('an address whose accents are characters of their own (Unicode NFD)', () => {
  const rules = [
    ['old', '/régi/{x}', '/rovat/új'],
    ['choice', '/{ősz|tél}/{rest...}', '/cimke/{rest...}'],
    ['encoded', '/sz%C3%A1z', '/rovat/szaz'],
    ['decomposed', '/ma\u0301s', '/rovat/mas'],
  ].map(([id = '', from = '', to = '']) => ({ id, from, to, status: 301 as const, examples: [] }));
  const resolver = someResolver({ rules });
  const verdict = (path: string): string => {
    const address = { host: 'lapunk.example', path, query: '' };
    const { outcome: is, redirect, route } = resolver.judge(address);
    const steps = redirect?.steps.map(({ rule }) => rule);
    return JSON.stringify([is, steps, route, resolver.trailOf(address).steps.map(({ rule }) => rule)]);
  };
  const word = fc.constantFrom('régi', 'ősz', 'tél', 'száz', 'más', 'cimke', 'szerzo', 'új', 'elo', 'x', '아', '');

  it('meets the rules and pages that its composed spelling meets', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const path = `/${words.join('/')}`;
        expect(verdict(path.normalize('NFD'))).toBe(verdict(path));
        expect(verdict(encodeURI(path.normalize('NFD')))).toBe(verdict(path));
      }),
    );
    expect(verdict('/re\u0301gi/x')).toContain('["old"]');
    expect(verdict('/más')).toContain('["decomposed"]');
    expect(verdict('/szerzo/o\u030b')).toContain('"ő"');
  });
});

describe('a verdict', () => {
  it.each([
    ['/', 'page'],
    ['/?oldal=2', 'page'],
    ['/szerzo/x', 'page'],
    ['/szerzo/%C5%91', 'page'],
    ['/szerzo/ő', 'page'],
    ['/nincs', 'not-found'],
    ['/lapakademia', 'page'],
    ['/rovat//x', 'not-found'],
    ['/x/2023/02/29/y', 'not-found'],
    ['/rss', 'resource'],
    ['/rss/rovat/english', 'resource'],
    ['/uploads/20240328/kep.jpg', 'resource'],
    ['/uploads/2024/03/28/kep.jpg', 'resource'],
    ['/_payload.json', 'resource'],
    ['/rovat/x/_payload.json', 'resource'],
    ['/list/newest/_payload.json', 'resource'],
    ['/nincs/_payload.json', 'not-found'],
    ['/belfold/2024/03/28/_payload.json', 'not-found'],
    ['/rssx', 'not-found'],
    ['/uploads', 'not-found'],
    ['/%', 'bad-request'],
    ['/a/../b', 'bad-request'],
    ['/list/%2F', 'bad-request'],
    ['/tag/a%00', 'bad-request'],
    ['/tag/a\u0001', 'bad-request'],
    [`/${'a'.repeat(4096)}`, 'bad-request'],
    ['/uploads/%2e%2e/x', 'bad-request'],
  ])('on %s is %s', (url, expected) => {
    expect(outcome(url)).toBe(expected);
  });

  it.each([
    ['/list/announcement?fbclid=x&a=1', '301 /rovat/kozlemeny?a=1'],
    ['/legfrissebb?fbclid=x', '302 /legfrissebb'],
    ['/legfrissebb?a=1&fbclid=x&b=2', '302 /legfrissebb?a=1&b=2'],
    ['/legfrissebb?%66bclid&a=%zz', '302 /legfrissebb?a=%zz'],
    ['/legfrissebb/', '301 /legfrissebb'],
    ['/legfrissebb//?fbclid=1', '301 /legfrissebb'],
    ['//evil.example/elo', '301 /evil.example'],
    ['/\\evil.example', '301 /evil.example'],
    ['/\\/\\//evil.example/', '301 /evil.example'],
    ['//', '301 /'],
    ['/elo', '301 /'],
    ['/x/elo', '301 /x'],
    ['/x/elo/elo//', '301 /x'],
    ['/x//elo', '301 /x'],
    ['/belfold/2024/03/28/x/elo/elo', '301 /belfold/2024/03/28/x/elo'],
    ['/belfold/2024/03/28/elo', '301 /belfold/2024/03/28'],
    ['/g7/2024/03/28/x/elo', '301 /g7/2024/03/28/x'],
    ['/2024/03/28/x/elo', '301 /2024/03/28/x'],
    ['/tag/k%c3%b6z/ügy', '301 /cimke/k%c3%b6z/%C3%BCgy'],
    ['/tag/kupa-2024/a?b', '301 /melleklet/kupa-2024/a?b'],
    ['/%74ag/x', '301 /cimke/x'],
    ['/cimke/kupa-2024', '301 /melleklet/kupa-2024'],
    ['/rovat/kupa-2024/%3A/b', '301 /melleklet/kupa-2024/%3A/b'],
    ['/penz/20240229/x', '301 /g7/2024/02/29/x'],
    ['/rovat/2024022%39/x/elo', '301 /g7/2024/02/29/x'],
    ['/login', '302 /'],
    ['/login/?code=1&x=2', '302 /?x=2'],
    ['/shop?fbclid=1&a=%C5', '301 https://bolt.example/?a=%C5'],
    ['//uploads/20240328/x', '301 /uploads/20240328/x'],
  ])('takes %s to %s', (url, expected) => {
    expect(outcome(url)).toBe(expected);
  });

  it.each([
    '/belfold/2024/03/28/x/elo',
    '/after/rovat/kupa-2024',
    '/penz/20230229/x',
    '/penz/2024022/x',
    '/a/b/20240229/x',
    '/penz/20240229',
    '/shop/x',
    '/tag',
    '/?a',
    '/t/x',
    '/List/newest',
  ])('does not redirect %s', (url) => {
    expect(asked(url).redirect).toBe(null);
  });

  it('applies a rule into a prefix site only on the host of that site', () => {
    expect(outcome('/penz/20240229/x', 'testver.example')).toBe('not-found');
    expect(outcome('/penz/20240229/x', 'localhost')).toBe('301 /g7/2024/02/29/x');
    expect(outcome('/rovat/kupa-2024', 'testver.example')).toBe('301 /melleklet/kupa-2024');
  });

  it('describes the final address of a redirect, and nothing of the shop', () => {
    expect(asked('/penz/20240229/x')).toMatchObject({
      site: { site: { slug: 'g7' }, reason: 'prefix' },
      route: { name: 'single_article' },
    });
    expect(asked('/list/newest?oldal=2')).toMatchObject({ route: { name: 'legfrissebb', page: 2 } });
    expect(asked('/x/elo')).toMatchObject({ site: { site: { slug: 'lapunk' } }, route: null });
    expect(asked('/shop')).toMatchObject({ site: null, route: null });
  });

  it('keeps the route of a page that is not offered', () => {
    expect(asked('/te', 'testver.example')).toMatchObject({
      outcome: 'not-found',
      reason: 'not-offered',
      route: { name: 'youth' },
    });
    expect(judge({ host: 'lapunk.example', path: '/tamogatas', query: '' }, '1')).toMatchObject({
      outcome: 'not-found',
      route: { name: 'support' },
    });
    expect(asked('/g7', 'testver.example')).toMatchObject({ outcome: 'not-found', reason: 'no-route', route: null });
  });

  it('names the site of a malformed path', () => {
    expect(asked('/g7/%zz')).toMatchObject({ outcome: 'bad-request', route: null, site: { site: { slug: 'g7' } } });
  });

  it('turns /login into a page in preview', () => {
    expect(someResolver({ preview: true }).judge({ host: 'lapunk.example', path: '/login', query: '' }).outcome).toBe(
      'page',
    );
  });
});

const piece = fc.constantFrom(
  'tag',
  'list',
  'newest',
  'rovat',
  'kupa-2024',
  'elo',
  'shop',
  't',
  '20240229',
  'g7',
  '2024',
  '02',
  '29',
  'evil.example',
  '',
  '\\',
  '%61',
  'ő',
  '..',
  'login',
  'szerzo',
  '%2e',
  '@',
  ':',
  '_payload.json',
  'uploads',
);
const path = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('/')}`),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
);
const query = fc
  .array(
    fc.oneof(
      fc.constantFrom('fbclid', 'fbclid=1', '%66bclid=', 'FBCLID=1', 'a=%zz', '', 'oldal=2', 'fbclid%3d=1'),
      fc.stringMatching(/^[ -~]*$/),
    ),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join('&'));
const host = fc.constantFrom('lapunk.example', 'testver.example', 'localhost:3000');

describe('redirects', () => {
  const addresses = fc.record({ host, path, query });

  it('are one hop: where one ends, no other begins', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { redirect } = judge(address);
        if (redirect === null || redirect.external) return;
        expect(judge({ ...address, path: redirect.path, query: redirect.query }).redirect).toBe(null);
      }),
      { numRuns: 5000 },
    );
  });

  it('never lead to another host than the shop, nor into a header', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { redirect } = judge(address);
        if (redirect === null) return;
        if (redirect.external) expect(redirect.path).toBe('https://bolt.example/');
        else expect(redirect.path).toMatch(/^\/(?![/\\])[ -~]*$/);
      }),
      { numRuns: 5000 },
    );
  });

  it('keep every byte of the query but that of click ids', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { redirect } = judge(address);
        if (redirect === null) return;
        const isClickId = (name: string): boolean => ['fbclid', '%66bclid'].includes(name.split('=')[0] ?? '');
        const kept = address.query
          .split('&')
          .filter((name) => !isClickId(name))
          .join('&');
        if (/%(?:66|62|63|6c|69|64)/i.test(address.query.replaceAll('%66bclid', ''))) return;
        expect(redirect.query).toBe(address.query.split('&').some(isClickId) ? kept : address.query);
      }),
      { numRuns: 3000 },
    );
  });

  it('do not apply to the front page', () => {
    fc.assert(
      fc.property(host, (on) => {
        expect(judge({ host: on, path: '/', query: 'a=1' }).outcome).toBe('page');
      }),
    );
  });

  it('end even where rules run in a circle, and then do not happen', () => {
    const circle = someResolver({
      rules: [
        ['/a', '/b'],
        ['/b', '/a'],
        ['/c/{x}', '/c/{x}'],
        ['/d/{rest...}', '/d/d/{rest...}'],
      ].map(([from = '', to = ''], at) => ({ id: `r${at}`, from, to, status: 301, examples: [] })),
    });
    for (const stuck of ['/a', '/b', '/c/x', '/d/x'])
      expect(circle.judge({ host: '', path: stuck, query: '' })).toMatchObject({
        outcome: 'not-found',
        redirect: null,
      });
  });

  it('take the first of two rules that fit', () => {
    const rules = [
      ['/x/{rest...}', '/szerzo/a'],
      ['/x/y', '/szerzo/b'],
      ['/z', '/szerzo/c'],
      ['/{any}', '/szerzo/d'],
      ['/z/{b}', '/szerzo/e'],
    ].map(([from = '', to = ''], at) => ({ id: `r${at}`, from, to, status: 301 as const, examples: [] }));
    const to = (from: string): string | undefined =>
      someResolver({ rules }).judge({ host: '', path: from, query: '' }).redirect?.path;
    expect(['/x/y', '/z', '/q', '/z/y'].map(to)).toEqual(['/szerzo/a', '/szerzo/c', '/szerzo/d', '/szerzo/e']);
  });

  it('judge a path of a thousand live suffixes at once', () => {
    expect(outcome(`/x${'/elo'.repeat(1000)}`)).toBe('301 /x');
    expect(outcome(`/x${'/elo//'.repeat(600)}`)).toBe('301 /x');
  });
});
