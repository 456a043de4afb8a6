import fc from 'fast-check';
import {
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawMarkup } from './draw-markup.ts';
import { knowsReact } from './hooks.ts';
import { createKeptMarkup, nothingKept } from './keep-markup.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const draw = createDrawMarkup(nothingKept);
/** Without the preloads of pictures, which are the document's. */
const byReact = (tree: ReactNode): string => renderToString(tree).replace(/^(?:<link [^>]*>)+/, '');

const tags =
  'a div span p li ul h2 section details summary button form input select option optgroup textarea label svg path g title img picture source pre br hr table tbody tr td video audio iframe time figure noscript i'.split(
    ' ',
  );
const names =
  'className id href src srcSet alt width height title lang dir role tabIndex hidden disabled checked defaultChecked value defaultValue selected multiple required readOnly open name type action method encType target loading fetchPriority sizes dateTime htmlFor colSpan rowSpan cols rows start size span download maxLength autoComplete autoFocus crossOrigin viewBox strokeWidth fillRule textAnchor d data-a data-Of aria-label aria-hidden contentEditable spellCheck draggable onClick suppressHydrationWarning controls muted preload itemProp unknownName'.split(
    ' ',
  );
const withoutChildren = new Set(['input', 'img', 'source', 'br', 'hr']);
const text = fc.oneof(
  fc.constantFrom('', 'a', '\nb', '<&>"\'', 'ő', '/ut?a=1&b', 'https://x.example/', 'javascript:x', '1'),
  fc.string({ maxLength: 6 }),
);
const value = fc.oneof(text, fc.boolean(), fc.integer({ min: -2, max: 3 }), fc.constantFrom(null, undefined, NaN));

const asHtml = { ['dangerouslySetInnerHTML']: { __html: '<b>x</b>' } };

/** Trees as our components give them, and stranger ones. */
const { node } = fc.letrec<{ node: ReactNode; element: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.constantFrom(null, undefined, true, false, 0, 7, 12n as unknown as ReactNode),
    tie('element'),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
  element: fc
    .tuple(
      fc.constantFrom(...tags),
      fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 }),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.constantFrom('host', 'fragment', 'component', 'memo', 'html'),
    )
    .map(([tag, props, children, kind]) => {
      if (withoutChildren.has(tag)) return createElement(tag, props);
      if (tag === 'textarea') return createElement(tag, props);
      if (kind === 'html') return createElement(tag, { ...props, ...asHtml });
      const host = createElement(tag, props, ...children);
      if (kind === 'fragment') return createElement(Fragment, null, host, ...children);
      if (kind === 'component') return createElement(() => host);
      return kind === 'memo' ? createElement(memo(() => host)) : host;
    }),
}));

describe('markup', () => {
  it('is drawn of the React that is installed: another version is to be compared anew', () => {
    expect(knowsReact).toBe(true);
  });

  it('is byte by byte what React draws, or left to React', () => {
    let drawn = 0;
    fc.assert(
      fc.property(node, (tree) => {
        const markup = draw(tree);
        if (markup === null) return;
        drawn += 1;
        expect(markup.html).toBe(byReact(tree));
      }),
      { numRuns: Math.max(2_000, fc.readConfigureGlobal().numRuns ?? 0) },
    );
    expect(drawn).toBeGreaterThan(500);
  });

  it('knows hooks by their first values', () => {
    const Told = createContext('senki');
    const Reader = () => <i>{useContext(Told)}</i>;
    const Counter = ({ from }: { readonly from: number }) => {
      const [count] = useState(() => from + 1);
      const [sum] = useReducer(
        (all: number) => all + 1,
        2,
        (first) => first * 10,
      );
      const twice = useMemo(() => count * 2, [count]);
      const place = useRef<HTMLElement>(null);
      const call = useCallback(() => 'hívás', []);
      const online = useSyncExternalStore(
        () => () => undefined,
        () => 'böngésző',
        () => 'kiszolgáló',
      );
      useEffect(() => {
        throw new Error('never on a server');
      });
      return (
        <b ref={place}>
          {count} {sum} {twice} {call()} {online}
        </b>
      );
    };
    const tree = (
      <>
        <Counter from={1} />
        <Reader />
        <Told value="Anna">
          <Reader />
          <Told.Provider value="Béla">
            <Reader />
          </Told.Provider>
          <Reader />
        </Told>
      </>
    );
    expect(draw(tree)?.html).toBe(byReact(tree));
    expect(draw(tree)?.html).toContain('kiszolgáló</b><i>senki</i><i>Anna</i><i>Béla</i><i>Anna</i>');
  });

  it.each([
    ['an id', () => <b>{useId()}</b>],
    ['a state set while drawing', () => <b>{useState(0)[1](1) as unknown as string}</b>],
    ['a boundary', () => <Suspense>x</Suspense>],
    ['a style sheet', () => <link rel="stylesheet" href="/a.css" />],
    ['an inline style', () => <p style={{ color: 'red' }} />],
    ['a script', () => <script src="/a.js" />],
    ['a broken component', () => JSON.parse('{') as ReactNode],
    ['a promise', () => Promise.resolve('x')],
    ['an element of another name', () => createElement('my-element')],
  ])('is left to React where it holds %s', (_, Component) => {
    expect(draw(<Component />)).toBeNull();
    expect(draw(<p>x</p>)?.html).toBe('<p>x</p>');
  });

  it('names the pictures that a document loads before it comes to them', () => {
    const pictures = draw(
      <>
        <img src="/a.jpg" />
        <img src="/b.jpg" loading="lazy" />
        <picture>
          <img src="/c.jpg" />
        </picture>
      </>,
    )?.pictures;
    expect(pictures?.map(({ src }) => src)).toEqual(['/a.jpg']);
  });
});

const moved = fc
  .tuple(
    fc.constantFrom('title', 'meta', 'link', 'script'),
    fc.dictionary(
      fc.constantFrom(
        ...'rel href src async type charSet name content property itemProp media sizes crossOrigin precedence onLoad hidden'.split(
          ' ',
        ),
      ),
      fc.oneof(text, fc.boolean(), fc.constantFrom('stylesheet', 'preload', 'viewport', 'module', '/a.js', undefined)),
      { maxKeys: 5 },
    ),
    text,
  )
  .map(([tag, props, own]) =>
    tag === 'title' || tag === 'script' ? createElement(tag, props, own) : createElement(tag, props),
  );
const picture = fc
  .dictionary(
    fc.constantFrom(...'src srcSet sizes fetchPriority crossOrigin referrerPolicy type loading'.split(' ')),
    fc.constantFrom('/a.jpg', '/b.jpg', '/c.jpg 2x', 'data:image/gif,', 'high', 'low', 'lazy', 'use-credentials', ''),
    { maxKeys: 4 },
  )
  .map((props) => createElement('img', props));
const inDocument = fc.oneof(moved, picture, node);
const DocumentOf = ({ children }: { readonly children: string }) => (
  <html>
    <head>
      <script>{children}</script>
    </head>
    <body />
  </html>
);

/** Documents as our shell gives them, and stranger ones. */
const wholeDocument = fc
  .tuple(
    fc.dictionary(fc.constantFrom('lang', 'data-a', 'className'), text),
    fc.array(inDocument, { maxLength: 6 }),
    fc.array(fc.oneof(inDocument, fc.nat({ max: 13 })), { maxLength: 6 }),
  )
  .map(([props, head, body]) => {
    const shown = body.map((one, at) =>
      typeof one === 'number'
        ? Array.from({ length: one }, (_, picked) => <img key={picked} src={`/${at}-${picked % 11}.jpg`} />)
        : one,
    );
    return createElement(
      'html',
      props,
      createElement('head', null, ...head),
      createElement('body', { className: 'b' }, ...shown),
    );
  });

describe('a document', () => {
  it('has in its head what React moves there, in its order, or is left to React', () => {
    let drawn = 0;
    fc.assert(
      fc.property(wholeDocument, (tree) => {
        const markup = draw(tree);
        if (markup === null) return;
        drawn += 1;
        expect(markup.html).toBe(renderToString(tree));
      }),
      { numRuns: Math.max(3_000, fc.readConfigureGlobal().numRuns ?? 0) },
    );
    expect(drawn).toBeGreaterThan(500);
  });

  it('is drawn with what it loads before everything else', () => {
    const tree = (
      <html lang="hu">
        <head>
          <link rel="stylesheet" href="/a.css" />
          <title>Cím</title>
          <script type="module" src="/a.js" async />
          <script type="module" src="/a.js" async />
          <meta charSet="utf-8" />
          <meta name="robots" content="noindex" />
          <script type="application/ld+json">{'{"a":"\\u003cb"}'}</script>
        </head>
        <body>
          <img src="/elso.jpg" fetchPriority="high" />
          <script src="/b.js" />
        </body>
      </html>
    );
    expect(draw(tree)?.html).toBe(renderToString(tree));
    expect(draw(tree)?.html).toContain('<head><meta charSet="utf-8"/><link rel="preload" as="image" href="/elso.jpg"');
  });

  it('is drawn anew with what a part of it sends to the head, which is kept nowhere', () => {
    const Part = ({ title }: { readonly title: string }) => (
      <p>
        <meta name="robots" content="noindex" />
        {title}
      </p>
    );
    const keeping = createDrawMarkup(
      createKeptMarkup({
        parts: [{ component: Part, place: () => '' }],
        variant: () => '',
        lasting: (props) => props,
        maxBytes: 100_000,
      }),
    );
    const tree = (
      <html>
        <head />
        <body>
          <Part title="a" />
        </body>
      </html>
    );
    for (const _ of [1, 2]) expect(keeping(tree)?.html).toBe(renderToString(tree));
  });

  it('is left to React where it has other parts, or a script in the text of a script', () => {
    expect(draw(<html lang="hu" />)).toBeNull();
    expect(draw(<DocumentOf>{'"</script>"'}</DocumentOf>)).toBeNull();
    expect(draw(<DocumentOf>{'"</p>"'}</DocumentOf>)).not.toBeNull();
  });
});

describe('kept markup', () => {
  interface Props {
    readonly card: { readonly title: string; readonly tags?: readonly string[] };
  }
  const calls = vi.fn();
  const Card = ({ card: { title, tags } }: Props) => {
    calls();
    return (
      <p>
        {title}
        <img src={`/${title}.jpg`} />
        {tags?.join()}
      </p>
    );
  };
  const keeping = () =>
    createDrawMarkup(
      createKeptMarkup({
        parts: [{ component: Card, place: () => '' }],
        variant: () => '',
        lasting: (props) => props,
        maxBytes: 100_000,
      }),
    );
  const markupOf = (drawing: ReturnType<typeof keeping>, card: Props['card']) => drawing(<Card card={card} />);

  it('is used again for the same data, and for no other', () => {
    const drawing = keeping();
    calls.mockClear();
    const first = markupOf(drawing, { title: 'a', tags: ['x'] });
    expect(markupOf(drawing, { title: 'a', tags: ['x'] })).toEqual(first);
    expect(calls).toHaveBeenCalledOnce();
    for (const card of [{ title: 'a' }, { title: 'a', tags: ['x', 'y'] }, { title: 'b', tags: ['x'] }])
      expect(markupOf(drawing, card)?.html).toBe(byReact(<Card card={card} />));
  });

  it('is kept from its second drawing on where most places are drawn once', () => {
    const drawing = createDrawMarkup(
      createKeptMarkup({
        parts: [{ component: Card, place: ({ card }: Props) => card.title, whenDrawnAgain: true }],
        variant: () => '',
        lasting: (props) => props,
        maxBytes: 100_000,
      }),
    );
    calls.mockClear();
    for (const title of ['a', 'b', 'a', 'b', 'a', 'b', 'a'])
      expect(markupOf(drawing, { title })?.html).toBe(byReact(<Card card={{ title }} />));
    // The two of this drawing each, and one of React's for every comparison.
    expect(calls).toHaveBeenCalledTimes(4 + 7);
  });

  it('is drawn anew where it depends on more than its properties, or meets a text', () => {
    const drawing = keeping();
    const Told = createContext('a');
    const Reader = ({ card: { title } }: Props) => <b>{`${useContext(Told)} ${title}`}</b>;
    const reading = createDrawMarkup(
      createKeptMarkup({
        parts: [{ component: Reader, place: () => '' }],
        variant: () => '',
        lasting: (props) => props,
        maxBytes: 100_000,
      }),
    );
    for (const told of ['a', 'b'])
      expect(
        reading(
          <Told value={told}>
            <Reader card={{ title: 'x' }} />
          </Told>,
        )?.html,
      ).toBe(`<b>${told} x</b>`);
    expect(drawing(['szöveg', <Card key="c" card={{ title: 'a' }} />])?.html).toBe('szöveg<p>a<img src="/a.jpg"/></p>');
  });
});
