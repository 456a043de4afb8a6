import { err, errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure/failure.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { ChangeSet } from './change.ts';
import { createChangeRecord } from './change-record.ts';
import { followChanges, type Standing } from './follow-changes.ts';

const removal = (number: number, slug = 'a') => ({
  number,
  kind: 'removed' as const,
  slugs: [slug],
  pages: [],
  all: false,
});
const set = (number: number, changes: ChangeSet['changes'] = [], reset = false): ChangeSet => ({
  epoch: 'e',
  number,
  reset,
  changes,
});
const failed = (kind: Failure['kind']) => errAsync<ChangeSet, Failure>({ kind, upstream: 'x' });

type Step = ChangeSet | Failure['kind'];

const follow = async (script: readonly Step[], took = 5_000) => {
  const record = createChangeRecord();
  const log: string[] = [];
  const standings: Standing[] = [];
  const pauses: number[] = [];
  const steps = [...script];
  let now = 0;
  let toldOut = (): void => undefined;
  const end = new Promise<void>((resolve) => (toldOut = resolve));
  const feed = {
    after: (
      { epoch, number }: { readonly epoch: string; readonly number: number },
      wait: number,
      signal: AbortSignal,
    ): ResultAsync<ChangeSet, Failure> => {
      const step = steps.shift();
      if (step === undefined) {
        toldOut();
        return new ResultAsync(
          new Promise((resolve) =>
            signal.addEventListener('abort', () => resolve(err({ kind: 'unavailable', upstream: 'x' }))),
          ),
        );
      }
      log.push(`after ${epoch || '-'}/${number} wait ${wait}`);
      now += wait > 0 ? took : 0;
      return typeof step === 'string' ? failed(step) : okAsync(step);
    },
    receipt: ({ number, pages, ms }: { readonly number: number; readonly pages: number; readonly ms: number }) => {
      log.push(`receipt ${number}: ${pages} in ${ms}`);
      return okAsync(null);
    },
    signOff: () => {
      log.push('signed off');
      return okAsync(null);
    },
  };
  const { stop } = followChanges({
    feed,
    record: { ...record, save: async () => void log.push('saved') },
    onChanges: async () => {
      log.push('forgotten');
      now += 7;
      return { pages: 3, feeds: 0, sitemaps: 0, others: 0, sample: [] };
    },
    onStanding: (standing) => void (standings.at(-1) === standing || standings.push(standing)),
    onQuestion: () => async () => void log.push('answered'),
    time: {
      ...stillTime(),
      monotonic: () => now,
      wait: async (ms) => {
        pauses.push(ms);
        now += ms;
      },
    },
    draw: () => 0.5,
  });
  await end;
  return { stop, steps, log, standings, pauses, record };
};

describe('the changes of a main API', () => {
  it('are requested after the last known one, applied and stored before the next request confirms them', async () => {
    const { log, standings, pauses } = await follow([set(4, [], true), set(4), set(5, [removal(5)]), set(5)]);
    expect(log).toEqual([
      'after -/0 wait 0',
      'forgotten',
      'saved',
      'receipt 4: 3 in 7',
      'answered',
      'after e/4 wait 5',
      'answered',
      'after e/4 wait 5',
      'forgotten',
      'saved',
      'receipt 5: 3 in 7',
      'answered',
      'after e/5 wait 5',
      'answered',
    ]);
    expect([standings, pauses]).toEqual([['current'], []]);
  });

  it('are requested again within a second without a response, and then without long polling', async () => {
    const { log, standings, pauses } = await follow([
      set(4, [], true),
      'unavailable',
      'malformed',
      'forbidden',
      'unavailable',
      'unavailable',
      set(4),
      set(4),
    ]);
    expect(pauses).toEqual([100, 200, 400, 700, 700]);
    expect(log.filter((line) => line.startsWith('after')).map((line) => line.slice(-1))).toEqual([
      '0',
      '5',
      '0',
      '0',
      '0',
      '0',
      '0',
      '5',
    ]);
    expect(standings).toEqual(['current', 'change-feed-unreachable', 'current']);
  });

  it('are requested less often if there have never been any', async () => {
    const { standings, pauses } = await follow(['not-found', 'not-found', set(4, [], true)]);
    expect([standings, pauses]).toEqual([
      ['no-change-feed', 'current'],
      [10_000, 10_000],
    ]);
  });

  it('are requested again at once after a 404 from a proxy', async () => {
    const { standings, pauses, record } = await follow([set(4, [], true), 'not-found', set(5, [removal(5)])]);
    expect([standings, pauses]).toEqual([['current', 'change-feed-unreachable', 'current'], [100]]);
    expect(record.heard({ epoch: 'e', number: 9 })).not.toBeNull();
  });

  it('count as unavailable after five minutes without a feed, and editions are then ignored', async () => {
    const absent = Array.from({ length: 500 }, (): Step => 'not-found');
    const { standings, pauses, record } = await follow([set(4, [], true), ...absent]);
    expect(standings).toEqual(['current', 'change-feed-unreachable', 'no-change-feed']);
    expect([pauses[0], pauses[50], pauses.at(-1)]).toEqual([100, 700, 10_000]);
    expect(record.heard({ epoch: 'e', number: 9 })).toBeNull();
  });

  it('are requested once more at the end, and then the node signs off', async () => {
    const { stop, steps, log } = await follow([set(4, [], true)]);
    log.length = 0;
    steps.push(set(5, [removal(5)]));
    await stop();
    expect(log).toEqual(['after e/4 wait 0', 'forgotten', 'saved', 'receipt 5: 3 in 7', 'answered', 'signed off']);
  });

  it('are polled at a limited rate when the main API answers immediately', async () => {
    expect((await follow([set(4, [], true), set(4), set(4), set(5, [removal(5)]), set(5)], 20)).pauses).toEqual([
      900, 900, 900,
    ]);
    expect((await follow([set(4, [], true), set(4, [], true), set(4, [], true)], 20)).pauses).toEqual([900, 900]);
  });
});
