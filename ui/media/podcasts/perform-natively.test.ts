// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appSettings } from '#config/settings/app-shell.ts';
import { contents } from '../../screens/pages.fixtures.ts';

const [first] = contents.index.episodes;
const episodes = Array.from({ length: 12 }, (_, at) => ({ ...first!, id: at + 1 }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.dataset.app = JSON.stringify(appSettings);
});
afterEach(() => vi.unstubAllGlobals());

it('asks the app once for the buttons of a page, and again after a command or on another page', async () => {
  const asked: string[] = [];
  const callHandler = async (name: string): Promise<unknown> => {
    asked.push(name);
    return name === appSettings.names.AskState ? { episodeId: 3, playing: true } : null;
  };
  vi.stubGlobal(appSettings.bridge, { callHandler });
  const questions = () => asked.filter((name) => name === appSettings.names.AskState).length;
  await act(async () => {
    const { meet, perform } = await import('./perform-natively.tsx');
    for (const episode of episodes) await meet(episode);
    expect(questions()).toBe(1);
    perform({ kind: 'Pause' });
    for (const episode of episodes) await meet(episode);
    expect(questions()).toBe(2);
    history.pushState(null, '', '/g7/podcast');
    for (const episode of episodes) await meet(episode);
    expect(questions()).toBe(3);
  });
});
