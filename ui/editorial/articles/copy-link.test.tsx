// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyLink } from './copy-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const clipboardThat = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

describe('CopyLink', () => {
  it('puts the address on the clipboard and announces it', async () => {
    const writeText = vi.fn(async () => undefined);
    clipboardThat(writeText);
    render(<CopyLink url="https://lapunk.example/cikk" />);
    fireEvent.click(screen.getByRole('button', { name: 'Link másolása' }));
    expect(await screen.findByText('Kimásolva')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Kimásolva');
    expect(writeText).toHaveBeenCalledWith('https://lapunk.example/cikk');
  });

  it('says what to do when the browser refuses', async () => {
    clipboardThat(() => Promise.reject(new Error('refused')));
    render(<CopyLink url="https://lapunk.example/cikk" />);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/címsorból/)).toBeTruthy();
  });

  it('says what to do when the page has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    render(<CopyLink url="https://lapunk.example/cikk" />);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/címsorból/)).toBeTruthy();
  });
});
