// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { RatePointer } from './rate-pointer.tsx';

const line = [400, 410, 405].map((rate, at) => ({ day: `2026-11-0${at + 1}`, rate, x: at / 2, y: at / 2 }));
const told = ({ day, rate }: { readonly day: string; readonly rate: number }): string => `${rate} Ft (${day})`;

afterEach(cleanup);

describe('the pointer of a course', () => {
  it('begins at the last day, and says day and rate of each that is stepped to', () => {
    const { container } = render(<RatePointer line={line} told={told} />);
    const slider = screen.getByRole('slider', { name: 'Az árfolyam napról napra' });
    expect([slider.getAttribute('aria-valuetext'), container.querySelector('.rate-pointer__dot')]).toEqual([
      '405 Ft (2026-11-03)',
      null,
    ]);
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('410 Ft (2026-11-02)');
    expect(container.querySelector('.rate-pointer__told')?.textContent).toBe('410 Ft (2026-11-02)');
    expect(container.querySelector('.rate-pointer__dot')).not.toBeNull();
  });

  it('follows a mouse or a finger to the nearest day', () => {
    render(<RatePointer line={line} told={told} />);
    const slider = screen.getByRole('slider');
    slider.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    fireEvent.pointerMove(slider, { clientX: 140 });
    expect(slider.getAttribute('aria-valuetext')).toBe('400 Ft (2026-11-01)');
    fireEvent.pointerDown(slider, { clientX: 190 });
    expect(slider.getAttribute('aria-valuetext')).toBe('410 Ft (2026-11-02)');
  });

  it('is not there without scripts', () => {
    expect(renderToString(<RatePointer line={line} told={told} />)).not.toContain('<input');
  });
});
