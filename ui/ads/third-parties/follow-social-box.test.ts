// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followSocialBox } from './follow-social-box.ts';

const page = 'https://social.example/lapunk';
const script = 'https://social.example/hu_HU/sdk.js';

const pageWith = (top: number) => {
  document.body.innerHTML = '<section class="side-links side-links--follow"><a href="/x">X</a></section>';
  const box = document.querySelector('section')!;
  let at = top;
  box.getBoundingClientRect = () => ({ top: at, bottom: at + 100 }) as DOMRect;
  return (to: number) => {
    at = to;
    dispatchEvent(new Event('scroll'));
  };
};

describe('the box of a social network', () => {
  afterEach(() => document.body.replaceChildren());

  it('is requested once, near the viewport, in Hungarian, with the page of the site', () => {
    const load = vi.fn<(url: string) => Promise<boolean>>().mockResolvedValue(true);
    const scrollTo = pageWith(5_000);
    const end = followSocialBox({ script, page, load });
    expect([load.mock.calls, document.querySelector('.social-page')]).toEqual([[], null]);
    scrollTo(900);
    scrollTo(100);
    expect(load.mock.calls).toEqual([[script]]);
    const rooms = [...document.querySelectorAll<HTMLElement>('.social-page')];
    expect(rooms.map(({ dataset }) => ({ ...dataset }))).toEqual([{ href: page, locale: 'hu_HU' }]);
    end();
    scrollTo(0);
    expect(document.querySelector('.social-page')).toBeNull();
  });

  it('is nowhere on a page without a follow box', () => {
    const load = vi.fn<(url: string) => Promise<boolean>>();
    document.body.innerHTML = '<main></main>';
    followSocialBox({ script, page, load })();
    expect(load).not.toHaveBeenCalled();
  });
});
