import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChangeSet } from '#adapters/changes/change.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import type { ReadNow } from '#adapters/telemetry/metrics/measures.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { edgeTargets } from './edge-targets.ts';
import { createPurgeEdges } from './purge-edges.ts';
import { type Purge, purgeEverything, purgeForNotices } from './purge-of-changes.ts';
import { slugKey } from './surrogate-keys.ts';
import { unconfirmedMark } from './unconfirmed-mark.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const makeFolder = (): string => {
  folders.push(mkdtempSync(join(tmpdir(), 'edges-')));
  return folders.at(-1)!;
};

const open = (folder = makeFolder()) => {
  const [time, sent, lines, counts] = [createSteerableTime(), [] as Purge[], [] as string[], [] as unknown[]];
  const watched = new Map<string, ReadNow>();
  const state = { fails: false };
  const edges = createPurgeEdges({
    targets: edgeTargets({ EDGE_VARNISH_URLS: ['http://edge.test:6081'], EDGE_VARNISH_TOKEN: 's' }),
    mark: unconfirmedMark(folder, () => undefined),
    measures: {
      record: () => undefined,
      count: (name, labels) => void counts.push([name, labels]),
      watch: (name, read) => void watched.set(name, read),
    },
    time,
    log: createLog('warn', (line) => void lines.push(line), time),
    send: () => async (purge) => {
      if (state.fails) throw new Error('refused');
      sent.push(purge);
    },
  });
  const mark = (): boolean => existsSync(join(folder, 'edge-unconfirmed'));
  return { edges, time, sent, lines, counts, watched, state, mark };
};

const removal: ChangeSet = {
  epoch: 'e',
  number: 2,
  reset: false,
  changes: [{ number: 2, kind: 'removed', slugs: ['a'], pages: [], all: false }],
};

describe('an edit', () => {
  it('purges the edge, with a receipt, and once more for responses that were on their way', async () => {
    const { edges, time, sent, mark } = open();
    expect(await edges.changed(removal)).toEqual([{ name: 'varnish edge.test:6081', ms: expect.any(Number) }]);
    expect(sent).toMatchObject([{ hard: expect.arrayContaining([slugKey('a')]) }]);
    expect(mark()).toBe(false);
    await time.advance(3_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('reports an edge that does not confirm, and does not wait for it again', async () => {
    const { edges, time, state, sent, lines, counts, watched, mark } = open();
    state.fails = true;
    const receipts = edges.changed(removal);
    await time.advance(1_000);
    expect(await receipts).toEqual([{ name: 'varnish edge.test:6081', ms: null }]);
    expect(await edges.changed(removal)).toEqual([{ name: 'varnish edge.test:6081', ms: null }]);
    expect(mark()).toBe(true);
    expect(lines.join()).toContain('edge-not-purged');
    expect(counts).toContainEqual(['news.edge.purges', { 'news.edge': 'varnish edge.test:6081', outcome: 'failed' }]);
    expect(await watched.get('news.edge.purge.waiting')?.()).toMatchObject([{ value: 5 }]);
    const [delay] = (await watched.get('news.edge.purge.delay')?.()) ?? [];
    expect(delay?.value).toBeGreaterThanOrEqual(1);
    state.fails = false;
    await time.advance(7_000);
    expect(sent.length).toBeGreaterThan(0);
    expect(mark()).toBe(false);
  });

  it('purges everything at the next start if the process ended before the edge confirmed', async () => {
    const folder = makeFolder();
    const first = open(folder);
    first.state.fails = true;
    void first.edges.changed(removal);
    await turn();
    const second = open(folder);
    while (second.mark()) await turn();
    expect(second.sent).toEqual([purgeEverything]);
  });
});

describe('the edge', () => {
  it('revalidates all pages when notices change', async () => {
    const { edges, sent } = open();
    edges.noticesChanged();
    await edges.stop();
    expect(sent[0]).toEqual(purgeForNotices);
  });
});
