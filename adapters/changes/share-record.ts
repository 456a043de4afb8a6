import type { Change, ChangeSet } from './change.ts';
import type { RecordedChanges } from './change-record.ts';
import { type Edition, isBefore, isSame } from './edition.ts';
import type { DurableRecord } from './open-record.ts';

/** Where web nodes leave what they know for one another. Whatever cannot be read there is null; nothing rejects. */
export interface SharedRecord {
  /** Settles once they can be asked, or after so many milliseconds. */
  connected(milliseconds: number): Promise<void>;
  at(): Promise<Edition | null>;
  read(): Promise<RecordedChanges | null>;
  /** Leaves a record, unless one as new stands there; `over` that one too. False where nothing could be left. */
  write(recorded: RecordedChanges, over: boolean): Promise<boolean>;
}

/** What another's record holds beyond an edition, told as the main API would have. */
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
  /** Whether this node is told of changes by the main API itself. */
  readonly isTold: () => boolean;
  /** Forgets what is older than the changes. */
  readonly onChanges: (set: ChangeSet) => Promise<unknown>;
}

/**
 * Evens out what a node knows with what the others have left: learns what they heard, and leaves what it was told
 * itself.
 */
export const createSharing = ({ record, shared, isTold, onChanges }: SharingNeeds) => {
  let left: Edition = record.edition();

  /** Only the main API sets a node back within its epoch: what others know beyond that, it knows no more. */
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
      // Of another epoch, who is told of its own is ahead.
      if (theirs === null || !isSame(theirs, own)) await leave();
    },
    /** Leaves what is known now. */
    leave,
  };
};
