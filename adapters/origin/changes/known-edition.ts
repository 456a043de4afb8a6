import type { Time } from '#adapters/time/time.ts';
import { isSameEdition } from '../database/edits/edition.ts';
import type { Edition } from '../database/edits/edition.ts';
import type { OnGone } from '../http/on-gone.ts';

interface Needs {
  readonly first: Edition;
  readonly read: () => Promise<Edition>;
  readonly invalidate: () => Promise<void>;
  readonly time: Time;
}

export interface KnownEdition {
  /** The newest edition whose caches are already invalidated. */
  current(): Edition;
  /** Everything committed before the call is known afterwards. */
  catchUp(): Promise<Edition>;
  /**
   * Resolves on a new edition, on timeout, when the client disconnects, or on close. False when too many clients wait.
   */
  otherThan(edition: Edition, milliseconds: number, onGone?: OnGone): Promise<boolean>;
  close(): void;
}

const maxWaiting = 256;

const waitingRoom = ({ after }: Time) => {
  const waiting = new Set<() => void>();
  const enter = (milliseconds: number, onGone: OnGone): Promise<void> =>
    new Promise((resolve) => {
      let stop = (): void => undefined;
      const leave = (): void => {
        cancel();
        stop();
        waiting.delete(leave);
        resolve();
      };
      const cancel = after(milliseconds, leave);
      waiting.add(leave);
      stop = onGone(leave);
    });
  return { enter, isFull: () => waiting.size >= maxWaiting, call: () => [...waiting].forEach((leave) => leave()) };
};

export const createKnownEdition = ({ first, read, invalidate, time }: Needs): KnownEdition => {
  let known = first;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  let queued: Promise<Edition> | null = null;
  const room = waitingRoom(time);

  const look = async (): Promise<Edition> => {
    queued = null;
    const found = await read();
    if (isSameEdition(found, known)) return known;
    await invalidate();
    known = found;
    room.call();
    return known;
  };
  const catchUp = (): Promise<Edition> => {
    // Reads run one after another: a late response must not overwrite a newer edition. Calls before a read starts share
    // it.
    queued ??= last.then(look);
    last = queued.catch(() => undefined);
    return queued;
  };
  const otherThan = async (
    edition: Edition,
    milliseconds: number,
    onGone: OnGone = () => () => undefined,
  ): Promise<boolean> => {
    if (closed || !isSameEdition(edition, known)) return true;
    if (room.isFull()) return false;
    await room.enter(milliseconds, onGone);
    return true;
  };
  const close = (): void => {
    closed = true;
    room.call();
  };
  return { current: () => known, catchUp, otherThan, close };
};
