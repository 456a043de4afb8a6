// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hideNotices } from '../browser/hide-notices.ts';
import { LetterBand } from './document.tsx';

const offer = { code: 'napi', title: 'Napi levél', description: 'Este hatkor.' };
const shown = (front: boolean) => {
  const { container } = render(<LetterBand offer={offer} front={front} />);
  return container.querySelector<HTMLElement>('.letters')!;
};
const pressed = (band: HTMLElement, words: string): void =>
  [...band.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click();

afterEach(() => {
  cleanup();
  for (const name of ['front', 'permanent', 'article']) document.cookie = `hide.hirlevel.${name}=; Max-Age=0; Path=/`;
});

describe('the band that offers a newsletter', () => {
  it('can be hidden only on the front page', () => {
    expect([...shown(false).querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Kérem']);
    expect(shown(false).dataset.notice).toBeUndefined();
    expect([...shown(true).querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Kérem',
      'Most nem',
      'Ne mutasd többet',
    ]);
  });

  it.each([
    ['Most nem', 'hide.hirlevel.front=1'],
    ['Ne mutasd többet', 'hide.hirlevel.permanent=1'],
  ])('goes at «%s», and is hidden the next time', (words, cookie) => {
    const band = shown(true);
    hideNotices();
    expect(band.hidden).toBe(false);
    pressed(band, words);
    expect([band.hidden, document.cookie]).toEqual([true, cookie]);
    const next = shown(true);
    hideNotices();
    expect(next.hidden).toBe(true);
  });

  it('stays when an article hid its own', () => {
    document.cookie = 'hide.hirlevel.article=1; Path=/';
    const band = shown(true);
    hideNotices();
    expect(band.hidden).toBe(false);
  });
});
