// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const address = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

describe('Pagination', () => {
  it('shows nothing when there is only one page (spec §2.2)', () => {
    const { container } = render(<Pagination label="Oldalak" path="/cimke/arviz" page={1} totalPages={1} />);
    expect(container.innerHTML).toBe('');
  });

  it('links every page plainly, the first without a number', () => {
    render(<Pagination label="Oldalak" path="/cimke/arviz" page={2} totalPages={3} />);
    expect(address('1. oldal')).toBe('/cimke/arviz');
    expect(address('3. oldal')).toBe('/cimke/arviz?oldal=3');
    expect(address('Előző')).toBe('/cimke/arviz');
    expect(address('Következő')).toBe('/cimke/arviz?oldal=3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  });

  it('leads to a place on the other pages', () => {
    render(<Pagination label="Oldalak" path="/cimke/arviz" page={2} totalPages={3} anchor="#lista" />);
    expect(['Előző', '1. oldal', '3. oldal'].map(address)).toEqual([
      '/cimke/arviz#lista',
      '/cimke/arviz#lista',
      '/cimke/arviz?oldal=3#lista',
    ]);
  });

  it('keeps the query of a search', () => {
    render(<Pagination label="Oldalak" path="/archivum?term=h%C3%ADd" page={1} totalPages={2} />);
    expect(address('Következő')).toBe('/archivum?term=h%C3%ADd&oldal=2');
  });
});
