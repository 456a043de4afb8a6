import { beforeEach, describe, expect, it } from 'vitest';
import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { EventStream } from './event-stream.ts';
import { createLiveChannel } from './live-channel.ts';
import { aloneRelay, type LiveRelay } from './live-relay.ts';
import { someKind } from './some-kind.fake.ts';

let time: SteerableTime;
beforeEach(() => {
  time = createSteerableTime(stillTime());
});

const asked = { host: 'lapunk.example', query: '' };

const someStream = () => {
  const heard = { texts: [] as string[], ended: false };
  const stream: EventStream = {
    write: (frame) => void heard.texts.push(String(frame)),
    end: () => void (heard.ended = true),
  };
  return { heard, stream };
};
const messagesOf = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.flatMap((text) => (text.startsWith('data: ') ? [JSON.parse(text.slice(6)) as Record<string, unknown>] : []));

const followed = async (relay: LiveRelay = aloneRelay) => {
  const { state, kind } = someKind();
  const channel = createLiveChannel(kind, { name: 'test/things', relay, time });
  const join = async () => {
    const one = someStream();
    await channel.read(7, asked);
    channel.join(7, asked, one.stream);
    return one;
  };
  return { state, channel, join };
};
const look = () => time.advance(3_000);

describe('streams of one thing', () => {
  it('send the known states first, then only changed data', async () => {
    const { state, join } = await followed();
    const { heard } = await join();
    expect(messagesOf(heard)).toEqual([
      { states: [{ since: 1000, value: { score: 0, over: false, past: null } }], observedAt: 1000 },
    ]);
    [state.now, state.value] = [1015, { ...state.value, score: 1 }];
    await look();
    expect(messagesOf(heard).slice(1)).toEqual([
      { states: [{ since: 1015, value: { score: 1, over: false, past: null } }], observedAt: 1015 },
    ]);
  });

  it('report no change with the last state, for tabs that open later', async () => {
    const { state, join } = await followed();
    const { heard } = await join();
    state.now = 1015;
    await look();
    expect(messagesOf(heard).at(-1)).toEqual({
      states: [{ since: 1000, value: { score: 0, over: false, past: null } }],
      observedAt: 1015,
    });
    await look();
    expect(messagesOf(heard)).toHaveLength(2);
  });

  it('share one publisher, which ends with the last of them', async () => {
    const { state, channel, join } = await followed();
    const all = await Promise.all(Array.from({ length: 20 }, join));
    const before = state.asked;
    [state.now, state.value] = [1015, { ...state.value, score: 1 }];
    await look();
    expect(state.asked).toBe(before + 1);
    expect(all.every(({ heard }) => messagesOf(heard).length === 2)).toBe(true);
    for (const { stream } of all) channel.leave(7, stream);
    await look();
    expect(state.asked).toBe(before + 1);
  });

  it('send a late client the states that others received, including the last 90 seconds', async () => {
    const { state, join } = await followed();
    await join();
    [state.now, state.value] = [1015, { ...state.value, score: 1 }];
    await look();
    const late = await join();
    expect(messagesOf(late.heard)).toMatchObject([{ states: [{ since: 1000 }, { since: 1015 }], observedAt: 1015 }]);
  });

  it('end after the last state of their event', async () => {
    const { state, join } = await followed();
    const { heard } = await join();
    [state.now, state.value] = [1015, { ...state.value, over: true }];
    await look();
    expect(messagesOf(heard).at(-1)).toMatchObject({ states: [{ value: { over: true } }] });
    expect(heard.ended).toBe(true);
    const before = state.asked;
    await look();
    expect(state.asked).toBe(before);
  });

  it('stay open while the upstream fails, with heartbeats', async () => {
    const { state, join } = await followed();
    const { heard } = await join();
    state.failure = 'unavailable';
    for (let looks = 0; looks < 10; looks += 1) await look();
    expect(heard.ended).toBe(false);
    expect(heard.texts.slice(1)).toEqual([':\n\n', ':\n\n']);
    [state.failure, state.now, state.value] = [null, 1060, { ...state.value, score: 2 }];
    await look();
    expect(messagesOf(heard).at(-1)).toMatchObject({ states: [{ since: 1060, value: { score: 2 } }] });
  });

  it('end when the server closes them', async () => {
    const { state, channel, join } = await followed();
    const streams = [await join(), await join()];
    channel.close();
    expect(streams.every(({ heard }) => heard.ended)).toBe(true);
    const before = state.asked;
    await look();
    expect(state.asked).toBe(before);
  });
});

describe('web nodes that share', () => {
  const twoNodes = async () => {
    let taken = false;
    const listeners: ((name: string, history: unknown) => void)[] = [];
    const relay: LiveRelay = {
      takeTurn: async () => {
        if (taken) return false;
        taken = true;
        time.after(15_000, () => (taken = false));
        return true;
      },
      tell: (name, history) => listeners.forEach((ear) => ear(name, JSON.parse(JSON.stringify(history)))),
      hear: (listener) => void listeners.push(listener),
    };
    const nodes = await Promise.all([followed(relay), followed(relay)]);
    for (const { channel } of nodes) relay.hear((_, history) => channel.hear(7, history));
    return nodes;
  };

  it('take turns, send at most one request in 15 seconds, and all have the same state', async () => {
    const nodes = await twoNodes();
    const streams = await Promise.all(nodes.map(({ join }) => join()));
    const askedBefore = nodes.map(({ state }) => state.asked);
    for (const { state } of nodes) [state.now, state.value] = [1015, { ...state.value, score: 1 }];
    for (let looks = 0; looks < 5; looks += 1) await look();
    expect(nodes.reduce((sum, { state }, at) => sum + state.asked - (askedBefore[at] ?? 0), 0)).toBe(1);
    for (const { heard } of streams)
      expect(messagesOf(heard).at(-1)).toMatchObject({ states: [{ since: 1015, value: { score: 1 } }] });
  });

  it('take nothing from another that is no history', async () => {
    const { channel, join } = await followed();
    const { heard } = await join();
    for (const nonsense of [null, 7, {}, { states: 7 }]) channel.hear(7, nonsense);
    expect(messagesOf(heard)).toHaveLength(1);
  });
});
