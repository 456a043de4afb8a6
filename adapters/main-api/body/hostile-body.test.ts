import fc from 'fast-check';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { bodyTags, type Body, type BodyNode, type Embed, isElement } from '#core/editorial/articles/body.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import { heavyRuns } from '#adapters/http/heavy-runs.fake.ts';
import { safeLink } from '../links/safe-link.ts';
import { uploadPath } from '../links/upload-path.ts';
import { isInline } from './body-nodes.ts';
import { parseBody } from './parse-body.ts';
import { keptTags, lineTags, strippedTags } from './tag-names.ts';

/** Iterative: the test must not overflow the stack on inputs that the parser handles. */
const nodesOf = (body: Body): BodyNode[] => {
  const all: BodyNode[] = [...body];
  for (let index = 0; index < all.length; index += 1) {
    const node = all[index] as BodyNode;
    if (isElement(node)) for (const child of node.children) all.push(child);
  }
  return all;
};

const depthOf = (body: Body): number => {
  let depth = 0;
  for (
    let level: readonly BodyNode[] = body;
    level.length > 0;
    level = level.flatMap((node) => (isElement(node) ? node.children : []))
  )
    depth += 1;
  return depth;
};

const wordsOf = (body: Body): string => nodesInOrder(body).join('').replace(/\s+/g, '');
const nodesInOrder = (nodes: readonly BodyNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : isElement(node) ? nodesInOrder(node.children) : []));

const allowed: EmbedAllowList = {
  musicHosts: ['zene.example'],
  rules: [
    {
      kind: 'video',
      host: 'video.example',
      pattern: '/watch?v={id:11}',
      src: 'https://keret.video.example/embed/{id}',
    },
    { kind: 'frame', host: 'adat.example', pattern: '/abra/{id}', src: 'https://adat.example/abra/{id}' },
  ],
};

const allowedAttributes = new Set(
  'href id lang dir hrefLang cite scope colSpan rowSpan headers abbr start reversed type value title dateTime className'.split(
    ' ',
  ),
);

const expectHarmless = (embed: Embed) => {
  switch (embed.kind) {
    case 'picture':
      return void expect(uploadPath(embed.image.path)).toBe(embed.image.path);
    case 'quiz':
      return void expect(embed.quizId).toMatch(/^[\w-]{1,64}$/);
    case 'disclaimer':
      return expectNothingElse(embed.body);
    case 'link':
      expect(['http:', 'https:']).toContain(new URL(embed.url).protocol);
      break;
    case 'post':
      expect(new URL(embed.url).protocol).toBe('https:');
      break;
    case 'film':
    case 'sound':
      expect(uploadPath(embed.src)).toBe(embed.src);
      break;
    default:
      expect(embed.src).toMatch(/^https:\/\/(keret\.video|zene|adat)\.example\/[\w/.-]+$/);
  }
  if (embed.poster !== undefined) expect(uploadPath(embed.poster)).toBe(embed.poster);
};

const expectNothingElse = (body: Body) => {
  const ids = nodesOf(body).flatMap((node) => (isElement(node) ? (node.attributes?.id ?? []) : []));
  expect(new Set(ids).size).toBe(ids.length);
  for (const node of nodesOf(body)) {
    if (typeof node === 'string') continue;
    if (!isElement(node)) {
      expectHarmless(node.embed);
      continue;
    }
    expect(bodyTags).toContain(node.tag);
    const attributes = node.attributes ?? {};
    expect(Object.keys(attributes).filter((name) => !allowedAttributes.has(name))).toEqual([]);
    const { href, id, cite, className } = attributes;
    if (className !== undefined)
      expect(['blockquote quote quote--marked', 'figcaption caption']).toContain(`${node.tag} ${className}`);
    if (href !== undefined) expect(/^(?:\?oldal=\d+)?#content-/.test(href) || safeLink(href) !== null).toBe(true);
    if (cite !== undefined) expect(['http:', 'https:']).toContain(new URL(cite).protocol);
    if (id !== undefined) expect(id).toMatch(/^content-\S/);
    if (node.tag === 'a') expect(href ?? id).toBeDefined();
    if (lineTags.has(node.tag)) expect(node.children.every(isInline)).toBe(true);
  }
};

const tagName = fc.constantFrom(
  ...keptTags,
  ...strippedTags,
  'span',
  'form',
  'button',
  'input',
  'base',
  'meta',
  'link',
  'frameset',
  'marquee',
  'foreignObject',
  'annotation-xml',
  'mglyph',
  'desc',
  'xmp',
  'plaintext',
  'option',
  'nobr',
  'font',
  'col',
  'body',
  'html',
  'head',
  'source',
  'picture',
  '__proto__',
  'constructor',
);
const attribute = fc.constantFrom(
  ' onclick="x()"',
  ' onerror=x()',
  ' style="background:url(javascript:x())"',
  ' href="javascript:x()"',
  ' href="//evil.example"',
  ' href="#x"',
  ' href="#__proto__"',
  ' href="?oldal=2#x"',
  ' href="?oldal=2#javascript:x()"',
  ' href="?oldal=2"',
  ' href="tel:+36 1 234"',
  ' href="JAVA\tscript:x()"',
  ' cite="javascript:x()"',
  ' headers="x y"',
  ' name=x',
  ' id=x',
  ' href=/a',
  ' href="https://a.example/"',
  ' id=__proto__',
  ' id="x y"',
  ' src="/uploads/a.jpg"',
  ' src=x',
  ' src="https://v.example/1"',
  ' src="https://video.example/watch?v=dQw4w9WgXcQ"',
  ' src="https://adat.example/abra/x&quot;onload=x"',
  ' data-type=embed',
  ' data-type=quiz',
  ' data-type=disclaimer',
  ' data-quiz-id="x y"',
  ' data-quiz-id=6f1e',
  ' data-url="https://adat.example/abra/1"',
  ' data-src="https://zene.example/track/4uLU6hMCjMI75M1A2tKUQC"',
  ' data-poster="javascript:x()"',
  ' data-poster=/uploads/p.jpg',
  ' data-title="<b>x</b>"',
  ' srcdoc="<script>x</script>"',
  ' data="javascript:x()"',
  ' data-type=picture',
  ' data-src=/uploads/b.jpg',
  ' type=element value=x children=y tagName=script',
  ' lang=hu',
  ' title="\u0000"',
  ' title="&#8;&#xffff;"',
  ' colspan=2',
  ' colspan=1e9',
  ' start=-1',
  ' datetime=2026',
  ' scope=col',
  ' is=x',
  ' xlink:href="javascript:x()"',
  ' class=a',
  ' name=getElementById',
);
const piece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(tagName, fc.array(attribute, { maxLength: 3 }))
      .map(([name, attributes]) => `<${name}${attributes.join('')}>`),
  },
  { weight: 3, arbitrary: tagName.map((name) => `</${name}>`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'szó',
      ' ',
      '\n',
      '&lt;script&gt;',
      '&amp;',
      '&#x6a;avascript:',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<',
      '>',
      '"',
      '\u0000',
      '\ud800',
      '&#1;',
      '&#xb;',
      '&#xffff;',
      '</',
    ),
  },
  { weight: 1, arbitrary: fc.string() },
);
const hostileHtml = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

describe('the body from arbitrary HTML', () => {
  it('has only allowed elements, and no blocks within inline elements', () => {
    fc.assert(fc.property(hostileHtml, (html) => expectNothingElse(parseBody(html))));
  });

  it('has only allowed embeds, rebuilt from captured parts', () => {
    fc.assert(fc.property(hostileHtml, (html) => expectNothingElse(parseBody(html, allowed))));
  });

  it('has no control characters', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const spelled = JSON.stringify(parseBody(html, allowed)).replaceAll('\\\\', '');
        expect(spelled).not.toMatch(/\\[bf]|\\u00|\p{Cc}|\uffff/u);
      }),
    );
  });

  it('the same HTML is the same body', () => {
    fc.assert(fc.property(hostileHtml, (html) => void expect(parseBody(html)).toEqual(parseBody(html))));
  });

  it('keeps its text when parsed again', () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const words = wordsOf(parseBody(html));
        expect(wordsOf(parseBody(`<p>${escaped(words)}</p>`))).toBe(words);
      }),
    );
  });

  it('no word is lost that a browser would show', () => {
    const harmless = fc.constantFrom(
      'p',
      'b',
      'i',
      'div',
      'span',
      'h2',
      'ul',
      'li',
      'blockquote',
      'a',
      'font',
      'section',
      'pre',
      'code',
      'article',
    );
    const pieces = fc.oneof(
      harmless.map((name) => `<${name}>`),
      harmless.map((name) => `</${name}>`),
      fc.constantFrom('szó', 'x ', '&amp;', '1<2'),
    );
    const shown = (html: string) => {
      let text = '';
      const rest = [...parseFragment(html).childNodes].reverse();
      for (let node = rest.pop(); node; node = rest.pop()) {
        if (defaultTreeAdapter.isTextNode(node)) text += node.value;
        else if (defaultTreeAdapter.isElementNode(node)) rest.push(...[...node.childNodes].reverse());
      }
      return text.replace(/\s+/g, '');
    };
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
        (html) => {
          expect(wordsOf(parseBody(html))).toBe(shown(html));
        },
      ),
    );
  });
});

describe('HTML that is meant to stop the house', () => {
  const fill = (make: (index: number) => string, length: number) => {
    let text = '';
    for (let index = 0; text.length < length; index += 1) text += make(index);
    return text;
  };
  const size = (heavyRuns >= 100 ? 4096 : 256) * 1024;
  const attacks: readonly (readonly [string, string])[] = [
    ['20,000 nested divs', `${'<div>'.repeat(20_000)}mély`],
    ['20,000 nested quotes', `${'<blockquote>'.repeat(20_000)}mély`],
    ['20,000 nested bolds', `${'<b>'.repeat(20_000)}mély`],
    ['nested templates', `mély${fill(() => '<template><p>', size)}`],
    ['nested foreign elements', `mély${fill(() => '<svg><math>', size)}`],
    ['30,000 attributes', `<p ${Array.from({ length: 30_000 }, (_, index) => `a${index}=1`).join(' ')}>mély`],
    ['attributes without an end', `mély<p ${fill((index) => `a${index} `, size)}>`],
    ['text without an end', `mély${fill(() => 'szó ', size)}`],
    ['paragraphs without an end', `mély${fill(() => '<p>x</p>', size)}`],
    ['line breaks in one line', `mély<b>${fill(() => '<br>', size)}`],
    ['100,000 entities', `mély${'&amp;'.repeat(100_000)}`],
    [
      'formats that every paragraph reopens',
      `<p>mély${fill((index) => `<b lang=a${index}>`, 40_000)}</p>${fill(() => '<p>x</p>', size)}`,
    ],
    [
      'formats closed across blocks',
      `mély${fill((index) => `<b id=${index}><div>`, size / 8)}${fill(() => '</b>', size / 8)}`,
    ],
    ['closing tags without an opening', `mély${fill(() => '</p></br>', size)}`],
    ['tables in tables', `mély${fill(() => '<table><td>', size)}`],
    ['text that tables push out', `mély<table>${fill(() => '<b><i>x', size)}`],
    ['comments between all letters', `mély${fill(() => 'x<!---->', size)}`],
    ['links in links', `mély${fill((index) => `<a href=/${index}><b>x`, size)}`],
  ];

  it.each(attacks)('%s is read in 200 ms of processor time, at most 256 levels deep and with its text', (_, html) => {
    parseBody('<p>bemelegítés</p>');
    const spent = (): number => {
      const before = process.threadCpuUsage();
      parseBody(html);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    // Other load on the CPU only slows a run. The test fails after three slow runs.
    let min = spent();
    for (let tries = 1; tries < 3 && min >= 200; tries += 1) min = Math.min(min, spent());
    expect(min).toBeLessThan(200);
    const body = parseBody(html);
    expect(depthOf(body)).toBeLessThanOrEqual(258);
    expect(wordsOf(body)).toContain('mély');
    expectNothingElse(body.slice(0, 100));
  });
});
