// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inThisBuild } from './build-files.ts';
import { offlinePage } from './offline-page.ts';
import type { WorkerPlan } from './worker-scope.ts';

const plan: WorkerPlan = {
  build: 'b2',
  styles: ['/assets/first-styles-n_-newer.css', '/assets/rest-styles-new__new.css'],
  themeScript: '/assets/first-new.js',
  entry: '/assets/entry-new.js',
  assets: [],
  sites: [
    { role: 'main', name: 'Lapunk', pathPrefix: '' },
    { role: 'g7', name: 'Pénz', pathPrefix: '/penz' },
  ],
};
const shown = (path: string, articles: Parameters<typeof offlinePage>[2] = []): Document =>
  new DOMParser().parseFromString(offlinePage(plan, path, articles), 'text/html');

describe('the page without a connection', () => {
  it('wears the face of the site that was asked for', () => {
    expect(shown('/rovat/belfold').documentElement.dataset.site).toBe('main');
    expect(shown('/penz/adat').querySelector('.wordmark')!.textContent).toBe('Pénz');
    expect(shown('/penzugy').querySelector('.wordmark')!.textContent).toBe('Lapunk');
  });

  it('lists the articles that can be read all the same, or says how there would be some', () => {
    expect(
      shown('/', [{ path: '/cikk', title: 'Cikk', pages: 1 }])
        .querySelector('.kept__link')!
        .getAttribute('href'),
    ).toBe('/cikk');
    expect(shown('/').querySelector('.kept__link')).toBeNull();
    expect(shown('/').querySelector('.offline__none')).not.toBeNull();
  });

  it('shows any title as text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        const title = `</a><script>alert(1)</script>"'&${words.replaceAll(/[\0\r]/g, '')}`;
        const page = shown('/', [{ path: '/cikk', title, pages: 1 }]);
        expect(page.querySelector('.kept__link')!.textContent).toBe(title);
        expect(page.querySelectorAll('script')).toHaveLength(1);
      }),
    );
  });
});

describe('inThisBuild', () => {
  it('gives a stored document the files of the current build', () => {
    const html =
      '<html data-build="b1"><script src="/assets/first-o_l-d.js"></script><link href="/assets/first-styles-o_-older.css"><script src="/assets/entry-old.js"></script><a href="/assets/x.png"><link href="/assets/rest-styles-old--old.css">';
    expect(inThisBuild(html, plan)).toBe(
      '<html data-build="b2"><script src="/assets/first-new.js"></script><link href="/assets/first-styles-n_-newer.css"><script src="/assets/entry-new.js"></script><a href="/assets/x.png"><link href="/assets/rest-styles-new__new.css">',
    );
  });
});
