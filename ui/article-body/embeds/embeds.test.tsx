// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Body, Embed } from '#core/editorial/articles/body.ts';
import { BodyTree } from '../body-tree.tsx';
import { frameOf } from '../../screens/pages.fixtures.ts';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
afterEach(cleanup);

const draw = (body: Body) => render(<BodyTree body={body} frame={frameOf()} />).container;
const show = (embed: Embed) => draw([{ embed }]);
const video: Embed = {
  kind: 'video',
  src: 'https://keret.example/embed/1',
  title: 'A gól',
  poster: '/uploads/gol.jpg',
};

const opened = async (container: HTMLElement): Promise<HTMLIFrameElement> => {
  fireEvent.click(screen.getByRole('link'));
  return vi.waitFor(() => {
    const frame = container.querySelector('iframe');
    expect(frame).not.toBeNull();
    return frame!;
  });
};

describe('a frame of another site', () => {
  it('is a link with a poster and the name of the site before a click', () => {
    const container = show(video);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Videó lejátszása/ }).getAttribute('href')).toBe(video.src);
    expect(screen.getByRole('link', { name: /Videó.*A gól/ })).toBeTruthy();
    expect(container.querySelector('figcaption')!.textContent).toMatch(/keret\.example/);
    expect(
      [...container.querySelectorAll('img')].every(({ src }) => new URL(src).pathname.startsWith('/uploads/')),
    ).toBe(true);
  });

  it('opens fenced in when it is tapped, and stays a link for a tap with a modifier', async () => {
    const container = show(video);
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(container.querySelector('iframe')).toBeNull();
    const frame = await opened(container);
    expect(frame.title).toBe('A gól');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await vi.waitFor(() => expect(document.activeElement).toBe(frame));
  });

  it.each([
    ['music', 'embed--h233'],
    ['map', 'embed--4x3'],
    ['election-map', 'embed--h500'],
    ['video', 'embed--16x9'],
  ] as const)('keeps the room of %s', (kind, className) => {
    const container = show({ kind, src: 'https://keret.example/1', height: 233 } as Embed);
    expect(container.querySelector('figure')!.className).toContain(className);
  });

  const speak = (
    frame: HTMLIFrameElement,
    data: unknown,
    origin = 'https://keret.example',
    source: MessageEventSource | null = frame.contentWindow,
  ) => fireEvent(window, new MessageEvent('message', { data, origin, source }));

  const heard = (frame: HTMLIFrameElement): Promise<void> =>
    vi.waitFor(() => {
      speak(frame, { type: 'iframe-size', height: 300 });
      expect(frame.style.height).toBe('300px');
    });

  it('may request another height, within limits, only from its own window and origin (R27)', async () => {
    const container = show({ kind: 'frame', src: 'https://keret.example/abra/1' });
    const frame = await opened(container);
    await heard(frame);
    speak(frame, { type: 'iframe-size', height: 720 }, 'https://masik.example');
    speak(frame, { type: 'iframe-size', height: 720 }, 'https://keret.example', window);
    speak(frame, { type: 'iframe-size', height: 'x' });
    expect(frame.style.height).toBe('300px');
    speak(frame, { type: 'iframe-size', height: 720 });
    expect(frame.style.height).toBe('720px');
    speak(frame, { type: 'iframe-size', height: 9e9 });
    expect(frame.style.height).toBe('10000px');
  });

  it('may navigate only to pages of the site (R27)', async () => {
    const known = vi.fn(
      async (address: string) =>
        new Response(JSON.stringify({ kind: address.includes('belfold') ? 'page' : 'none' }), {
          headers: { 'content-type': 'application/json' },
        }),
    );
    vi.stubGlobal('fetch', known);
    const followed: string[] = [];
    addEventListener(
      'click',
      (event) => {
        if (event.target instanceof HTMLAnchorElement && !event.target.className)
          followed.push(event.target.getAttribute('href')!);
      },
      { once: false },
    );
    const container = show({ kind: 'frame', src: 'https://keret.example/abra/1' });
    const frame = await opened(container);
    await heard(frame);
    for (const path of ['/nincs-ilyen', '//evil.example/', 'https://evil.example/', '/rovat/belfold'])
      speak(frame, { type: 'route-push', path });
    await vi.waitFor(() => expect(followed).toEqual(['/rovat/belfold']));
    expect(known).toHaveBeenCalledTimes(2);
  });
});

describe('an embed without a frame', () => {
  it('a post has text, author and a link', () => {
    const container = show({
      kind: 'post',
      url: 'https://uzenet.example/anna/1',
      endpoint: 'https://uzenet.example/oembed',
      by: 'Anna',
      text: '<b>víz</b>',
    });
    expect(container.textContent).toContain('Anna bejegyzése: uzenet.example');
    expect(container.querySelector('q')!.textContent).toBe('<b>víz</b>');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://uzenet.example/anna/1');
  });

  it('an unknown embed is a link with the name of its host', () => {
    const container = show({ kind: 'link', url: 'https://masutt.example/x', label: 'masutt.example' });
    expect(screen.getByRole('link', { name: 'masutt.example' })).toBeTruthy();
    expect(container.querySelector('figure')).toBeNull();
  });

  it('a quiz says so, and can be linked to', () => {
    show({ kind: 'quiz', quizId: 'abc', title: '' });
    expect(screen.getByRole('region', { name: 'Kvíz' }).id).toBe('kviz-abc');
  });

  it('a disclaimer is a separate note', () => {
    show({ kind: 'disclaimer', body: [{ tag: 'p', children: ['Kérdezd orvosod!'] }] });
    expect(screen.getByRole('complementary', { name: 'Tudnivaló' }).textContent).toBe('Kérdezd orvosod!');
  });
});

describe('hidden content', () => {
  it('is closed at first, and has a label', () => {
    const container = draw([{ tag: 'details', children: [{ tag: 'p', children: ['A gondnok.'] }] }]);
    expect(container.querySelector('details')!.open).toBe(false);
    expect(container.querySelector('summary')!.textContent).toBe('Rejtett tartalom');
  });

  it('in a line is uncovered by a checkbox, because that needs no script', () => {
    const container = draw([
      { tag: 'p', children: ['A tettes ', { tag: 'hidden-inline', children: ['a gondnok'] }, '.'] },
    ]);
    expect(screen.getByRole('checkbox', { name: 'Rejtett szövegrész' }).nextElementSibling!.textContent).toBe(
      'a gondnok',
    );
    expect(container.querySelector('hidden-inline')).toBeNull();
  });
});
