// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Share } from './share.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['opens the links when the browser refuses to share', 'NotAllowedError', true],
  ['opens nothing when the reader closes the sheet', 'AbortError', false],
])('%s', async (_, name, opens) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('no', name)) });
  render(<Share url="https://lapunk.example/cikk" title="Cikk" />);
  const summary = screen.getByText('Megosztás');
  await act(async () => void fireEvent.click(summary));
  expect(summary.closest('details')?.open).toBe(opens);
});
