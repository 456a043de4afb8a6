import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { type ChangeRecord, createChangeRecord, type RecordedChanges } from './change-record.ts';
import { createSharing } from './share-record.ts';

const at = (number: number, epoch = 'e') => ({ epoch, number });
const removal = (number: number, slug: string): Change => ({
  number,
  kind: 'removed',
  slugs: [slug],
  pages: [],
  all: false,
});
const purge = (number: number, path: string): Change => ({
  number,
  kind: 'purged',
  slugs: [],
  pages: [{ site: 'lap', path }],
  all: false,
});
const set = (changes: readonly Change[], epoch = 'e') => ({
  epoch,
  number: changes.at(-1)?.number ?? 0,
  reset: false,
  changes,
});

const place = () => {
  let kept: RecordedChanges | null = null;
  return {
    connected: async () => undefined,
    at: async () => kept && { epoch: kept.epoch, number: kept.number },
    read: async () => kept,
    write: async (recorded: RecordedChanges, over: boolean) => {
      if (over || kept?.epoch !== recorded.epoch || kept.number < recorded.number) kept = recorded;
      return true;
    },
  };
};

const node = (shared: ReturnType<typeof place>, told: boolean, record: ChangeRecord = createChangeRecord()) => {
  let changes = 0;
  const trust = { told };
  const sharing = createSharing({
    record: { ...record, save: async () => undefined },
    shared,
    isTold: () => trust.told,
    onChanges: async () => void (changes += 1),
  });
  return { ...sharing, record, trust, changes: () => changes };
};

describe('what web nodes know together', () => {
  it('reaches a node without a change feed, with every name', async () => {
    const shared = place();
    const [told, alone] = [node(shared, true), node(shared, false)];
    for (const { record } of [told, alone]) record.heard(at(1));
    told.record.learn(set([removal(2, 'a'), purge(3, '/x')]));
    await told.leave();
    await alone.even();
    expect(alone.record.edition()).toEqual(at(3));
    expect([...(alone.record.changedSince(at(1), 'lap /y') ?? [])]).toEqual(['a']);
    expect([
      alone.record.changedSince(at(1), 'lap /x'),
      alone.record.isCurrent(at(3), 'lap /x'),
      alone.changes(),
    ]).toEqual([null, true, 1]);
    await alone.even();
    expect(alone.changes()).toBe(1);
  });

  it('is restored after a loss only by a node that receives changes', async () => {
    const shared = place();
    const alone = node(shared, false);
    alone.record.heard(at(4));
    await alone.even();
    expect(await shared.at()).toBeNull();
    alone.trust.told = true;
    await alone.even();
    expect(await shared.at()).toEqual(at(4));
  });

  it('does not bring back an epoch that is over', async () => {
    const shared = place();
    const [old, restored] = [node(shared, true), node(shared, false)];
    for (const { record } of [old, restored]) record.heard(at(4));
    await old.leave();
    restored.record.learn({ ...set([], 'f'), number: 2, reset: true });
    await restored.even();
    expect([restored.record.edition(), restored.record.changedSince(at(4), 'lap /')]).toEqual([at(2, 'f'), null]);
    restored.trust.told = true;
    await restored.even();
    await old.even();
    expect(await shared.at()).toEqual(at(4));
    old.trust.told = false;
    await restored.leave();
    await old.even();
    expect(old.record.edition()).toEqual(at(2, 'f'));
  });

  it('follows a main API that went back within its epoch, once each node was notified', async () => {
    const shared = place();
    const [one, other] = [node(shared, true), node(shared, true)];
    for (const { record } of [one, other]) record.heard(at(18));
    await one.leave();
    const setBack = async ({ record, leave }: typeof one): Promise<void> => {
      record.learn({ ...at(14), reset: true, changes: [] });
      await leave();
    };
    await setBack(one);
    expect(await shared.at()).toEqual(at(14));
    await other.even();
    expect(await shared.at()).toEqual(at(18));
    await setBack(other);
    await one.even();
    expect([await shared.at(), one.record.edition(), other.record.edition()]).toEqual([at(14), at(14), at(14)]);
  });

  it('goes back as soon as it is reachable, if the main API went back before', async () => {
    const shared = place();
    let reachable = true;
    const { record, leave, even } = node(
      { ...shared, write: async (recorded, over) => reachable && shared.write(recorded, over) },
      true,
    );
    record.heard(at(18));
    await leave();
    reachable = false;
    record.learn({ ...at(14), reset: true, changes: [] });
    await leave();
    reachable = true;
    await leave();
    await even();
    expect([await shared.at(), record.edition()]).toEqual([at(14), at(14)]);
  });

  it('is read by a node without a change feed, for any number stored beside it', async () => {
    const shared = place();
    const [told, alone] = [node(shared, true), node(shared, false)];
    for (const { record } of [told, alone]) record.heard(at(1));
    told.record.learn(set([removal(2, 'a')]));
    await told.leave();
    const misled = node({ ...shared, at: async () => at(0) }, false, alone.record);
    await misled.even();
    expect(misled.record.edition()).toEqual(at(2));
  });

  it('contains all changes of the main API, from any position', () => {
    const changes = fc
      .array(fc.tuple(fc.boolean(), fc.constantFrom('a', 'b', 'c')), { minLength: 1, maxLength: 12 })
      .map((drawn) =>
        drawn.map(([isPurge, name], index) => (isPurge ? purge(index + 1, `/${name}`) : removal(index + 1, name))),
      );
    return fc.assert(
      fc.asyncProperty(changes, fc.nat(12), fc.nat(12), async (all, known, from) => {
        const shared = place();
        const [told, alone, direct] = [node(shared, true), node(shared, false), createChangeRecord()];
        for (const record of [told.record, alone.record, direct]) record.heard(at(0));
        alone.record.learn(set(all.slice(0, known)));
        for (const record of [told.record, direct]) record.learn(set(all));
        await told.leave();
        await alone.even();
        for (const page of ['lap /a', 'lap /y']) {
          expect(alone.record.isCurrent(at(from), page)).toBe(direct.isCurrent(at(from), page));
          const [heard, wanted] = [alone.record.changedSince(at(from), page), direct.changedSince(at(from), page)];
          if (heard !== null) expect([...heard].sort()).toEqual([...(wanted ?? ['anything'])].sort());
        }
      }),
    );
  });
});
