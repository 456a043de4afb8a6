import { describe, expect, it } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { createCatchUp } from './catch-up.ts';
import { createChangeRecord } from './change-record.ts';

const at = (number: number) => ({ epoch: 'e', number });

const start = ({ behind = false, shared = false } = {}, askOthers?: () => Promise<void>) => {
  const record = createChangeRecord();
  record.heard(at(1));
  let isBehind = behind;
  let saves = 0;
  const time = createSteerableTime(stillTime());
  const catchUp = createCatchUp({
    shared,
    ...(askOthers ? { askOthers } : {}),
    time,
    record: {
      ...record,
      isBehind: () => isBehind,
      setBehind: (value) => void (isBehind = value),
      save: async () => void (saves += 1),
    },
  });
  const mayStand = (): boolean => record.changedSince(at(1), 'lap /') !== null;
  return {
    ...catchUp,
    mayStand,
    isBehind: () => isBehind,
    saves: () => saves,
    record,
    wait: () => time.advance(3_000),
  };
};

describe('a node that starts', () => {
  it('checks old cache entries at once when no other process could edit', () => {
    const { caughtUp, trust } = start();
    expect([caughtUp(), trust()]).toEqual([undefined, 'catching-up']);
  });

  it.each([{ shared: true }, { behind: true }])(
    'waits for the main API when another process could have edited (%o)',
    async (how) => {
      const node = start(how);
      const waiting = node.caughtUp();
      expect(waiting).toBeInstanceOf(Promise);
      const answered = node.onQuestion();
      node.onStanding('current');
      await answered();
      await waiting;
      expect([node.caughtUp(), node.trust(), node.mayStand(), node.isBehind()]).toEqual([
        undefined,
        'current',
        true,
        false,
      ]);
    },
  );

  it('goes by its own record once tries have failed, or after a while', async () => {
    const node = start({ shared: true });
    const waiting = node.caughtUp();
    node.onStanding('change-feed-unreachable');
    expect([node.caughtUp(), node.trust()]).toEqual([waiting, 'catching-up']);
    node.onStanding('change-feed-unreachable');
    await waiting;
    expect([node.trust(), node.mayStand()]).toEqual(['change-feed-unreachable', true]);
    const silent = start({ shared: true });
    await silent.wait();
    expect([silent.caughtUp(), silent.trust(), silent.mayStand()]).toEqual([
      undefined,
      'change-feed-unreachable',
      true,
    ]);
    silent.onStanding('current');
    await silent.wait();
    expect(silent.trust()).toBe('current');
  });

  it('sends no old cache entry when it has missed changes and cannot load them', async () => {
    const node = start({ behind: true });
    await node.wait();
    expect([node.trust(), node.mayStand()]).toEqual(['change-feed-unreachable', false]);
  });
});

describe('a node whose main API is out of reach', () => {
  it('asks the others before it goes by its own record', async () => {
    let asked = (): void => undefined;
    const node = start({ shared: true }, () => new Promise((resolve) => (asked = resolve)));
    const waiting = node.caughtUp();
    await node.wait();
    expect([node.caughtUp(), node.trust()]).toEqual([waiting, 'catching-up']);
    asked();
    await waiting;
    expect(node.trust()).toBe('change-feed-unreachable');
  });
});

describe('an order that is carried out here', () => {
  it('is noted before, until a question that came after it has been answered', async () => {
    const node = start();
    node.onStanding('current');
    const early = node.onQuestion();
    const edited = await node.expectEdit();
    expect([node.isBehind(), node.saves()]).toEqual([true, 1]);
    const meanwhile = node.onQuestion();
    await early();
    await edited(true);
    await meanwhile();
    expect(node.isBehind()).toBe(true);
    const after = node.onQuestion();
    const other = await node.expectEdit();
    await after();
    expect(node.isBehind()).toBe(true);
    await other(false);
    await node.onQuestion()();
    expect(node.isBehind()).toBe(false);
  });

  it('makes every copy outdated if the main API has no change feed', async () => {
    const node = start();
    node.onStanding('no-change-feed');
    await (
      await node.expectEdit()
    )(false);
    expect([node.mayStand(), node.isBehind()]).toEqual([true, false]);
    await (
      await node.expectEdit()
    )(true);
    expect([node.mayStand(), node.isBehind()]).toEqual([false, false]);
  });
});
