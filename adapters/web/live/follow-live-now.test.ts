import { describe, expect, it } from 'vitest';
import { steerableDeadlines } from '#adapters/time/steerable-deadlines.fake.ts';
import type { LiveNow } from '#core/sport/live/live-now.ts';
import { noteAnswer, withProvenance } from '#adapters/changes/provenance.ts';
import { followLiveNow } from './follow-live-now.ts';

const site = { slug: 'lapunk', timeZone: 'Europe/Budapest' };
const nowAt = (at: number): LiveNow => ({ at, clock: '', lines: [], lacking: [] });

const followed = (load: (count: number) => Promise<LiveNow | null>) => {
  const time = steerableDeadlines();
  const state = { loads: 0 };
  const read = followLiveNow(() => load((state.loads += 1)), time);
  return { time, state, read: () => read(site) };
};

describe('the running events of pages', () => {
  it('is loaded every 15 seconds beside pages, which then do not wait', async () => {
    const { time, state, read } = followed(async (count) => nowAt(count));
    expect(await read()).toEqual(nowAt(1));
    for (let reader = 0; reader < 5; reader += 1) await read();
    expect(state.loads).toBe(1);
    await time.advance(15_000);
    expect([state.loads, await read()]).toEqual([2, nowAt(2)]);
  });

  it('are absent after 0.3 s of silence, and present later', async () => {
    const answer = Promise.withResolvers<LiveNow | null>();
    const { time, read } = followed(() => answer.promise);
    const first = read();
    await time.advance(300);
    expect(await first).toBeNull();
    answer.resolve(nowAt(7));
    await time.advance(0);
    expect(await read()).toEqual(nowAt(7));
  });

  it('is nothing while the service does not respond, and is not older than a minute', async () => {
    const never = new Promise<null>(() => undefined);
    const { time, read } = followed((count) => (count === 1 ? Promise.resolve(nowAt(1)) : never));
    await read();
    await time.advance(59_000);
    expect(await read()).toEqual(nowAt(1));
    await time.advance(2_000);
    expect(await read()).toBeNull();
  });

  it('is nothing after a fault, until the next load', async () => {
    const { time, read } = followed((count) =>
      count === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(nowAt(2)),
    );
    expect(await read()).toBeNull();
    await time.advance(15_000);
    expect(await read()).toEqual(nowAt(2));
  });

  it('is not loaded any more once no page shows it', async () => {
    const { time, state, read } = followed(async (count) => nowAt(count));
    await read();
    for (let minute = 0; minute < 10; minute += 1) await time.advance(60_000);
    const { loads } = state;
    await time.advance(600_000);
    expect(state.loads).toBe(loads);
    expect((await read())?.at).toBe(loads + 1);
  });

  it('does not become part of the edition of a page', async () => {
    const { read } = followed(async () => {
      noteAnswer({ epoch: 'other', number: 1 }, Infinity);
      return nowAt(1);
    });
    const begun = { epoch: 'own', number: 9 };
    const { made, provenance } = await withProvenance(begun, read);
    expect([made, provenance.edition]).toEqual([nowAt(1), begun]);
  });
});
