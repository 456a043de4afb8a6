import type { Kysely } from 'kysely';
import type { ListFault, ListKind, ReadersReport } from '#adapters/newsroom-contract/readers.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { type List, readList } from './lists/read-list.ts';
import { type Taken, takeRefused, takeSubscribed } from './take-readers.ts';

export interface ReadersOrder {
  readonly files: readonly List[];
  readonly from: ListKind | null;
  readonly newsletters: readonly string[];
  readonly source: string | null;
  readonly dryRun: boolean;
}

const [atOnce, maxFaults] = [1_000, 1_000];

const importInto = async (
  run: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>,
  { files, from, newsletters: codes, source }: ReadersOrder,
  now: number,
): Promise<ReadersReport> => {
  const counts = { lines: 0, added: 0, existing: 0, blocked: 0, ended: 0, paid: 0, bad: 0 };
  const states = { unsubscribed: 0, undeliverable: 0, unconfirmed: 0 };
  const faults: ListFault[] = [];
  let waiting: Taken[] = [];
  const flush = async (): Promise<void> => {
    const [subscribed, refused] = [
      waiting.filter(({ state }) => state === 'subscribed'),
      waiting.filter(({ state }) => state === 'unsubscribed' || state === 'undeliverable'),
    ];
    waiting = [];
    await run(async (db) => {
      counts.ended += refused.length === 0 ? 0 : await takeRefused(db, refused, { codes, now });
      if (subscribed.length === 0) return;
      const { added, blocked, existing } = await takeSubscribed(db, subscribed, { codes, now });
      counts.added += added;
      counts.blocked += blocked;
      counts.existing += existing;
    });
  };
  for (const file of files)
    for await (const item of readList(file, { from, source, now })) {
      if ('fault' in item) {
        if (item.fault.line !== null && item.fault.kind !== 'unknown-list') counts.lines += 1;
        counts.bad += 1;
        if (faults.length < maxFaults) faults.push(item.fault);
        continue;
      }
      const { reader, source: list } = item;
      counts.lines += 1;
      if (reader.paid) counts.paid += 1;
      if (reader.state !== 'subscribed') states[reader.state] += 1;
      waiting.push({ ...reader, source: list });
      if (waiting.length >= atOnce) await flush();
    }
  await flush();
  return { ...counts, ...states, faults };
};

class DryRun extends Error {
  readonly report: ReadersReport;

  constructor(report: ReadersReport) {
    super('dry run');
    this.report = report;
  }
}

/** Sends nothing. Repeating an import changes nothing, so an interrupted one is simply repeated. */
export const importReaders = async (
  { db, now, issues: { newsletters } }: Newsroom,
  order: ReadersOrder,
): Promise<ReadersReport> => {
  const unknown = order.newsletters.find((code) => newsletters.every((offer) => offer.code !== code));
  if (unknown !== undefined) throw new CommandFailure('no-newsletter', unknown);
  if (!order.dryRun) return importInto((work) => db.transaction().execute(work), order, now());
  const rolledBack = db.transaction().execute(async (all) => {
    throw new DryRun(await importInto((work) => work(all), order, now()));
  });
  return rolledBack.catch((cause: unknown) => {
    if (cause instanceof DryRun) return cause.report;
    throw cause;
  });
};
