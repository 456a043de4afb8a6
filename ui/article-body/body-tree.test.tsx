// @vitest-environment jsdom
import fc from 'fast-check';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Body } from '#core/editorial/articles/body.ts';
import { articleOf, frameOf } from '../screens/pages.fixtures.ts';
import { BodyTree } from './body-tree.tsx';

afterEach(cleanup);

const show = (body: Body, below?: number) =>
  render(<BodyTree body={body} frame={frameOf()} {...(below === undefined ? {} : { below })} />).container;

describe('BodyTree', () => {
  it('draws text as text, never as markup (R28)', () => {
    const container = show([{ tag: 'p', children: ['<script>alert(1)</script>'] }]);
    expect(container.querySelector('script')).toBeNull();
    expect(container.textContent).toBe('<script>alert(1)</script>');
  });

  it('lets a wide table scroll inside a region named by its caption, within reach of the keyboard', () => {
    show(articleOf().body);
    const region = screen.getByRole('region', { name: 'Számok' });
    expect(region.tabIndex).toBe(0);
    expect(region.querySelector('table')).not.toBeNull();
  });

  it('numbers a list as it says', () => {
    const container = show([
      {
        tag: 'ol',
        attributes: { reversed: true, start: 3, type: 'a' },
        children: [{ tag: 'li', attributes: { value: 7 }, children: ['x'] }],
      },
    ]);
    expect(container.innerHTML).toBe('<ol reversed="" start="3" type="a"><li value="7">x</li></ol>');
  });

  it('opens hidden content as it says, under its own id', () => {
    const attributes = { id: 'content-x', lang: 'de', open: true } as const;
    const container = show([
      { tag: 'details', attributes, children: [{ tag: 'summary', children: ['a'] }, 'b'] },
      { tag: 'p', children: [{ tag: 'hidden-inline', attributes: { lang: 'en' }, children: ['c'] }] },
    ]);
    expect(container.innerHTML).toContain('<details id="content-x" lang="de" open="" class="hidden">');
    expect(container.querySelector('.spoiler')?.getAttribute('lang')).toBe('en');
  });

  it('has players for own videos and audio without preloading', () => {
    const container = show([
      { embed: { kind: 'film', src: '/uploads/a.mp4', poster: '/uploads/p_wide.jpg' } },
      { embed: { kind: 'sound', src: '/uploads/a.mp3' } },
    ]);
    const players = [...container.querySelectorAll('video, audio')].map((player) =>
      ['src', 'preload', 'controls', 'poster'].map((name) => player.getAttribute(name)),
    );
    expect(players).toEqual([
      ['/uploads/a.mp4', 'none', '', '/uploads/p_wide.jpg'],
      ['/uploads/a.mp3', 'none', '', null],
    ]);
  });

  it('names a facts box by its own heading', () => {
    show(articleOf().body);
    expect(screen.getByRole('region', { name: 'Tények' }).textContent).toContain('Egy tény.');
  });

  it('sets caption and credit under a picture', () => {
    const container = show(articleOf().body);
    expect(container.querySelector('figcaption')!.textContent).toBe('Egy ábra\u00a0· Rajz: Kis Anna');
  });

  it('keeps the outline complete below any heading, with any ranks in the body', () => {
    const heading = fc
      .constantFrom('h2' as const, 'h3' as const, 'h4' as const)
      .map((tag) => ({ tag, children: ['Közcím'] }));
    fc.assert(
      fc.property(fc.array(heading), fc.integer({ min: 1, max: 3 }), (body, below) => {
        const container = show(body, below);
        const ranks = [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) =>
          Number(tagName.slice(1)),
        );
        expect(ranks).toHaveLength(body.length);
        ranks.forEach((rank, index) => {
          expect(rank).toBeGreaterThan(below);
          expect(rank).toBeLessThanOrEqual((ranks[index - 1] ?? below) + 1);
        });
        cleanup();
      }),
    );
  });
});
