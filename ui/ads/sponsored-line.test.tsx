// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SponsoredLine as Line } from '#core/ads/choose-sponsored-line.ts';
import { frameOf } from '../screens/pages.fixtures.ts';
import { SponsoredLine } from './sponsored-line.tsx';

const line: Line = {
  avCode: 'https://av.example/?l=[location]',
  ctLink: 'https://partner.example/hitel',
  cssClass: 'bank',
  description: 'Mennyi törlesztő fér bele?',
};

const show = (changes: Partial<Line> | null, { asks = false, avCode = '' } = {}) => {
  const frame = frameOf();
  const site = { ...frame.site, asksConsent: asks };
  return render(<SponsoredLine frame={{ ...frame, site, line: changes && { ...line, ...changes } }} avCode={avCode} />)
    .container.firstElementChild as HTMLElement;
};

describe('a sponsored line', () => {
  afterEach(cleanup);

  it('shows the partner’s text and link, labelled and marked for search engines', () => {
    const shown = show({});
    const link = shown.querySelector('a')!;
    expect([link.textContent, link.href, link.rel]).toEqual([
      'Mennyi törlesztő fér bele?',
      'https://partner.example/hitel',
      'sponsored noopener',
    ]);
    expect(shown.textContent).toMatch(/^Hirdetés/);
    expect(shown.className).toBe('sponsored sponsored--bank');
  });

  it('is plain text without a URL', () => {
    const shown = show({ ctLink: '' });
    expect(shown.querySelector('a')).toBeNull();
    expect(shown.textContent).toContain('Mennyi törlesztő fér bele?');
  });

  it('names its consent category only if third parties are configured', () => {
    expect(show({}).dataset['av']).toBeUndefined();
    expect(show({}, { asks: true }).dataset['av']).toBe(line.avCode);
    expect(show({ avCode: '' }, { asks: true }).dataset['av']).toBeUndefined();
  });

  it('is hidden by the article’s own sponsor', () => {
    const shown = show({}, { asks: true, avCode: 'https://own.example/' });
    expect(shown.dataset['av']).toBe('https://own.example/');
    expect(shown.textContent).not.toContain('Mennyi törlesztő');
  });
});
