import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeds } from '#config/settings/embeds.ts';
import { lossesIn, parseBody } from './parse-body.ts';

const told = (html: string): readonly string[] =>
  lossesIn(html, embeds).map(
    ({ line, element, attribute, reason, found }) =>
      `${line} ${element}${attribute === null ? '' : ` ${attribute}`} ${reason}${found === undefined ? '' : ` ${found}`}`,
  );

describe('the losses of a text', () => {
  it.each<[string, ...string[]]>([
    ['<p>a</p>\n<p onclick="y()">b</p>', '2 p onclick unknown y()'],
    ['<form action="/x">a<input name="b"></form>', '1 form unknown', '1 input unknown'],
    ['<p><a href="javascript:x()">x</a></p>', '1 a href value javascript:x()'],
    ['<p>\n<a href="#nincs">x</a></p>', '2 a href no-target #nincs'],
    ['<script>x</script>\n<svg><path d="x"/></svg>', '1 script unknown', '2 svg unknown'],
    ['<iframe srcdoc="x"></iframe>', '1 iframe srcdoc unknown x', '1 iframe value'],
    ['<img src="kep.jpg" alt="">', '1 img value kep.jpg'],
    ['<ol start="x"><li>a</li></ol>', '1 ol start value x'],
    ['<p><span style="font-weight:700">a</span></p>', '1 span style unknown font-weight:700'],
    ['<table><caption>a <img src="/uploads/a.jpg"></caption><tr><td>b</td></tr></table>', '1 caption words-only'],
    ['<video src="/uploads/a.mp4"><track src="/uploads/a.vtt"></video>', '1 track unknown /uploads/a.vtt'],
    ['<figure data-type="quiz" data-quiz-id=""></figure>', '1 figure value'],
    [
      '<div data-type="map" data-url="https://terkep.example/1"><p>a</p></div>',
      '1 div words-only https://terkep.example/1',
    ],
    [
      '<b style="font-weight:normal"><p>a</p></b><i style="font-weight:bold">b</i>',
      '1 i style unknown font-weight:bold',
    ],
    ['<p lang="x y">a</p>', '1 p lang value x y'],
    ['<my-el>a</my-el>', '1 my-el unknown'],
    ['<section aria-label="x"><p>z</p></section>', '1 section aria-label unknown x'],
    ['<p>\n<img src="kep.jpg" alt="Alt"></p>', '2 img value kep.jpg'],
    ['<img src="data:image/png;base64,iVBORw0KGgo=" alt="Alt">', '1 img value data:image/png;base64,iVBORw0KGgo='],
    ['<img src="/wp-content/uploads/x.jpg" alt="Alt">', '1 img value /wp-content/uploads/x.jpg'],
    ['<img src="file:///C:/x.jpg" alt="Alt">', '1 img value file:///C:/x.jpg'],
    ['<img srcset="https://x.example/s.jpg 2x" alt="A">', '1 img value https://x.example/s.jpg 2x'],
    ['<figure><img src="kep.jpg" alt="Alt"><figcaption>a</figcaption></figure>', '1 img value kep.jpg'],
    ['<figure data-type="picture" data-src="kep.jpg"><figcaption>a</figcaption></figure>', '1 figure value kep.jpg'],
    ['<div data-type="embed" data-src="kep.jpg"><p>a</p></div>', '1 div value kep.jpg'],
    [
      '<video src="/uploads/a.mp4" poster="https://x.example/p.jpg"></video>',
      '1 video poster value https://x.example/p.jpg',
    ],
    [
      '<a href="https://x.example/"><img src="https://x.example/k.jpg" alt="Alt"></a>',
      '1 a href words-only https://x.example/',
    ],
    [
      '<p>x <a href="https://x.example/"><img src="/uploads/a.jpg"></a> y</p>',
      '1 a href words-only https://x.example/',
    ],
    ['<a href="/x"><video src="/uploads/a.mp4"></video></a>', '1 a href words-only /x'],
    ['<a href="/x"><ul><li>a</li></ul></a>', '1 a href words-only /x'],
    ['<p>x <a href="/x"></a> y</p>', '1 a href words-only /x'],
    ['<p hidden>titkos</p>', '1 p hidden unknown'],
    ['<p>a <span hidden>b</span></p>', '1 span hidden unknown'],
    ['<p inert>a</p>', '1 p inert unknown'],
    ['<details><summary hidden>a</summary>b</details>', '1 summary hidden unknown'],
    ['<a href="/x"><img src="/uploads/a.jpg">a</a><a href="/y"><p>b</p></a>'],
    ['<div class="fb-post" data-href="https://x.example/1"></div>', '1 div unknown https://x.example/1'],
    ['<div class="flourish-embed" data-src="visualisation/1"><p> </p></div>', '1 div unknown visualisation/1'],
    ['<div class="infogram-embed" data-id="x" data-title="Cím"></div>', '1 div unknown x'],
    [
      '<div class="spacer" aria-hidden="true"></div><div class="a" data-id="x"><p>a</p></div>',
      '1 div aria-hidden unknown true',
    ],
    ['<p>a</p>\n<!-- wp:block {"ref":123} /-->', '2 !-- wp:block -- unknown {"ref":123}'],
    ['<!-- wp:latest-posts /-->', '1 !-- wp:latest-posts -- unknown'],
    ['<!-- wp:my/block\n{"a":"b"} /-->', '1 !-- wp:my/block -- unknown {"a":"b"}'],
    ['<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --><!-- wp:spacer /--><!--more-->'],
    ['<p>a</p><![CDATA[b]]>', '1 ![CDATA[ unknown b'],
    ['<p>a</p><?php echo "b" ?>', '1 ?php unknown echo "b" ?'],
    ['<?xml:namespace prefix = o ns = "urn:x" /><p>a</p>'],
    ['<p>a</p>\n<!-- b <p>c</p>', '2 !-- unknown b <p>c</p>'],
    ['<picture>\n<source srcset="https://x.example/a.webp"></picture>', '2 source value https://x.example/a.webp'],
    ['<picture><source srcset="a.webp"><img src="/uploads/a.jpg"></picture>'],
    [
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?list=PLabc&index=3"></iframe>',
      '1 iframe src value https://www.youtube.com/embed/dQw4w9WgXcQ?list=PLabc&index=3',
    ],
    [
      '<figure><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=1&end=20"></iframe></figure>',
      '1 iframe src value https://www.youtube.com/embed/dQw4w9WgXcQ?start=1&end=20',
    ],
    [
      '<figure data-type="embed" data-src="https://youtu.be/dQw4w9WgXcQ?list=PLabc"></figure>',
      '1 figure data-src value https://youtu.be/dQw4w9WgXcQ?list=PLabc',
    ],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=10&si=abc&feature=share"></iframe>'],
    ['<iframe src="https://www.youtube.com/embed/videoseries?list=PLabc&si=x"></iframe>'],
    ['<menu><li>a</li></menu>'],
    ['<ol style="counter-reset: item 4"><li>a</li></ol>', '1 ol style unknown counter-reset: item 4'],
    ['<b style="mso-bidi-font-weight:normal">a</b><span style="mso-bidi-font-weight:bold">b</span>'],
    ['<a name="x" href="/y">a</a>'],
    ['<p class="a" style="color: red; font-weight: normal">a</p>'],
    ['<p>a <font color="red">b</font> <b>c</b></p><!-- more --><details open><summary>a</summary><p>b</p></details>'],
    ['<figure data-type="picture" data-src="/uploads/a.jpg" data-alt="b" id="c"><figcaption>d</figcaption></figure>'],
    ['<table><tr><td colspan="1" rowspan="2" headers="a">b</td><th id="a" scope="row">c</th></tr></table>'],
    ['<iframe src="https://youtu.be/dQw4w9WgXcQ" width="9" allowfullscreen title="a"></iframe>'],
  ])('%s', (html, ...losses) => {
    expect(told(html)).toEqual(losses);
  });

  it('is reported when a text is too long or too deeply nested', () => {
    expect(told(`${'<p>a</p>\n'.repeat(60_000)}`).some((line) => line.includes('… too-much'))).toBe(true);
    expect(told(`${'<blockquote>'.repeat(300)}a`)).toContain('1 blockquote too-much');
  });

  it('are found without changing the result', () => {
    const piece = fc.constantFrom(
      '<p id="a">',
      '</p>',
      '<a href="#a">',
      '</a>',
      '<b lang="hu">',
      '</b>',
      '<img src="x">',
      'szó ',
      '<div>',
      '</div>',
      '<table><td>',
      '<script>',
      '</script>',
      '<my-el>',
      '<ol start=x>',
      '<li>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 3 }), (pieces) => {
        const html = pieces.join('');
        const body = JSON.stringify(parseBody(html, embeds));
        lossesIn(html, embeds);
        expect(JSON.stringify(parseBody(html, embeds))).toBe(body);
        expect(body).not.toContain('data-given');
      }),
    );
  });
});
