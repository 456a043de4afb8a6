import { describe, expect, it } from 'vitest';
import { someResolver } from '../../addresses/address-resolver.fake.ts';
import { locationOf } from '../../addresses/judge-address.ts';
import { judgeInPreview } from './judge-in-preview.ts';
import { previewGate } from './preview-gate.ts';

const gate = (preview: boolean, loggedIn: boolean, path: string): object =>
  previewGate({ preview, loggedIn, path }, (page) => page.startsWith('/rovat/'));

describe('the gate of a preview', () => {
  it('sends everyone to sign in first, and remembers the page they wanted', () => {
    expect(gate(true, false, '/rovat/x?oldal=2')).toEqual({
      go: 'redirect',
      to: '/login',
      remember: '/rovat/x?oldal=2',
    });
    expect(gate(true, false, '//evil.example')).toEqual({ go: 'redirect', to: '/login', remember: '/' });
    expect(gate(true, false, '/login?code=1')).toEqual({ go: 'continue' });
  });

  it('redirects signed-in staff, and everyone outside of preview, from /login to the front', () => {
    for (const [preview, loggedIn] of [
      [true, true],
      [false, false],
      [false, true],
    ] as const) {
      expect(gate(preview, loggedIn, '/login')).toEqual({ go: 'redirect', to: '/' });
      expect(gate(preview, loggedIn, '/rovat/x')).toEqual({ go: 'continue' });
    }
  });
});

describe('a verdict in preview', () => {
  const judge = judgeInPreview(someResolver({ preview: true }).judge);
  const outcome = (path: string): string => {
    const { outcome: is, redirect } = judge({ host: 'lapunk.example', path, query: 'a=1' });
    return redirect === null ? is : `${redirect.status} ${locationOf(redirect)}`;
  };

  it.each([
    ['/rovat/x', '302 /login'],
    ['/nincs', '302 /login'],
    ['/list/newest', '302 /login'],
    ['/login', 'page'],
    ['/rss', 'resource'],
    ['/%zz', 'bad-request'],
    ['/shop', '301 https://bolt.example/?a=1'],
  ])('on %s is %s', (path, expected) => {
    expect(outcome(path)).toBe(expected);
  });

  it('describes the sign-in page', () => {
    expect(judge({ host: 'lapunk.example', path: '/rovat/x', query: '' })).toMatchObject({
      route: { name: 'live-login' },
      site: { site: { slug: 'lapunk' } },
    });
  });
});
