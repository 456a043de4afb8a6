import { describe, expect, it } from 'vitest';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import { parseBody } from './parse-body.ts';

const allowed: EmbedAllowList = {
  musicHosts: ['zene.example'],
  rules: [
    { kind: 'video', host: 'video.example', pattern: '/watch?v={id:11}', src: 'https://keret.example/embed/{id}' },
    {
      kind: 'map',
      host: 'terkep.example',
      pattern: '/d/embed?mid={id}',
      src: 'https://terkep.example/d/embed?mid={id}',
    },
    { kind: 'frame', host: 'adat.example', pattern: '/abra/{id}', src: 'https://adat.example/abra/{id}' },
    {
      kind: 'post',
      host: 'uzenet.example',
      pattern: '/{user}/{id}',
      src: 'https://uzenet.example/{user}/{id}',
      endpoint: 'https://uzenet.example/oembed',
    },
  ],
};
const body = (html: string) => parseBody(html, allowed);
const embedOf = (html: string) =>
  body(html).flatMap((node) => (typeof node === 'object' && 'embed' in node ? [node.embed] : []))[0];
const p = (...children: unknown[]) => ({ tag: 'p', children });

describe('an embed', () => {
  it('is rebuilt from what its address captures, with what editors say of it', () => {
    expect(
      embedOf(
        '<figure data-type="embed" data-src="https://video.example/watch?v=dQw4w9WgXcQ&x=1" data-title="A gól" data-poster="/uploads/gol.jpg"></figure>',
      ),
    ).toEqual({
      kind: 'video',
      src: 'https://keret.example/embed/dQw4w9WgXcQ',
      title: 'A gól',
      poster: '/uploads/gol.jpg',
    });
    expect(embedOf('<iframe src="https://terkep.example/d/embed?mid=1a-B"></iframe>')).toEqual({
      kind: 'map',
      src: 'https://terkep.example/d/embed?mid=1a-B',
    });
    expect(
      embedOf(
        '<figure><iframe src="https://adat.example/abra/kamat"></iframe><figcaption>Kamatok</figcaption></figure>',
      ),
    ).toEqual({ kind: 'frame', src: 'https://adat.example/abra/kamat', title: 'Kamatok' });
  });

  it('of music has the height of its player', () => {
    expect(
      embedOf('<div data-type="embed" data-url="https://zene.example/episode/4uLU6hMCjMI75M1A2tKUQC"></div>'),
    ).toMatchObject({ kind: 'music', height: 233 });
  });

  it('of a post keeps its text', () => {
    expect(
      embedOf(
        '<figure data-type="post" data-src="https://uzenet.example/anna/1" data-by="Anna"><blockquote><p>Jön a <b>víz</b>!</p></blockquote><script>x()</script></figure>',
      ),
    ).toMatchObject({ kind: 'post', url: 'https://uzenet.example/anna/1', by: 'Anna', text: 'Jön a víz!' });
  });

  it('becomes a link with the same words when its host is not allowed', () => {
    expect(
      embedOf('<figure data-type="oembed" data-src="https://masutt.example/cikk" data-title="Másutt"></figure>'),
    ).toEqual({ kind: 'link', url: 'https://masutt.example/cikk', label: 'masutt.example', title: 'Másutt' });
  });

  it('without a web address, or with a picture from elsewhere, is not there, or has none', () => {
    for (const address of ['javascript:x()', 'https://a@video.example/', '']) {
      expect(body(`<p>a</p><figure data-type="embed" data-src="${address}"></figure><p>b</p>`)).toEqual([
        p('a'),
        p('b'),
      ]);
    }
    expect(
      embedOf(
        '<figure data-type="embed" data-src="https://adat.example/abra/1" data-poster="https://evil.example/x.jpg"></figure>',
      ),
    ).not.toHaveProperty('poster');
  });

  it('of a quiz has only its id', () => {
    expect(embedOf('<figure data-type="quiz" data-quiz-id="6f1e0c9a" data-title="Kvíz"></figure>')).toEqual({
      kind: 'quiz',
      quizId: '6f1e0c9a',
      title: 'Kvíz',
    });
    expect(body('<figure data-type="quiz" data-quiz-id="../x"></figure>')).toEqual([]);
  });
});

describe('hidden content', () => {
  it('is a disclosure with its summary first, and loose text in paragraphs', () => {
    expect(body('<details>szöveg<p>x</p><summary>Ki <b>tette</b>?</summary></details>')).toEqual([
      {
        tag: 'details',
        children: [{ tag: 'summary', children: ['Ki ', { tag: 'b', children: ['tette'] }, '?'] }, p('szöveg'), p('x')],
      },
    ]);
    expect(body('<details><p>x</p></details>')).toEqual([{ tag: 'details', children: [p('x')] }]);
  });

  it('without content is its summary, and without a summary is a paragraph', () => {
    expect(body('<details><summary>Csak cím</summary></details>')).toEqual([p('Csak cím')]);
    expect(body('<summary>x</summary>')).toEqual([p('x')]);
    expect(body('<details><p>a</p><summary>Egy</summary><summary>Kettő</summary></details>')).toEqual([
      { tag: 'details', children: [{ tag: 'summary', children: ['Egy'] }, p('a'), p('Kettő')] },
    ]);
  });

  it('is allowed inline within a paragraph', () => {
    expect(body('<p>A tettes <hidden-inline>a <em>gondnok</em></hidden-inline>.</p>')).toEqual([
      p('A tettes ', { tag: 'hidden-inline', children: ['a ', { tag: 'em', children: ['gondnok'] }] }, '.'),
    ]);
  });
});

describe('a disclaimer', () => {
  it('has a sanitized text', () => {
    expect(
      body(
        '<div data-type="disclaimer"><p>Kérdezd <a href="javascript:x()">orvosod</a>!<script>x()</script></p></div>',
      ),
    ).toEqual([{ embed: { kind: 'disclaimer', body: [p('Kérdezd ', 'orvosod', '!')] } }]);
    expect(body('<div data-type="disclaimer"></div>')).toEqual([]);
  });
});
