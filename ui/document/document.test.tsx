// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteRoles } from './site-roles.fixtures.ts';
import type { SignInStep } from '#core/readers/sessions/sign-in-step.ts';
import { contents, frameOf, pageOf } from '../screens/pages.fixtures.ts';
import type { Assets } from '#core/pages/assets.ts';
import { Document, ErrorDocument } from './document.tsx';

const fonts = [
  'source-serif-4-latin-opsz-normal',
  'source-serif-4-latin-ext-opsz-normal',
  'bricolage-grotesque-latin-opsz-normal',
  'bricolage-grotesque-latin-ext-opsz-normal',
  'schibsted-grotesk-latin-wght-normal',
  'schibsted-grotesk-latin-ext-wght-normal',
  'newsreader-latin-opsz-normal',
  'newsreader-latin-ext-opsz-normal',
  'source-sans-3-latin-wght-normal',
  'source-sans-3-latin-ext-wght-normal',
].map((name) => `/assets/${name}-AbC123.woff2`);
const assets: Assets = {
  build: 'b1',
  styles: ['/assets/first.css', '/assets/rest.css'],
  themeScript: '/assets/theme.js',
  noticeScript: '/assets/notice.js',
  passkeyScript: '/assets/passkey.js',
  topicsScript: '/assets/topics.js',
  consentScript: '/assets/consent.js',
  thirdPartyScript: '/assets/third-parties.js',
  videoScript: '/assets/video.js',
  entry: '/assets/entry.js',
  scripts: [],
  fonts,
};

const parsed = (html: string): Document => new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');

const shown = (changes: Parameters<typeof pageOf>[2] = {}): Document =>
  parsed(
    renderToString(
      <Document page={pageOf('articles_by_tag', contents.articles_by_tag, changes)} assets={assets}>
        <p>tartalom</p>
      </Document>,
    ),
  );

const meta = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('the document', () => {
  it('begins with the way past its head, before notices and all that follows; the native app shows no head', () => {
    const first = (body: HTMLElement) => body.querySelector('a, button, [id]');
    expect(first(shown().body)?.getAttribute('href')).toBe('#tartalom');
    expect(first(shown({ frame: { app: true } }).body)?.id).toBe('kozlemenyek');
  });

  it('names the page and its site; a front page only the site', () => {
    expect(shown().title).toBe('Cím – lapunk');
    expect(shown({ head: { title: '' } }).title).toBe('lapunk');
  });

  it('gives the one address and every share tag in full', () => {
    const page = shown();
    expect(page.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(
      'https://lapunk.example/rovat/belfold',
    );
    expect(meta(page, 'og:url')).toBe('https://lapunk.example/rovat/belfold');
    expect(meta(page, 'og:locale')).toBe('hu_HU');
    expect(meta(page, 'og:image')).toBe('https://lapunk.example/uploads/kep_share.jpg');
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height'), meta(page, 'og:image:alt')]).toEqual([
      '1200',
      '630',
      'Híd',
    ]);
    expect(page.querySelector('link[type="application/rss+xml"]')!.getAttribute('href')).toBe('/rss/rovat/belfold');
    expect(page.querySelector('link[type="application/atom+xml"]')!.getAttribute('href')).toBe('/atom/rovat/belfold');
    expect(page.querySelector('link[type="application/feed+json"]')!.getAttribute('href')).toBe(
      '/jsonfeed/rovat/belfold',
    );
    expect(page.querySelector('link[rel=manifest]')!.getAttribute('href')).toBe('/manifest.webmanifest');
  });

  it('names the feeds of the podcasts that it is about, after its own', () => {
    const page = shown({
      head: {
        podcasts: [
          { title: null, path: '/rss/podcast' },
          { title: 'Hangok', path: '/rss/podcast/hangok' },
        ],
      },
    });
    expect(
      [...page.querySelectorAll('link[type="application/rss+xml"]')].map((link) => [
        link.getAttribute('title'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Belföld (RSS)', '/rss/rovat/belfold'],
      ['lapunk – minden podcast (podcast)', '/rss/podcast'],
      ['Hangok (podcast)', '/rss/podcast/hangok'],
    ]);
  });

  it('says its language and its site, and leaves the colour mode to the system', () => {
    const { documentElement } = shown({ head: { language: 'en' }, role: 'g7' });
    expect(documentElement.lang).toBe('en');
    expect(documentElement.dataset.site).toBe('g7');
    expect(documentElement.dataset.theme).toBeUndefined();
  });

  it('keeps markup in a title or a description as text', () => {
    const page = shown({
      head: { title: '</title><script>alert(1)</script>', description: '"><script>alert(2)</script>' },
    });
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(
      scripts.every((script) => script.textContent === '' && script.getAttribute('src')?.startsWith('/assets/')),
    ).toBe(true);
    expect(() => JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent!)).not.toThrow();
    expect(meta(page, 'description')).toBe('"><script>alert(2)</script>');
  });

  it.each(siteRoles)('preloads the two files of each face that the first screenful of %s is set in', (role) => {
    const preloads = [...shown({ role }).querySelectorAll('link[rel=preload][as=font]')];
    expect(preloads).toHaveLength(role === 'after' || role === 'g7' ? 2 : 4);
    preloads.forEach((preload) => expect(preload.hasAttribute('crossorigin')).toBe(true));
  });

  it('wears the icon of g7 and of after under their paths, the default elsewhere (spec §2.1)', () => {
    const icon = (role: (typeof siteRoles)[number]) =>
      shown({ role }).querySelector('link[rel=icon]')!.getAttribute('href');
    expect(siteRoles.map(icon)).toEqual([
      '/icons/default.svg',
      '/icons/after.svg',
      '/icons/g7.svg',
      '/icons/default.svg',
      '/icons/default.svg',
    ]);
  });

  it('carries the bar of a preview on every page, its errors and sign-in included', () => {
    const barOf = (page: Document) => page.querySelector('.preview-bar');
    const buttons = (page: Document) => barOf(page)?.querySelectorAll('a[href="/login/kulcsok"], button').length;
    const signIn = (step: SignInStep) =>
      pageOf('live-login', { step, problem: null, ways: [] }, { frame: { preview: true } });
    const rendered = (page: ReturnType<typeof signIn>) =>
      parsed(
        renderToString(
          <Document page={page} assets={assets}>
            {null}
          </Document>,
        ),
      );
    const missing = (preview: boolean) =>
      parsed(
        renderToString(
          <ErrorDocument
            problem={{ status: 404, site: frameOf().site, frame: null, path: '/x', preview }}
            assets={assets}
          >
            {null}
          </ErrorDocument>,
        ),
      );
    expect([shown(), missing(false)].map(barOf)).toEqual([null, null]);
    expect(
      [
        shown({ frame: { preview: true } }),
        missing(true),
        rendered(signIn({ kind: 'passkeys', passkeys: [], mayChange: true })),
        rendered(signIn({ kind: 'password', email: '' })),
      ].map(buttons),
    ).toEqual([3, 3, 3, 0]);
  });

  it('keeps preview and unlisted pages out of search engines', () => {
    expect(meta(shown(), 'robots')).toBe('max-image-preview:large');
    expect(meta(shown({ head: { noindex: true } }), 'robots')).toBe('noindex');
    expect(meta(shown({ frame: { preview: true } }), 'robots')).toBe('noindex');
  });
});

describe('the document of an error', () => {
  it('is titled by the site and the status (spec §2.8) and not indexed', () => {
    const problem = { status: 404, site: frameOf().site, frame: null, path: '/x', preview: false };
    const page = parsed(
      renderToString(
        <ErrorDocument problem={problem} assets={assets}>
          <p>hiba</p>
        </ErrorDocument>,
      ),
    );
    expect(page.title).toBe('lapunk – 404');
    expect(meta(page, 'robots')).toBe('noindex');
  });
});
