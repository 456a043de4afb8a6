import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BodyAttributes, type BodyNode, isElement } from '#core/articles/body.ts';
import { textOf } from '#core/articles/text-of.ts';
import { embeds } from '#config/embeds.ts';
import { parseBody } from './parse-body.ts';

const elementsIn = (nodes: readonly BodyNode[]): readonly (BodyNode & { readonly attributes?: BodyAttributes })[] =>
  nodes.flatMap((node) =>
    isElement(node) ? [node, ...elementsIn(node.children)] : typeof node === 'object' ? [node as never] : [],
  );
const attributesIn = (html: string) => elementsIn(parseBody(html)).flatMap(({ attributes }) => attributes ?? []);
const idsIn = (html: string): readonly string[] =>
  elementsIn(parseBody(html)).flatMap((node) => ('id' in node ? String(node.id) : (node.attributes?.id ?? [])));
const linksIn = (html: string) => attributesIn(html).flatMap(({ href }) => href ?? []);

describe('attributes that carry meaning (HTML, "Attributes")', () => {
  it.each<[string, BodyAttributes]>([
    ['<ol reversed start="3"><li>a</li></ol>', { reversed: true, start: 3 }],
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

  it('lead a cell to its heads', () => {
    const html = '<table><tr><th id="a b">x</th><th id="é">y</th></tr><tr><td headers="é">z</td></tr></table>';
    expect(attributesIn(html)).toEqual([{ id: 'content-a_b' }, { id: 'content-é' }, { headers: 'content-é' }]);
  });

  it.each(['bdi', 'bdo', 'ins', 'del', 'ruby'])('are not all: <%s> stays', (tag) => {
    expect(parseBody(`<p><${tag}>x</${tag}></p>`)).toEqual([{ tag: 'p', children: [{ tag, children: ['x'] }] }]);
  });

  it('leave out what no browser would take', () => {
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

  it('leads nowhere where there is no such place', () => {
    expect(parseBody('<p><a href="#x">egy</a></p>')).toEqual([{ tag: 'p', children: ['egy'] }]);
  });

  it('leads to the first of several places of one id, and each has an id of its own', () => {
    const html = '<p><a href="#x">1</a></p><p id="x">a</p><p id="x">b</p><p id="x-2">c</p>';
    expect(idsIn(html)).toEqual(['content-x', 'content-x-2', 'content-x-2-2']);
    expect(linksIn(html)).toEqual(['#content-x']);
  });

  it('has places of its own in each post of a live blog', () => {
    const [link, place] = parseBody('<p><a href="#x">1</a></p><p id="x">a</p>', embeds, { prefix: 'content7-' });
    expect(JSON.stringify(link)).toContain('"#content7-x"');
    expect(JSON.stringify(place)).toContain('"content7-x"');
  });

  it('never shares an id, whatever ids there are', () => {
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
  ])('to %j is kept', (href, kept) => {
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

  it('in a caption is kept, beside the caption in words', () => {
    const caption =
      'Fotó: <a href="https://x.example/">A</a> / <a rel="license" href="https://cc.example/by/4.0/">CC BY</a>';
    const [node] = parseBody(`<figure><img src="/uploads/a.jpg"><figcaption>${caption}</figcaption></figure>`);
    expect(node).toMatchObject({ embed: { image: { caption: 'Fotó: A / CC BY' } } });
    expect(JSON.stringify(node)).toContain('https://cc.example/by/4.0/');
    const [frame] = parseBody(
      `<figure><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe><figcaption>${caption}</figcaption></figure>`,
      embeds,
    );
    expect(JSON.stringify(frame)).toContain('https://cc.example/by/4.0/');
  });
});

describe('media', () => {
  const embedOf = (html: string) =>
    parseBody(html, embeds).flatMap((node) => (typeof node === 'object' && 'embed' in node ? [node.embed] : []))[0];
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
  ])('%s is a video', (address, src) => {
    expect(embedOf(`<iframe src='${address}'></iframe>`)).toEqual({ kind: 'video', src });
  });

  it.each([
    [
      '<video controls poster="/uploads/p.jpg"><source src="/uploads/a.mp4" type="video/mp4">x</video>',
      { kind: 'film', src: '/uploads/a.mp4', poster: '/uploads/p.jpg' },
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
      '<img src="data:image/gif;base64,R0" data-src="/uploads/a.jpg">',
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
    [
      '<img src="https://x.example/a.jpg" alt="híd">',
      'a <b>kép</b>',
      { title: 'híd', caption: ['a ', { tag: 'b', children: ['kép'] }] },
    ],
    ['<img src="https://x.example/a.jpg" alt="híd">', 'a kép', { title: 'híd', caption: ['a kép'] }],
    ['<img src="https://x.example/a.jpg" alt="">', 'a kép', { title: 'a kép' }],
    [
      '<iframe src="https://youtu.be/dQw4w9WgXcQ" title="Cím"></iframe>',
      'a videó',
      { title: 'Cím', caption: ['a videó'] },
    ],
  ])('%s loses neither its own words nor the caption %s', (html, caption, words) => {
    expect(embedOf(`<figure>${html}<figcaption>${caption}</figcaption></figure>`)).toMatchObject(words);
  });

  it('that nothing can be shown of leaves the words that stand for it', () => {
    expect(textOf(parseBody('<p>Íme: <img src="kep.bmp" alt="a híd"></p>'))).toBe('Íme: a híd');
  });
});
