// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../screens/speak.ts';
import { frontCacheOf, noteAddress } from '../../app-shell/service-worker/front-note.ts';
import { KeptFront } from './kept-front.tsx';

const kept = new Map<string, Map<string, Response>>();
const told: unknown[] = [];
const worker = { postMessage: (message: unknown) => void told.push(message) };

beforeEach(() => {
  kept.clear();
  told.length = 0;
  document.documentElement.dataset.zone = 'Europe/Budapest';
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return {
        match: async (address: string) => cache.get(address)?.clone(),
        put: async (address: string, answer: Response) => void cache.set(address, answer),
      };
    },
  });
  const container = Object.assign(new EventTarget(), { ready: Promise.resolve({ active: worker }) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  cleanup();
  speak('hu');
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const isOn = async (): Promise<string | null> => (await screen.findByRole('switch')).getAttribute('aria-checked');

describe('the switch that keeps a front', () => {
  it('is off at first, sends the worker its front, and deletes everything at once', async () => {
    render(<KeptFront path="/g7" />);
    expect(await isOn()).toBe('false');
    expect([kept.size, told]).toEqual([0, []]);
    fireEvent.click(screen.getByRole('switch'));
    await vi.waitFor(async () => expect(await isOn()).toBe('true'));
    expect(told).toEqual([{ kind: 'front', path: '/g7' }]);
    expect([...kept.keys()]).toEqual([frontCacheOf('/g7')]);
    fireEvent.click(screen.getByRole('switch'));
    await vi.waitFor(async () => expect(await isOn()).toBe('false'));
    expect(kept.size).toBe(0);
  });

  it.each([
    ['hu', 'Így áll nálad: 2026. november 25., 17:21-kor.'],
    ['en', /^Kept as it stood at 25 November( 2026)?, 17:21\.$/],
  ] as const)('says in the language of the page (%s) when the front stood so', async (language, words) => {
    speak(language);
    const keptAt = Date.UTC(2026, 10, 25, 16, 21) / 1000;
    vi.useFakeTimers({ now: (keptAt + 3 * 86_400) * 1000, toFake: ['Date'] });
    const note = { density: 1, keptAt, filledAt: keptAt, articles: [] };
    kept.set(frontCacheOf('/'), new Map([[noteAddress, new Response(JSON.stringify(note))]]));
    render(<KeptFront path="/" />);
    expect(await screen.findByText(words)).toBeTruthy();
    vi.useRealTimers();
  });

  it('is not offered where no worker can keep one', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    render(<KeptFront path="/" />);
    await Promise.resolve();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
