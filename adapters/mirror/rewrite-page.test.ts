import { describe, expect, it } from 'vitest';
import { rewritePage } from './rewrite-page.ts';
import { rewriteStyle } from './rewrite-style.ts';

const rewritten = (body: string): string =>
  rewritePage(`<!doctype html><html><head></head><body>${body}</body></html>`, {
    address: 'https://lap.example/rovat/belfold',
    notice: '<p>Mentett változat</p><script src="/a.js"></script>',
    linkTo: (link) => (link.hostname === 'lap.example' ? `MIRROR${link.pathname}${link.hash}` : null),
  })
    .replace('<!DOCTYPE html><html><head></head><body>', '')
    .replace('</body></html>', '');

describe('pages of a mirror', () => {
  it.each([
    ['<a href="/a#b">A</a>', '<a href="MIRROR/a#b">A</a>'],
    ['<a href="b">B</a>', '<a href="MIRROR/rovat/b">B</a>'],
    ['<a href="#vege">C</a>', '<a href="#vege">C</a>'],
    ['<a href="https://mas.example/">D</a>', '<a href="https://mas.example/">D</a>'],
    ['<a href="mailto:a@b.example">E</a>', '<a href="mailto:a@b.example">E</a>'],
    ['<link rel="canonical" href="https://lap.example/a">', '<link rel="canonical" href="https://lap.example/a">'],
    [
      '<img src="/k.jpg" srcset="/k.jpg 1x, /k:1.25x.jpg 1.25x, /k:2x.jpg 2x, /k:4x.jpg 4x">',
      '<img src="MIRROR/k.jpg" srcset="MIRROR/k.jpg 1x, MIRROR/k:2x.jpg 2x">',
    ],
  ])('rewrites the links of %s', (html, expected) => {
    expect(rewritten(html)).toBe(expected);
  });

  it.each([
    '<script type="module" src="/entry.js"></script>',
    '<script type="application/json">{}</script>',
    '<form action="/archivum"><input name="term"></form>',
    '<button type="button">Megosztás</button>',
    '<p class="fogas needs-script">Vissza</p>',
    '<link rel="preload" as="font" href="/b.woff2">',
    '<details><summary>Keresés</summary><form action="/archivum"></form></details>',
  ])('leaves out %s', (html) => {
    expect(rewritten(`a${html}z`)).toBe('az');
  });

  it('keeps menus with links, and structured data', () => {
    const html =
      '<details><summary>Menü</summary><a href="/x">X</a></details><script type="application/ld+json">{}</script>';
    expect(rewritten(html)).toBe(html.replace('"/x"', '"MIRROR/x"'));
  });

  it('adds the notice where the site shows its notices', () => {
    expect(rewritten('<div id="kozlemenyek"></div>')).toBe('<div id="kozlemenyek"><p>Mentett változat</p></div>');
  });

  it('rewrites the links of a style sheet', () => {
    const css = `a{src:url(/f.woff2)}b{background:url("data:image/svg+xml,x")}`;
    expect(rewriteStyle(css, 'https://lap.example/assets/a.css', () => './f.woff2')).toBe(
      `a{src:url("./f.woff2")}b{background:url("data:image/svg+xml,x")}`,
    );
  });
});
