import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../pages/route-table.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { acceptFrameMessage, type ReceivedMessage } from './accept-frame-message.ts';
import { tellTheme } from './tell-theme.ts';

const routes = pageRoutes({ sites: fiveSites, academySegment: 'akademia' });
const isPage = (path: string): boolean => {
  const [bare = '', query = ''] = path.split('?');
  return routes.matchRoute(fiveSites[0], bare, query) !== null;
};
const size = { type: 'iframe-size', height: 300 };
const received = (data: unknown, more: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  frameSrc: 'https://keret.example/terkep?x=1',
  origin: 'https://keret.example',
  fromFrame: true,
  data,
  ...more,
});
const accepted = (data: unknown, more: Partial<ReceivedMessage> = {}) =>
  acceptFrameMessage(received(data, more), isPage);

describe('acceptFrameMessage', () => {
  it.each([
    [size, size],
    [
      { ...size, width: 640, colour: 'red' },
      { ...size, width: 640 },
    ],
    [
      { ...size, height: -5, width: 20_000 },
      { ...size, height: 0, width: 10_000 },
    ],
    [
      { ...size, height: 10_000.5 },
      { ...size, height: 10_000 },
    ],
    [
      { type: 'route-push', path: '/belfold/2026/11/20/cikk' },
      { type: 'route-push', path: '/belfold/2026/11/20/cikk' },
    ],
    [
      { type: 'parent-router', path: '/legfrissebb?oldal=2', height: 3 },
      { type: 'parent-router', path: '/legfrissebb?oldal=2' },
    ],
  ])('believes %j', (data, message) => {
    expect(accepted(data)).toEqual(message);
  });

  it.each([
    null,
    undefined,
    'iframe-size',
    7,
    [],
    {},
    { type: 'iframe-size' },
    { ...size, height: '300' },
    { ...size, height: Number.NaN },
    { ...size, height: Infinity },
    { ...size, width: 'x' },
    { type: 'themeChanged', theme: 'dark' },
    { type: 'other', path: '/' },
    { type: 'route-push' },
    { type: 'route-push', path: 7 },
    { type: 'route-push', path: 'legfrissebb' },
    { type: 'route-push', path: '/nincs-ilyen-oldal' },
    { type: 'route-push', path: '//mas.example/legfrissebb' },
    { type: 'route-push', path: '/\\mas.example' },
    { type: 'route-push', path: '/\t/mas.example' },
    { type: 'route-push', path: 'https://lapunk.example/legfrissebb' },
    { type: 'parent-router', path: 'javascript:alert(1)' },
  ])('does not believe %j', (data) => {
    expect(accepted(data)).toBeNull();
  });

  it.each([
    [{ fromFrame: false }],
    [{ origin: 'https://mas.example' }],
    [{ origin: 'http://keret.example' }],
    [{ origin: 'https://keret.example:8443' }],
    [{ origin: 'https://keret.example.mas.example' }],
    [{ origin: 'null' }],
    [{ frameSrc: '/terkep', origin: 'null' }],
    [{ frameSrc: 'about:blank', origin: 'null' }],
    [{ frameSrc: 'https://keret.example@mas.example/' }],
    [{ frameSrc: 'https://mas.example\\@keret.example/' }],
    [{ frameSrc: 'https://mas.example/?https://keret.example' }],
    [{ frameSrc: 'https://mas.example#https://keret.example' }],
  ] satisfies readonly (readonly [Partial<ReceivedMessage>])[])('does not believe a message with %j', (more) => {
    expect(accepted(size, more)).toBeNull();
  });

  it.each(['//mas.example', '/\\mas.example', '/a\\b', '/\n/mas.example', 'https://mas.example', ''])(
    'takes no path like %j even if the table would',
    (path) => {
      expect(acceptFrameMessage(received({ type: 'route-push', path }), () => true)).toBeNull();
    },
  );

  it('compares origins as browsers write them', () => {
    expect(accepted(size, { frameSrc: 'HTTPS://Keret.Example:443/terkep' })).toEqual(size);
    expect(accepted(size, { frameSrc: 'http://keret.example:80', origin: 'http://keret.example' })).toEqual(size);
    expect(accepted(size, { frameSrc: 'https://keret.example:8443/x', origin: 'https://keret.example:8443' })).toEqual(
      size,
    );
  });

  it("takes no other origin than the browser would for the frame's address", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({
            withFragments: true,
            withQueryParameters: true,
            authoritySettings: { withPort: true, withUserInfo: true },
          }),
          fc.string(),
          fc.string().map((rest) => `https://keret.example${rest}`),
        ),
        (frameSrc) => {
          const real = URL.parse(frameSrc)?.origin ?? 'none';
          for (const origin of ['https://keret.example', real])
            expect(accepted(size, { frameSrc, origin }) === null || origin === real).toBe(true);
        },
      ),
    );
  });

  it('clamps sizes to 0–10,000 and rejects paths outside of the route table', () => {
    const numbers = fc.double();
    const messages = fc.oneof(
      fc.record({ type: fc.constant('iframe-size'), height: numbers, width: fc.option(numbers, { nil: undefined }) }),
      fc.record({
        type: fc.constantFrom('route-push', 'parent-router'),
        path: fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('/legfrissebb', '/g7/adat', '//legfrissebb')),
      }),
      fc.object(),
    );
    fc.assert(
      fc.property(messages, (data) => {
        const message = accepted(data);
        if (message === null) return;
        const sizes = message.type === 'iframe-size' ? [message.height, message.width ?? 0] : [];
        expect(sizes.every((pixels) => pixels >= 0 && pixels <= 10_000)).toBe(true);
        if (message.type !== 'iframe-size')
          expect(isPage(message.path) && new URL(message.path, 'https://lapunk.example').host).toBe('lapunk.example');
      }),
    );
  });
});

describe('tellTheme', () => {
  it("speaks to the frame's own origin alone", () => {
    expect(tellTheme('https://keret.example/terkep', 'dark')).toEqual({
      message: { type: 'themeChanged', theme: 'dark' },
      targetOrigin: 'https://keret.example',
    });
    for (const frameSrc of ['about:blank', '/terkep', '', 'https://a@keret.example/'])
      expect(tellTheme(frameSrc, 'light')).toBeNull();
  });

  it('is not believed when it comes back', () => {
    expect(accepted(tellTheme('https://keret.example/', 'dark')?.message)).toBeNull();
  });
});
