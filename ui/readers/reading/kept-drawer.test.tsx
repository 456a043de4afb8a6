// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { secondNow } from '../../window/now.ts';
import { KeptDrawer } from './kept-drawer.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { withPlace } from './reading.ts';
import { changeReading, clearReading } from './reading-store.ts';
import { SaveButton } from './save-button.tsx';

afterEach(() => {
  cleanup();
  clearReading();
});

const show = () =>
  render(
    <>
      <KeptDrawer front="/" />
      <SaveButton path="/a" title="Első" pages={1} />
      <SaveButton path="/b" title="Második" pages={1} />
    </>,
  );
const open = async (): Promise<void> => {
  show();
  fireEvent(document.querySelector('details')!, new Event('toggle'));
  await vi.waitFor(() => expect(document.querySelector('.kept__foot')).not.toBeNull());
};
const buttons = () => screen.getAllByRole('button', { name: 'Mentés' });
const press = (index: number): void => void fireEvent.click(buttons()[index]!);
const titles = (): (string | null)[] =>
  [...document.querySelectorAll('.kept__link')].map(({ textContent }) => textContent);

const readHalf = (count: number): void => {
  for (let index = 1; index <= count; index += 1) {
    changeReading((before) =>
      withPlace(before, { path: `/h${index}`, page: index, paragraph: 4, title: `Fél ${index}`, at: secondNow() }),
    );
  }
};

describe('the drawer of saved articles', () => {
  it('shows the number of saved articles before it is opened', () => {
    show();
    press(0);
    expect(document.querySelector<HTMLElement>('.kept__open')!.dataset.count).toBe('1');
    expect(document.querySelector('.kept__foot')).toBeNull();
  });

  it('says that there is nothing, and how there would be', async () => {
    await open();
    expect(screen.getByText('Még nincs mentett cikked.')).toBeTruthy();
    expect(screen.queryByText('Törlés')).toBeNull();
  });

  it('lists and counts saved articles, newest first', async () => {
    await open();
    press(0);
    press(1);
    expect(titles()).toEqual(['Második', 'Első']);
    expect(document.querySelector<HTMLElement>('.kept__open')!.dataset.count).toBe('2');
    expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    press(1);
    expect(titles()).toEqual(['Első']);
    expect(buttons()[1]!.getAttribute('aria-pressed')).toBe('false');
  });

  it('removes one, and moves focus to its neighbour', async () => {
    await open();
    press(0);
    press(1);
    fireEvent.click(screen.getByRole('button', { name: /mentettek közül: Második/ }));
    expect(titles()).toEqual(['Első']);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Első');
    fireEvent.click(screen.getByRole('button', { name: /mentettek közül: Első/ }));
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('offers the three articles that were read last, each at its page and place', async () => {
    await open();
    act(() => readHalf(4));
    expect(titles()).toEqual(['Fél 4', 'Fél 3', 'Fél 2']);
    expect(screen.getByRole('link', { name: 'Fél 2' }).getAttribute('href')).toBe('/h2?oldal=2#folytatas');
    fireEvent.click(screen.getByRole('button', { name: 'Ne ajánlja folytatásra: Fél 4' }));
    expect(titles()).toEqual(['Fél 3', 'Fél 2', 'Fél 1']);
  });

  it('clears everything at once', async () => {
    await open();
    press(0);
    act(() => readHalf(1));
    fireEvent.click(screen.getByRole('button', { name: /^Törlés: minden/ }));
    expect(titles()).toEqual([]);
  });

  it('is the same for everybody when it comes from the server', () => {
    changeReading((before) =>
      withPlace(before, { path: '/a', page: 1, paragraph: 4, title: 'Titok', at: secondNow() }),
    );
    expect(
      renderToString(
        <>
          <KeptDrawer front="/" />
          <KeptPanel front="/" />
        </>,
      ),
    ).not.toContain('Titok');
  });
});
