// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCampaigns } from './follow-campaigns.ts';

const page = window as unknown as { campaigns?: { init: () => void } };

describe('the campaign library', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    delete page.campaigns;
    history.replaceState(null, '', '/');
  });

  const followed = (came = true) => followCampaigns({ script: 'https://x.example/c.js', load: async () => came });

  it('is looked for every second, and started once', async () => {
    followed();
    await vi.advanceTimersByTimeAsync(2_500);
    const init = vi.fn();
    page.campaigns = { init };
    await vi.advanceTimersByTimeAsync(400);
    expect(init).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('is not looked for where its script never came', async () => {
    followed(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up on navigation, in a hidden tab, after five minutes, and when consent is taken back', async () => {
    followed();
    await vi.advanceTimersByTimeAsync(1_000);
    history.replaceState(null, '', '/mas');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(0);

    followed();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(0);
    hidden.mockRestore();

    followed();
    await vi.advanceTimersByTimeAsync(299_000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vi.getTimerCount()).toBe(0);

    const end = followed();
    await vi.advanceTimersByTimeAsync(1_000);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that breaks is not started again', async () => {
    page.campaigns = {
      init: vi.fn(() => {
        throw new Error('x');
      }),
    };
    followed();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.campaigns.init).toHaveBeenCalledTimes(1);
  });
});
