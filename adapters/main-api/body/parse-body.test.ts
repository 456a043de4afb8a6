import { describe, expect, it } from 'vitest';
import { parseBody } from './parse-body.ts';

const picture = (path: string, rest = {}) => ({ embed: { kind: 'picture', image: { path, alt: '', ...rest } } });
const p = (...children: unknown[]) => ({ tag: 'p', children });

describe('text and elements', () => {
  it.each([
    ['paragraphs', '<p>egy</p>\n<p>kettő</p>', [p('egy'), p('kettő')]],
    [
      'loose text, which becomes a paragraph',
      'Gól! <b>2–1</b><p>x</p>vége',
      [p('Gól! ', { tag: 'b', children: ['2–1'] }), p('x'), p('vége')],
    ],
    [
      'groups, which are only their content',
      '<div>egy</div><section><div>kettő</div></section>',
      [p('egy'), p('kettő')],
    ],
    [
      'unknown elements, which are only their text',
      '<p><span class="x">a</span><font>b</font><my-el>c</my-el></p>',
      [p('a', 'bc')],
    ],
    [
      'headings of a page, which are those of a section',
      '<h1>a</h1><h5>b</h5>',
      [
        { tag: 'h2', children: ['a'] },
        { tag: 'h4', children: ['b'] },
      ],
    ],
    ['empty lines, which are nothing', '<p>&nbsp;</p><p></p><h2> </h2>', []],
    ['nothing', '', []],
    ['entities', '<p>Tom &amp; Jerry &lt;3</p>', [p('Tom & Jerry <3')]],
    ['a word joined by an empty element', '<p>egy<b> </b>kettő</p>', [p('egy', ' ', 'kettő')]],
    ['a bold paragraph, which is a paragraph of bold', '<b><p>x</p></b>', [p({ tag: 'b', children: ['x'] })]],
    ['paragraphs in a heading, which are headings', '<h3><p>x</p></h3>', [{ tag: 'h3', children: ['x'] }]],
  ])('knows %s', (_, html, body) => {
    expect(parseBody(html)).toEqual(body);
  });

  it('keeps lists and tables without the white space between their parts', () => {
    expect(parseBody('<ul>\n <li>a</li>\n</ul><table>\n<tr><th scope="col" colspan="2">x</th></tr></table>')).toEqual([
      { tag: 'ul', children: [{ tag: 'li', children: ['a'] }] },
      {
        tag: 'table',
        children: [
          {
            tag: 'tbody',
            children: [
              { tag: 'tr', children: [{ tag: 'th', attributes: { scope: 'col', colSpan: 2 }, children: ['x'] }] },
            ],
          },
        ],
      },
    ]);
  });

  it('keeps meaningful attributes, and prefixes ids', () => {
    expect(
      parseBody(
        '<h2 id="elozmeny" class="x" style="color:red" onclick="x()">a</h2><ol start="3"><li lang="la">b</li></ol>',
      ),
    ).toEqual([
      { tag: 'h2', attributes: { id: 'content-elozmeny' }, children: ['a'] },
      { tag: 'ol', attributes: { start: 3 }, children: [{ tag: 'li', attributes: { lang: 'la' }, children: ['b'] }] },
    ]);
  });

  it('keeps the text of a link that may lead nowhere', () => {
    expect(parseBody('<p><a href="javascript:x()">egy</a> <a>kettő</a> <a href="/x">három</a></p>')).toEqual([
      p('egy', ' ', 'kettő', ' ', { tag: 'a', attributes: { href: '/x' }, children: ['három'] }),
    ]);
  });
});

describe('elements removed with their content', () => {
  it.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<!-- x -->',
    '<svg><text>x</text><script>1</script></svg>',
    '<math><mi>x</mi></math>',
    '<noscript><p>x</p></noscript>',
    '<template><p>x</p></template>',
    '<textarea>x</textarea>',
    '<title>x</title>',
    '<select><option>x</select>',
    '<img src="https://evil.example/pixel.gif" width="1" height="1" alt="">',
    '<iframe src="javascript:x()"></iframe>',
    '<iframe srcdoc="<p>x</p>">x</iframe>',
    '<video controls><source src="x.mp4">x</video>',
    '<object data="data:text/html,x">x</object>',
    '<figure data-type="quiz" data-quiz-id=""></figure>',
    '<img src="/uploads/../x.jpg">',
    '<a href="/x"></a>',
  ])('%s', (html) => {
    expect(parseBody(html)).toEqual([]);
  });
});

describe('pictures', () => {
  it('are made of a figure that names one, with its caption', () => {
    const html =
      '<figure data-type="picture" data-src="/uploads/a.jpg"><figcaption>Az <em>első</em>\n autó</figcaption></figure>';
    expect(parseBody(html)).toEqual([picture('/uploads/a.jpg', { caption: 'Az első autó' })]);
  });

  it('are made of an own image, alone, in a figure or inline', () => {
    expect(parseBody('<img src="/uploads/a.jpg" alt="híd">')).toEqual([picture('/uploads/a.jpg', { alt: 'híd' })]);
    expect(
      parseBody(
        '<figure>\n<picture><source srcset="x"><img src="/uploads/a.jpg"></picture><figcaption>x</figcaption></figure>',
      ),
    ).toEqual([picture('/uploads/a.jpg', { caption: 'x' })]);
    expect(parseBody('<p>egy <b><img src="/uploads/a.jpg"> kettő</b></p>')).toEqual([
      p('egy '),
      picture('/uploads/a.jpg'),
      p({ tag: 'b', children: [' kettő'] }),
    ]);
  });

  it('from other hosts are links with their caption, and without a URL only the caption', () => {
    const figure = (src: string) =>
      parseBody(`<figure data-type="picture" data-src="${src}"><figcaption>x</figcaption></figure>`);
    expect(figure('https://x.example/a.jpg')).toEqual([
      { embed: { kind: 'link', url: 'https://x.example/a.jpg', label: 'x.example', title: 'x' } },
    ]);
    expect(figure('a.jpg')).toEqual([{ tag: 'figure', children: [{ tag: 'figcaption', children: ['x'] }] }]);
  });

  it('do not change other figures', () => {
    expect(parseBody('<figure><blockquote><p>x</p></blockquote><figcaption>y</figcaption></figure>')).toEqual([
      {
        tag: 'figure',
        children: [
          { tag: 'blockquote', children: [p('x')] },
          { tag: 'figcaption', children: ['y'] },
        ],
      },
    ]);
  });
});

describe('what cannot be shown here', () => {
  const link = (url: string, label: string) => [{ embed: { kind: 'link', url, label } }];
  it.each([
    [
      '<iframe src="https://www.video.example/embed/7?x=1"></iframe>',
      link('https://www.video.example/embed/7?x=1', 'video.example'),
    ],
    ['<p><iframe src="https://video.example/7"></iframe></p>', link('https://video.example/7', 'video.example')],
    [
      '<figure data-type="video" data-src="https://video.example/7"></figure>',
      link('https://video.example/7', 'video.example'),
    ],
    [
      '<div data-type="map" data-url="https://terkep.example/1">x</div>',
      link('https://terkep.example/1', 'terkep.example'),
    ],
    ['<video src="https://video.example/7.mp4">x</video>', link('https://video.example/7.mp4', 'video.example')],
    ['<embed src="https://x.example/">', link('https://x.example/', 'x.example')],
  ])('%s becomes a link', (html, body) => {
    expect(parseBody(html)).toEqual(body);
  });
});

describe('a chart', () => {
  const table =
    '<table><caption>Cím</caption><tr><th>Év</th><th>Fő</th></tr><tr><td>1.</td><td>12</td></tr><tr><td>2.</td><td>9</td></tr></table>';
  const chartOf = (attributes: string, content = table): string =>
    JSON.stringify(parseBody(`<figure data-type="chart" ${attributes}>${content}</figure>`));

  it('is rendered from the table in its figure', () => {
    const drawn = chartOf('data-chart="bars" data-unit="fő" data-source="Forrás: mi"');
    expect(drawn).toContain('chart--bars');
    expect(drawn).toContain('"width":"75%"');
    expect(chartOf('lang="en" data-chart="lines" data-unit="fő" data-source="Source: we"')).toContain(
      'The figures as a table',
    );
  });

  it('that is invalid is its table, and without a table its content', () => {
    expect(chartOf('data-chart="pie" data-unit="fő" data-source="Forrás: mi"')).toBe(JSON.stringify(parseBody(table)));
    expect(chartOf('data-chart="bars" data-unit="fő" data-source="x"', '<p>nincs</p>')).toBe(
      JSON.stringify(parseBody('<p>nincs</p>')),
    );
  });

  it('is only our own rendering: foreign drawings are removed', () => {
    const foreign =
      '<svg class="chart__bar"><rect width="9"/></svg><figure class="chart chart--bars"><p>x</p></figure>';
    expect(JSON.stringify(parseBody(foreign))).not.toMatch(/chart|svg|rect/);
  });
});

describe('a quotation', () => {
  it.each([
    [['Egy.', 'Kettő.'], false],
    [['„Egy.', 'Kettő.”'], true],
    [['Egy.', 'Kettő.”', 'Kiss Anna'], true],
    [['Egy „szó”.', 'Kettő.'], false],
    [['Bevezető:', '„Egy.”'], true],
    [['Egy', 'kettő.”'], true],
    [['"Egy."'], true],
    [['”Egy.”'], true],
    [['«Un.»'], true],
    [[',,Egy"'], true],
    [[",,Egy''"], true],
    [['(„Egy”)'], true],
    [['…„Egy”'], true],
    [['... "Egy"'], true],
    [['‟Egy”'], true],
    [['…egy (kettő), „három” négy', '(Egy „szó”.)'], false],
    [['– Egy.', '– Kettő.'], true],
    [['Azt mondta: „egy”, és elment.', 'Kettő.'], false],
  ])('of %j has marks of its own: %j', (paragraphs, own) => {
    const html = `<blockquote>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</blockquote>`;
    const marked = { attributes: { className: 'quote quote--marked' } };
    expect(parseBody(html)).toEqual([
      { tag: 'blockquote', ...(own && marked), children: paragraphs.map((text) => p(text)) },
    ]);
  });
});
