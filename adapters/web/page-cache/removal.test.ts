import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedChanges } from '#adapters/changes/change-record.ts';
import { createEditedDatabase, shownBy } from '../pages/edited-origin.fake.ts';
import { type Disk, emptyDisk, startWebNode, type Waiting, type WebNode } from '../server/web-node.fake.ts';
import { heavyRuns } from '#adapters/http/heavy-runs.fake.ts';

const slugs = ['egy', 'ketto', 'harom'] as const;

const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      slug: fc.constantFrom(...slugs),
      after: fc.constantFrom(0, 0, 0, 20),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      slug: fc.constantFrom(...slugs),
      unnamed: fc.nat(5).map((drawn) => drawn === 0),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({ do: fc.constant('open' as const), at: fc.nat(1), slug: fc.constantFrom(...slugs, null) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('feed' as const), at: fc.nat(1) }) },
  { weight: 40, arbitrary: fc.record({ do: fc.constant('step' as const), at: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.constantFrom(1, 10, 20, 100) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('down' as const, 'up' as const, 'shared down' as const, 'shared up' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('restart' as const),
      at: fc.nat(1),
      clockOff: fc.constantFrom(0, 0, -3_600_000, 3_600_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), at: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('even' as const, 'hear elsewhere' as const), at: fc.nat(1) }),
  },
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

const turnOfAll = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Setup {
  readonly name: string;
  readonly nodeCount: 1 | 2;
  readonly withRedis: boolean;
}

const createShared = (reachable: { readonly shared: boolean }) => {
  let kept: RecordedChanges | null = null;
  return {
    pages: new Map<string, Buffer>(),
    record: {
      connected: async () => undefined,
      at: async () => (reachable.shared ? kept && { epoch: kept.epoch, number: kept.number } : null),
      read: async () => (reachable.shared ? kept : null),
      write: async (recorded: RecordedChanges, over: boolean) => {
        if (!reachable.shared) return false;
        if (over || kept?.epoch !== recorded.epoch || kept.number < recorded.number) kept = recorded;
        return true;
      },
    },
  };
};

/** Replays events on web nodes and collects every response that shows content its node knew was removed. */
const live = async (happenings: readonly Happening[], { nodeCount, withRedis }: Setup, drops: boolean) => {
  const database = createEditedDatabase();
  const waiting: Waiting = [];
  const leaks: string[] = [];
  const reachable = { shared: true };
  const shared = withRedis ? createShared(reachable) : null;
  const disks = Array.from({ length: nodeCount }, (): Disk => emptyDisk());
  let [isUp, draw] = [true, 0];
  const [said, startedAt] = [disks.map(() => 0), disks.map(() => 0)];

  const begin = (at: number, clockOff: number): WebNode =>
    startWebNode({
      database,
      waiting,
      disk: disks[at]!,
      shared,
      othersEdit: nodeCount === 2,
      clockOff,
      isUp: () => isUp,
      draw: () => (draw += 1),
      drops,
    });
  const nodes = disks.map((_, at) => begin(at, 0));

  const placeOf = ({ epoch, number }: { readonly epoch: string; readonly number: number }): number =>
    database.states().find((state) => state.epoch === epoch && state.number === Math.floor(number))?.index ?? 0;

  const knows = (at: number): number => {
    const { record, acknowledged, trust } = nodes[at]!;
    // A node must know edits made before its start, unless its page store is shared and its record may be behind.
    const before = nodeCount === 2 && trust() === 'change-feed-unreachable' ? 0 : startedAt[at]!;
    return Math.max(said[at]!, before, placeOf(record.edition()), placeOf(acknowledged() ?? { epoch: '', number: 0 }));
  };

  // A response in the same turn as an update or timeout may use either state.
  let known = nodes.map((_, at) => knows(at));
  const settled = async (): Promise<void> => {
    await turnOfAll();
    known = nodes.map((_, at) => knows(at));
  };

  /** A text is valid while some state that the node does not know to be over shows it. */
  const judge = (at: number, asked: string, text: string | null): void => {
    for (const [token = ''] of (text ?? '').matchAll(/\w+=\d+=/g)) {
      const place = Math.min(known[at]!, knows(at));
      const stands = database
        .states()
        .some(
          (state) => state.index >= place && shownBy(state, database.now()).get(token.split('=')[0] ?? '') === token,
        );
      if (!stands) leaks.push(`node ${at} showed ${token} at ${asked}, though it knew of state ${place}`);
    }
  };

  const ask = (at: number, asked: string): void => {
    const node = nodes[at]!;
    const answering = asked === 'feed' ? node.openFeed() : node.openPage(asked === '' ? null : asked);
    void answering.then((text) => (nodes[at] === node ? judge(at, asked, text) : undefined));
  };

  const settle = async (isEnough: () => boolean = () => false): Promise<void> => {
    for (let turns = 0; turns < 60 && waiting.length > 0 && !isEnough(); turns += 1) {
      for (const step of waiting.splice(0)) {
        step();
        await settled();
      }
    }
  };

  const ordered = async (work: () => void): Promise<void> => {
    if (nodeCount === 2) return work();
    const noted: ((written: boolean) => Promise<void>)[] = [];
    void nodes[0]!.expectEdit().then((edited) => noted.push(edited));
    await settle(() => noted.length > 0);
    work();
    void noted[0]?.(true);
  };

  const happen = async (one: Happening): Promise<void> => {
    switch (one.do) {
      case 'write':
        return ordered(() => database.write(one.slug, one.after));
      case 'remove':
        return ordered(() => database.remove(one.slug, one.unnamed));
      case 'restore':
        return ordered(() => database.restore(one.at));
      case 'open':
        return ask(one.at % nodeCount, one.slug ?? '');
      case 'feed':
        return ask(one.at % nodeCount, 'feed');
      case 'step':
        return waiting.splice(one.at % Math.max(1, waiting.length), 1)[0]?.();
      case 'settle':
        return settle();
      case 'pass':
        return database.pass(one.seconds);
      case 'down':
        isUp = false;
        return;
      case 'up':
        isUp = true;
        return;
      case 'shared down':
        reachable.shared = false;
        return;
      case 'shared up':
        reachable.shared = true;
        return;
      case 'hear elsewhere':
        return nodes[one.at % nodeCount]!.hearElsewhere();
      case 'even':
        void nodes[one.at % nodeCount]!.even();
        return;
      case 'restart': {
        const at = one.at % nodeCount;
        said[at] = Math.max(said[at]!, placeOf(nodes[at]!.acknowledged() ?? { epoch: '', number: 0 }));
        startedAt[at] = database.current().index;
        nodes[at]!.end();
        nodes[at] = begin(at, one.clockOff);
      }
    }
  };

  for (const one of happenings) {
    await happen(one);
    await settled();
  }
  [isUp, reachable.shared] = [true, true];
  for (const node of nodes) node.hearElsewhere();
  await settle();
  database.pass(1_000);
  await settle();
  const inEnd = nodes.map(() => new Map<string, string | null>());
  nodes.forEach((node, at) => {
    for (const asked of ['', 'feed', ...slugs])
      void (asked === 'feed' ? node.openFeed() : node.openPage(asked || null)).then((text) =>
        inEnd[at]!.set(asked, text),
      );
  });
  await settle();
  return { leaks, inEnd, shows: shownBy(database.current(), database.now()) };
};

describe('removed, corrected and postponed content', () => {
  it.each<Setup>([
    { name: 'one node with a database of its own', nodeCount: 1, withRedis: false },
    { name: 'two nodes on one database', nodeCount: 2, withRedis: false },
    { name: 'two nodes on one database and one Redis', nodeCount: 2, withRedis: true },
  ])(
    'is in no answer of a node that could be told, whatever happens: $name',
    (setup) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(happening, { maxLength: 100, size: 'max' }),
          fc.boolean(),
          async (happenings, drops) => {
            const { leaks, inEnd, shows } = await live(happenings, setup, drops);
            expect(leaks).toEqual([]);
            for (const shown of inEnd) {
              expect(shown.size).toBe(5);
              for (const [asked, text] of shown)
                for (const slug of slugs) {
                  const token = shows.get(slug);
                  const stands = token !== undefined && text !== null && text.includes(token);
                  expect([asked, slug, stands]).toEqual([asked, slug, token !== undefined && text !== null]);
                }
              for (const slug of slugs) expect(shown.get(slug) === null).toBe(!shows.has(slug));
            }
          },
        ),
        { numRuns: heavyRuns },
      ),
    300_000,
  );
});
