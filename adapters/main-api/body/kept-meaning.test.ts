import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BodyAttributes, type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { embeds } from '#config/settings/embeds.ts';
import { parseBody } from './parse-body.ts';

const nodesIn = (nodes: readonly BodyNode[]): readonly Exclude<BodyNode, string>[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return isElement(node) ? [node, ...nodesIn(node.children)] : [node];
  });
const attributesIn = (html: string) =>
  nodesIn(parseBody(html)).flatMap((node) => (isElement(node) ? (node.attributes ?? []) : []));
const idsIn = (html: string): readonly string[] => attributesIn(html).flatMap(({ id }) => id ?? []);
const linksIn = (html: string) => attributesIn(html).flatMap(({ href }) => href ?? []);

describe('attributes that carry meaning (HTML, "Attributes")', () => {
  it.each<[string, BodyAttributes]>([
    ['<ol reversed start="3"><li>a</li></ol>', { reversed: true, start: 3 }],
    ['<details open><summary>a</summary>b</details>', { open: true }],
    ['<details open="open"><summary>a</summary>b</details>', { open: true }],
    ['<ol start="1e3"><li>a</li></ol>', { start: 1 }],
    ['<ol start=" -5a"><li>a</li></ol>', { start: -5 }],
    ['<ol><li value="7.9">a</li></ol>', { value: 7 }],
    ['<ol><li value="0x10">a</li></ol>', { value: 0 }],
    ['<table><tr><td colspan="2e1">a</td></tr></table>', { colSpan: 2 }],
    ['<ol type="a"><li>a</li></ol>', { type: 'a' }],
    ['<ul><li value="7">a</li></ul>', { value: 7 }],
    ['<p dir="rtl" lang="he">א</p>', { dir: 'rtl', lang: 'he' }],
    ['<p><span lang="en" dir="ltr">x</span></p>', { lang: 'en', dir: 'ltr' }],
    ['<div lang="de"><p>x</p></div>', { lang: 'de' }],
    ['<blockquote cite="https://x.example/a">x</blockquote>', { cite: 'https://x.example/a' }],
    ['<p><q cite="HTTPS://x.example/a">x</q></p>', { cite: 'https://x.example/a' }],
    [
      '<p><del datetime="2026-11-21" cite="https://x.example/">x</del></p>',
      { dateTime: '2026-11-21', cite: 'https://x.example/' },
    ],
    ['<p><time datetime="2026-11-21t13:40z">x</time></p>', { dateTime: '2026-11-21t13:40z' }],
    ['<p><a href="/x" hreflang="en">x</a></p>', { href: '/x', hrefLang: 'en' }],
    ['<table><tr><th abbr="Fő" scope="col" colspan="2">x</th></tr></table>', { abbr: 'Fő', scope: 'col', colSpan: 2 }],
  ])('%s', (html, attributes) => {
    expect(attributesIn(html)).toEqual([attributes]);
  });

  it.each<[string, BodyNode]>([
    [
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a <b>b</b></p></b>',
      { tag: 'p', attributes: { id: 'content-docs-internal-guid-1' }, children: ['a ', { tag: 'b', children: ['b'] }] },
    ],
    ['<p><strong style="color:red; Font-Weight : 400">a</strong></p>', { tag: 'p', children: ['a'] }],
    ['<p><em style="font-style: normal !important">a</em></p>', { tag: 'p', children: ['a'] }],
    [
      '<p><b style="font-weight:normal" lang="de">a</b></p>',
      { tag: 'p', children: [{ tag: 'span', attributes: { lang: 'de' }, children: ['a'] }] },
    ],
    ['<p><b style="mso-bidi-font-weight:normal">a</b></p>', { tag: 'p', children: [{ tag: 'b', children: ['a'] }] }],
    ['<p><i style="font-weight:normal">a</i></p>', { tag: 'p', children: [{ tag: 'i', children: ['a'] }] }],
    ['<menu><li>a</li></menu>', { tag: 'ul', children: [{ tag: 'li', children: ['a'] }] }],
  ])('%s is what its author sees', (html, node) => {
    expect(parseBody(html)).toEqual([node]);
  });

  it('lead a cell to its heads', () => {
    const html = '<table><tr><th id="a b">x</th><th id="é">y</th></tr><tr><td headers="é">z</td></tr></table>';
    expect(attributesIn(html)).toEqual([{ id: 'content-a_b' }, { id: 'content-é' }, { headers: 'content-é' }]);
  });

  it.each(['bdi', 'bdo', 'ins', 'del', 'ruby'])('are not all: <%s> stays', (tag) => {
    expect(parseBody(`<p><${tag}>x</${tag}></p>`)).toEqual([{ tag: 'p', children: [{ tag, children: ['x'] }] }]);
  });

  it('exclude values that browsers ignore', () => {
    expect(attributesIn('<ol type="x" start="a"><li value="b" dir="up">a</li></ol>')).toEqual([]);
  });
});

describe('a link within the article', () => {
  it.each([
    ['<p><a href="#fn1">1</a></p><ol><li id="fn1">x</li></ol>', '#content-fn1'],
    ['<p><a href="#fn:1">1</a></p><ol><li id="fn:1">x</li></ol>', '#content-fn%3A1'],
    ['<p><a href="#előzmény">1</a></p><h2 id="előzmény">x</h2>', '#content-el%C5%91zm%C3%A9ny'],
    ['<p><a href="#el%C5%91zm%C3%A9ny">1</a></p><h2 id="előzmény">x</h2>', '#content-el%C5%91zm%C3%A9ny'],
    ['<p><a href="#x">1</a></p><p><a name="x"></a>szöveg</p>', '#content-x'],
    ['<p><a href="#x">1</a></p><p><a id="x">szöveg</a></p>', '#content-x'],
    ['<p><a href="#x">1</a></p><div id="x"><p>szöveg</p></div>', '#content-x'],
    ['<p><a href="#x">1</a></p><figure id="x"><img src="/uploads/a.jpg"></figure>', '#content-x'],
    ['<p><a href="#x">1</a></p><p>a<span id="x">b</span></p>', '#content-x'],
    ['<p><a href="#x">1</a></p><p id="x"></p><p>b</p>', '#content-x'],
  ])('%s leads to its place', (html, href) => {
    expect(linksIn(html)).toEqual([href]);
    expect(idsIn(html)).toContain(decodeURIComponent(href.slice(1)));
  });

  it('leads to the first paragraph of a bold text that is several', () => {
    expect(idsIn('<b id="x"><p>a</p><p>b</p></b>')).toEqual(['content-x']);
  });

  it('leads to another page of the article if it names one', () => {
    expect(linksIn('<p><a href="?oldal=2#fn:1">1</a><a href="?oldal=2">2</a></p>')).toEqual([
      '?oldal=2#content-fn%3A1',
    ]);
  });

  it('is plain text if its target is missing', () => {
    expect(parseBody('<p><a href="#x">egy</a></p>')).toEqual([{ tag: 'p', children: ['egy'] }]);
  });

  it('leads to the first of several targets with one id, and each gets a unique id', () => {
    const html = '<p><a href="#x">1</a></p><p id="x">a</p><p id="x">b</p><p id="x-2">c</p>';
    expect(idsIn(html)).toEqual(['content-x', 'content-x-2', 'content-x-2-2']);
    expect(linksIn(html)).toEqual(['#content-x']);
  });

  it('has separate targets in each post of a live blog', () => {
    const [link, place] = parseBody('<p><a href="#x">1</a></p><p id="x">a</p>', embeds, { prefix: 'content7-' });
    expect(JSON.stringify(link)).toContain('"#content7-x"');
    expect(JSON.stringify(place)).toContain('"content7-x"');
  });

  it('never shares an id with another element, for any set of ids', () => {
    const id = fc.constantFrom('x', 'x-2', 'x 2', 'X', 'content-x', 'ű', '__proto__');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('p', 'div', 'span', 'a', 'b', 'h2', 'figure', 'br', '/b', '/div'), id)),
        (all) => {
          const ids = idsIn(all.map(([tag, name]) => `<${tag} id="${name}">a`).join(''));
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });
});

describe('a link', () => {
  it.each([
    ['tel:+36 1 234-5678', 'tel:+361234-5678'],
    ['SMS:+36301234567?body=SEGITSEG', 'sms:+36301234567?body=SEGITSEG'],
    ['mailto:a@x.example,b@x.example?subject=Két szó', 'mailto:a@x.example,b@x.example?subject=Két%20szó'],
    ['MailTo:a@x.example', 'mailto:a@x.example'],
    ['//x.example/a', 'https://x.example/a'],
    [' https://x.example/a b.pdf\n', 'https://x.example/a%20b.pdf'],
    ['https://x.example/ho\n  sszu', 'https://x.example/ho%20%20sszu'],
    ['HTTPS://x.example/a', 'https://x.example/a'],
  ])('to %j is allowed', (href, kept) => {
    expect(linksIn(`<p><a href="${href}">x</a></p>`)).toEqual([kept]);
  });

  it.each([
    'java\nscript:x()',
    'JAVASCRIPT:x()',
    ' \u0001javascript:x()',
    '/\\x.example',
    'tel:',
    'tel:javascript',
    '//a@x.example',
  ])('to %j is not', (href) => {
    expect(linksIn(`<p><a href="${href}">x</a></p>`)).toEqual([]);
  });

  it.each([
    ['<img src="/uploads/a.jpg">', { kind: 'picture', image: { path: '/uploads/a.jpg', alt: '' } }],
    [
      '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>',
      { kind: 'link', url: 'https://youtu.be/dQw4w9WgXcQ', label: 'youtu.be' },
    ],
  ])('in the caption of %s is allowed', (html, embed) => {
    const caption = 'Fotó: <em>A</em> / <a href="https://cc.example/by/4.0/">CC BY</a>';
    expect(parseBody(`<figure id="x">${html}<figcaption>${caption}</figcaption></figure>`)).toEqual([
      {
        tag: 'figure',
        attributes: { id: 'content-x' },
        children: [
          { embed },
          {
            tag: 'figcaption',
            attributes: { className: 'caption' },
            children: [
              'Fotó: ',
              { tag: 'em', children: ['A'] },
              ' / ',
              { tag: 'a', attributes: { href: 'https://cc.example/by/4.0/' }, children: ['CC BY'] },
            ],
          },
        ],
      },
    ]);
  });
});

describe('media', () => {
  const embedOf = (html: string) =>
    nodesIn(parseBody(html, embeds)).flatMap((node) => ('embed' in node ? [node.embed] : []))[0];
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

  it.each([
    ['//www.youtube.com/embed/dQw4w9WgXcQ', player],
    ['http://www.youtube.com/embed/dQw4w9WgXcQ', player],
    ['https://youtube.com/watch?v=dQw4w9WgXcQ', player],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=90', `${player}?start=90`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', player],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', player],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=42', `${player}?start=42`],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${player}?start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', `${player}?start=3723`],
    ['https://youtu.be/dQw4w9WgXcQ?t="onload=x', player],
    [
      'https://www.youtube.com/embed/videoseries?list=PLabc&index=2',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PLabc',
    ],
    ['https://m.youtube.com/playlist?list=PLabc', 'https://www.youtube-nocookie.com/embed/videoseries?list=PLabc'],
  ])('%s is a video', (address, src) => {
    expect(embedOf(`<iframe src='${address}'></iframe>`)).toEqual({ kind: 'video', src });
  });

  it.each([
    [
      '<video controls poster="/uploads/p.jpg"><source src="/uploads/a.mp4" type="video/mp4">x</video>',
      { kind: 'film', src: '/uploads/a.mp4', poster: '/uploads/p_wide.jpg' },
    ],
    [
      '<audio src="/uploads/a.mp3" controls title="Interjú"></audio>',
      { kind: 'sound', src: '/uploads/a.mp3', title: 'Interjú' },
    ],
    [
      '<audio><source src="https://x.example/a.ogg"><source src="https://x.example/a.mp3"></audio>',
      { kind: 'link', url: 'https://x.example/a.ogg', label: 'x.example' },
    ],
    [
      '<picture><source srcset="/uploads/a.webp"><img src="/uploads/a.jpg" alt="híd"></picture>',
      { kind: 'picture', image: { path: '/uploads/a.jpg', alt: 'híd' } },
    ],
    [
      '<picture><source srcset="x"><img src="https://x.example/a.jpg" alt="híd"></picture>',
      { kind: 'link', url: 'https://x.example/a.jpg', label: 'x.example', title: 'híd' },
    ],
    [
      '<img src="data:image/gif;base64,AA" data-src="/uploads/a.jpg">',
      { kind: 'picture', image: { path: '/uploads/a.jpg', alt: '' } },
    ],
    ['<figure><div>\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div></figure>', { kind: 'video', src: player }],
    [
      '<iframe src="http://x.example/a" title="Térkép"></iframe>',
      { kind: 'link', url: 'http://x.example/a', label: 'x.example', title: 'Térkép' },
    ],
    [
      '<iframe src="https://árvíz.example/a"></iframe>',
      { kind: 'link', url: 'https://xn--rvz-dla6d.example/a', label: 'xn--rvz-dla6d.example' },
    ],
  ])('%s is shown, or is a link to it', (html, embed) => {
    expect(embedOf(html)).toEqual(embed);
  });

  it.each([
    ['<img src="https://x.example/a.jpg" alt="híd">', ['"title":"híd"', 'szöveg']],
    ['<img src="https://x.example/a.jpg" alt="">', ['"title":"szöveg"']],
    ['<iframe src="https://youtu.be/dQw4w9WgXcQ" title="Cím"></iframe>', ['"title":"Cím"', 'szöveg']],
    ['<video src="/uploads/a.mp4" title="Cím"></video>', ['Cím', 'szöveg']],
    ['<audio src="/uploads/a.mp3"></audio>', ['szöveg']],
  ])('%s loses neither its own words nor its caption', (html, words) => {
    const body = JSON.stringify(parseBody(`<figure>${html}<figcaption>szöveg</figcaption></figure>`, embeds));
    for (const word of words) expect(body).toContain(word);
  });

  it('is replaced by its alternative text when it cannot be shown', () => {
    expect(textOf(parseBody('<p>Íme: <img src="kep.bmp" alt="a híd"></p>'))).toBe('Íme: a híd');
  });
});
