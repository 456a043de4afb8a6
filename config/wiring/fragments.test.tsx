// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactServer from 'react-dom/server';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '#core/pages/page.ts';
import { routeNames } from '#core/pages/pages.ts';
import { siteRoles } from '#ui/document/site-roles.fixtures.ts';
import { lasting } from '#ui/fragments/lasting.ts';
import { App } from '#ui/screens/app.tsx';
import { contents, frameOf, now, pageOf } from '#ui/screens/pages.fixtures.ts';
import { speak } from '#ui/screens/speak.ts';
import { WrittenTime } from '#ui/times/told-time.tsx';
import { renderInFragments } from './fragments.ts';
import { renderPage } from './render.tsx';
import { exampleAssets } from '#core/pages/assets.fake.ts';

const assets = { ...exampleAssets, styles: ['/first.css', '/rest.css'] };

const { byReact } = vi.hoisted(() => ({ byReact: vi.fn<typeof ReactServer.renderToString>() }));
vi.mock('react-dom/server', async (original) => {
  const server = await original<typeof ReactServer>();
  return { ...server, renderToString: byReact.mockImplementation(server.renderToString) };
});

interface Props {
  readonly title: string;
  readonly tags?: readonly string[];
}
const calls = vi.fn<(title: string) => void>();
const Card = lasting(({ title, tags }: Props) => {
  calls(title);
  return (
    <article title={title}>
      {title} {tags?.join()}
    </article>
  );
});
const Block = lasting(({ titles }: { readonly titles: readonly string[] }) => {
  calls('block');
  return (
    <section>
      {titles.map((title) => (
        <Card key={title} title={title} />
      ))}
    </section>
  );
});

const callsWhile = (tree: ReactNode): readonly string[] => {
  const expected = renderToString(tree);
  calls.mockClear();
  expect(renderInFragments(tree)).toBe(expected);
  return calls.mock.calls.map(([title]) => title);
};

beforeEach(() => speak('hu'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a fragment', () => {
  it('is rendered once for the same properties', () => {
    expect(callsWhile(<Card title="a" tags={['x']} />)).toEqual(['a']);
    expect(callsWhile(<Card title="a" tags={['x']} />)).toEqual([]);
    expect(callsWhile(<Card tags={['x', 'y']} title="a" />)).toEqual(['a']);
    expect(callsWhile(<Card title="a" />)).toEqual(['a']);
  });

  it('is rendered again inside a changed fragment only if its own properties changed', () => {
    expect(callsWhile(<Block titles={['b', 'c']} />)).toEqual(['block', 'b', 'c']);
    expect(callsWhile(<Block titles={['b', 'd', 'c']} />)).toEqual(['block', 'd']);
  });

  it('is another one in another component or language', () => {
    const Other = lasting(({ title }: Props) => <b>{title}</b>);
    expect(callsWhile(<Card title="e" />)).toEqual(['e']);
    expect(renderInFragments(<Other title="e" />)).toBe('<b>e</b>');
    speak('en');
    expect(callsWhile(<Card title="e" />)).toEqual(['e']);
  });

  it('is the same for a quarter of an hour, and another for another frame', () => {
    const Dated = lasting(({ frame }: { readonly frame: ReturnType<typeof frameOf> }) => {
      calls(frame.site.slug);
      return <WrittenTime at={now} frame={frame} />;
    });
    const at = (renderedAt: number, role: 'main' | 'g7' = 'main') => <Dated frame={frameOf(role, { renderedAt })} />;
    const start = now - (now % 900);
    expect(callsWhile(at(start))).toHaveLength(1);
    expect(callsWhile(at(start + 899))).toHaveLength(0);
    expect(callsWhile(at(start + 900))).toHaveLength(1);
    expect(callsWhile(at(start + 86_400))).toHaveLength(1);
    expect(callsWhile(at(start, 'g7'))).toHaveLength(1);
  });

  it('is rendered in place if it has a picture that the head preloads', () => {
    const Picture = lasting(
      ({ eager }: { readonly eager: boolean }) => <img src="/a.jpg" loading={eager ? 'eager' : 'lazy'} />,
      ({ eager }) => eager,
    );
    const documentOf = (eager: boolean) => (
      <html>
        <head />
        <body>
          <Picture eager={eager} />
        </body>
      </html>
    );
    for (const eager of [true, false]) {
      expect(renderInFragments(documentOf(eager))).toBe(renderToString(documentOf(eager)));
      expect(renderInFragments(documentOf(eager)).includes('rel="preload"')).toBe(eager);
    }
  });

  it('is never put into content that looks like a placeholder (R28)', () => {
    byReact.mockClear();
    renderInFragments(<Card title="f" />);
    const placeholder = String(byReact.mock.results[0]?.value);
    expect(placeholder).toMatch(/^<fragment-[\da-f]{32}>0<\//);
    const tree = (
      <main title={placeholder}>
        {placeholder}
        <Card title={placeholder} tags={[placeholder]} />
        <Block titles={[placeholder, `${placeholder}${placeholder}`]} />
        <textarea defaultValue={placeholder} />
        {"$& $1 $'"}
        <Card title="$& $1 $'" />
      </main>
    );
    expect(renderInFragments(tree)).toBe(renderToString(tree));
    expect(renderInFragments(tree)).toBe(renderToString(tree));
  });

  it('is left by an error, and the next rendering is whole', () => {
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    const InFragment = lasting(Broken);
    for (const tree of [<Broken key="a" />, <InFragment key="b" />])
      expect(() => renderInFragments([<Card key="c" title="g" />, tree])).toThrow('broken');
    expect(renderToString(<Card title="g" />)).toBe('<article title="g">g<!-- --> </article>');
  });
});

describe('a page of fragments', () => {
  const navigator = { push: vi.fn(), replace: vi.fn(), go: vi.fn(), createHref: () => '' };

  const pages = [
    ...routeNames.map((name) => ['main', name] as const),
    ...siteRoles.map((role) => [role, 'index'] as const),
  ];

  it.each(pages)('is hydrated without a warning: %s %s', async (role, name) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const errors = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn();
    const page = pageOf(name, contents[name], { role }) as Page;
    renderPage(page, assets);
    document.body.innerHTML = new DOMParser().parseFromString(renderPage(page, assets), 'text/html').body.innerHTML;
    const app = document.getElementById('app')!;
    const first = app.firstChild;
    const tree = (
      <Router location="/" navigator={navigator}>
        <App page={page} />
      </Router>
    );
    const root = await act(async () => hydrateRoot(app, tree, { onRecoverableError }));
    expect(app.firstChild).toBe(first);
    await act(async () => root.unmount());
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  });
});
