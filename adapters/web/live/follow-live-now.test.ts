import { describe, expect, it } from 'vitest';
import { noteAnswer, withProvenance } from '#adapters/changes/provenance.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { LiveNow } from '#core/sport/live/live-now.ts';
import { followLiveNow } from './follow-live-now.ts';

const site = { slug: 'lapunk', timeZone: 'Europe/Budapest' };
const nowAt = (at: number): LiveNow => ({ at, clock: '', lines: [], lacking: [] });

const followed = (load: (count: number) => Promise<LiveNow | null>) => {
  const time = createSteerableTime(stillTime());
  const state = { loads: 0 };
  const read = followLiveNow(() => load((state.loads += 1)), time);
  return { time, state, read: () => read(site) };
};

describe('the running events of pages', () => {
  it('are loaded every 15 seconds beside pages, however many read them', async () => {
    const { time, state, read } = followed(async (count) => nowAt(count));
    expect([read(), state.loads]).toEqual([null, 0]);
    await time.advance(1_000);
    for (let reader = 0; reader < 5; reader += 1) expect(read()).toEqual(nowAt(1));
    await time.advance(15_000);
    expect([state.loads, read()]).toEqual([2, nowAt(2)]);
  });

  it('are absent while the service does not respond, and never older than a minute', async () => {
    const never = new Promise<null>(() => undefined);
    const { time, read } = followed((count) => (count === 1 ? Promise.resolve(nowAt(1)) : never));
    read();
    await time.advance(1_000);
    await time.advance(59_000);
    expect(read()).toEqual(nowAt(1));
    await time.advance(1_000);
    expect(read()).toBeNull();
  });

  it('are absent after a fault, until the next load', async () => {
    const { time, read } = followed((count) =>
      count === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(nowAt(2)),
    );
    read();
    await time.advance(1_000);
    expect(read()).toBeNull();
    await time.advance(15_000);
    expect(read()).toEqual(nowAt(2));
  });

  it('are not loaded any more an hour after the last page that shows them', async () => {
    const { time, state, read } = followed(async (count) => nowAt(count));
    read();
    for (let passed = 0; passed < 3_700; passed += 15) await time.advance(15_000);
    const { loads } = state;
    await time.advance(60_000);
    expect(loads).toBeGreaterThan(200);
    expect([state.loads, read()]).toEqual([loads, null]);
    await time.advance(1_000);
    expect(state.loads).toBe(loads + 1);
  });

  it('do not become part of the edition of a page', async () => {
    const { time, read } = followed(async () => {
      noteAnswer({ epoch: 'other', number: 1 }, Infinity);
      return nowAt(1);
    });
    const begun = { epoch: 'own', number: 9 };
    const { provenance } = await withProvenance(begun, async () => {
      read();
      await time.advance(1_000);
      return read();
    });
    expect(provenance.edition).toEqual(begun);
  });
});
