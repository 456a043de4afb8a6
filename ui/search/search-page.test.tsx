// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { frameOf, listOf } from '../screens/pages.fixtures.ts';
import { SearchPage } from './search-page.tsx';

afterEach(cleanup);

const show = (term: string, found: boolean) => {
  const { list } = listOf();
  const content = { term, filters: {}, path: '/archivum', list: found ? list : { ...list, items: [], totalItems: 0, totalPages: 0 } };
  return render(<SearchPage content={content} frame={frameOf()} />);
};

describe('the archive', () => {
  it('keeps what was searched for in the field', () => {
    show('híd', true);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('híd');
    expect(screen.getByText('42 találat')).toBeTruthy();
  });

  it('says that nothing was found, shows the words as text, and offers a way on', () => {
    show('<b>x</b>', false);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nincs találat erre: „<b>x</b>”');
    expect(screen.getByRole('link', { name: 'Legfrissebb cikkek' }).getAttribute('href')).toBe('/legfrissebb');
  });
});
