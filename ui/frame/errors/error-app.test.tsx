// @vitest-environment jsdom
import fc from 'fast-check';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { frameOf } from '../../screens/pages.fixtures.ts';
import { ErrorApp } from './error-app.tsx';
import { shownPath } from './shown-path.ts';

afterEach(cleanup);

const show = (status: number, path = '') =>
  render(<ErrorApp problem={{ status, site: frameOf().site, frame: null, path, preview: false }} />).container;

describe('the error page (spec §2.8)', () => {
  it('says on a 404 that the page is not to be found, and which', () => {
    const container = show(404, '/nincs/<script>');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A keresett oldal nem található.');
    expect(screen.getByText('Page Not Found: /nincs/<script>')).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
  });

  it.each([400, 403, 500, 503])('says the same of our own failure on a %i, and names no path', (status) => {
    show(status, '/titok');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Belső kiszolgálóhiba.');
    expect(screen.queryByText(/titok/)).toBeNull();
  });

  it('says on a 429 that one more try in a while will do, and names no path', () => {
    show(429, '/titok');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Most túl sok kérés érkezett tőled.');
    expect(screen.getByText(/Várj pár másodpercet/)).toBeTruthy();
    expect(screen.queryByText(/titok/)).toBeNull();
  });

  it('offers one more try when the fault is ours, because on the front the way home is this page', () => {
    show(503, '/');
    expect(screen.getByText('Újra').getAttribute('href')).toBe('');
    cleanup();
    show(404, '/nincs');
    expect(screen.queryByText('Újra')).toBeNull();
  });

  it('leads home, also when not even the frame could be loaded', () => {
    show(500);
    expect(screen.getByRole('link', { name: 'Vissza a címlapra' }).getAttribute('href')).toBe('/');
  });
});

describe('shownPath', () => {
  it('is never longer than 200 characters and begins as the specification says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (path) => {
        const shown = shownPath(path);
        expect([...shown].length).toBeLessThanOrEqual(200);
        expect(shown.startsWith('Page Not Found: ')).toBe(true);
      }),
    );
  });
});
