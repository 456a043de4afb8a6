import type { Change, ChangeSet } from './change.ts';
import type { RecordedChanges } from './change-record.ts';
import { type Edition, isBefore, isSame } from './edition.ts';
import type { DurableRecord } from './open-record.ts';

/** Record shared by web nodes. Unreadable values are null; no method rejects. */
export interface SharedRecord {
  /** Resolves when connected or after the timeout. */
  connected(milliseconds: number): Promise<void>;
  at(): Promise<Edition | null>;
  read(): Promise<RecordedChanges | null>;
  /** Keeps an existing record that is as new, unless `over`. Returns false when nothing was written. */
  write(recorded: RecordedChanges, over: boolean): Promise<boolean>;
}

const changesBeyond = ({ epoch, number, changed, floor, names, pages }: RecordedChanges, own: Edition): ChangeSet => {
  const base = { kind: 'edited', slugs: [], pages: [], all: false } as const;
  const changes: readonly Change[] = [
    ...names.map(([slug, at]): Change => ({ ...base, number: at, slugs: [slug] })),
    ...pages.map(([page, at]): Change => ({ ...base, kind: 'purged', number: at, pages: [pageOf(page)] })),
    { ...base, number: changed },
  ];
  const missed = epoch !== own.epoch || floor > own.number;
  return {
    epoch,
    number,
    reset: missed,
    changes: changes.filter(({ number: at }) => at > own.number).toSorted((one, other) => one.number - other.number),
  };
};

const pageOf = (name: string): { readonly site: string; readonly path: string } => {
  const space = name.indexOf(' ');
  return { site: name.slice(0, space), path: name.slice(space + 1) };
};

export interface SharingNeeds {
  readonly record: Pick<DurableRecord, 'edition' | 'learn' | 'recorded' | 'save' | 'hasLeft'>;
  readonly shared: SharedRecord;
  readonly isTold: () => boolean;
  readonly onChanges: (set: ChangeSet) => Promise<unknown>;
}

/** Synchronizes this node with the shared record: reads newer changes and writes its own. */
export const createSharing = ({ record, shared, isTold, onChanges }: SharingNeeds) => {
  let left: Edition = record.edition();

  /** Overwrites a newer record only after the main API has reset this node within its epoch. */
  const leave = async (): Promise<void> => {
    const own = record.recorded();
    if (await shared.write(own, isBefore(own, left))) left = own;
  };

  const learn = async (): Promise<void> => {
    const other = await shared.read();
    if (other === null || record.hasLeft(other.epoch)) return;
    const set = changesBeyond(other, record.edition());
    if (!record.learn(set)) return;
    await Promise.all([onChanges(set), record.save()]);
  };

  return {
    async even(): Promise<void> {
      const [theirs, own] = [await shared.at(), record.edition()];
      if (!isTold()) return learn();
      if (theirs !== null && isBefore(own, theirs)) return learn();
      // With different epochs, the node that follows the change feed is ahead.
      if (theirs === null || !isSame(theirs, own)) await leave();
    },
    leave,
  };
};
