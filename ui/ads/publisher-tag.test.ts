import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublisherTag, type PublisherTag } from './publisher-tag.ts';

const asked = { id: 'hirdetes-1', unitPath: '/1/lap/cikk-1', sizes: [[300, 250]] as const };

interface Told {
  readonly settings: object[];
  readonly destroyed: number[];
}

const tagThat = (answer: 'fills' | 'is-empty' | 'is-silent' | 'refuses' | 'throws'): PublisherTag & Told => {
  const listeners: ((event: never) => void)[] = [];
  const told: Told = { settings: [], destroyed: [] };
  return {
    ...told,
    cmd: { push: (command) => command() },
    setConfig: (settings) => void told.settings.push(settings),
    pubads: () => ({
      addEventListener: (_, listener) => void listeners.push(listener as never),
      refresh: ([slot]) => {
        if (answer === 'throws') throw new Error('no refresh');
        if (answer !== 'is-silent')
          for (const listener of listeners) listener({ slot, isEmpty: answer === 'is-empty' } as never);
      },
    }),
    enableServices: () => undefined,
    defineSlot: () =>
      answer === 'refuses'
        ? null
        : { setConfig: (settings) => void told.settings.push(settings), addService: () => undefined },
    destroySlots: (slots) => void told.destroyed.push(slots.length),
    display: () => undefined,
  };
};

describe('Google Publisher Tag', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const outcome = async (answer: Parameters<typeof tagThat>[0], came = true): Promise<boolean> => {
    const tag = tagThat(answer);
    const told = createPublisherTag({ load: async () => came, tagOf: () => tag }).ask(asked);
    await vi.advanceTimersByTimeAsync(10_000);
    return told;
  };

  it('fills a slot, or says that it has none', async () => {
    expect([await outcome('fills'), await outcome('is-empty')]).toEqual([true, false]);
  });

  it('has no ad if it is missing, refuses a slot, throws, or does not respond in ten seconds', async () => {
    expect(await outcome('fills', false)).toBe(false);
    for (const answer of ['refuses', 'throws', 'is-silent'] as const) expect(await outcome(answer)).toBe(false);
  });

  it('is configured once by its `setConfig`, with ads in isolated frames, and requests none by itself', async () => {
    const tag = tagThat('fills');
    const network = createPublisherTag({ load: async () => true, tagOf: () => tag });
    await network.ask(asked);
    await network.ask({ ...asked, id: 'hirdetes-2', targeting: { setupad: '1' } });
    expect(tag.settings).toEqual([
      expect.objectContaining({ disableInitialLoad: true }),
      { safeFrame: { forceSafeFrame: true } },
      { safeFrame: { forceSafeFrame: true }, targeting: { setupad: '1' } },
    ]);
  });

  it('destroys a closed slot once', async () => {
    const tag = tagThat('fills');
    const network = createPublisherTag({ load: async () => true, tagOf: () => tag });
    await network.ask(asked);
    network.empty(asked.id);
    network.empty(asked.id);
    expect(tag.destroyed).toEqual([1]);
  });
});
