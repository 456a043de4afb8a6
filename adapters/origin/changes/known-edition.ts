import type { Time } from '#adapters/time/time.ts';
import { isSameEdition } from '../database/edits/edition.ts';
import type { Edition } from '../database/edits/edition.ts';
import type { OnGone } from '../http/on-gone.ts';

interface Needs {
  readonly first: Edition;
  /** The last edition that is committed. */
  readonly read: () => Promise<Edition>;
  /** Forgets whatever was made of an older one; where it fails, the newer one is not known yet. */
  readonly forget: () => Promise<void>;
  readonly time: Time;
}

export interface KnownEdition {
  /** The newest that is known, and for which everything of before has been forgotten. */
  current(): Edition;
  /** Looks whether there is a newer one; what was committed before the call is known after it. */
  catchUp(): Promise<Edition>;
  /**
   * Settles when another edition than this is known, the time is over, the asker gone or all at an end. False when
   * too many wait.
   */
  otherThan(edition: Edition, milliseconds: number, onGone?: OnGone): Promise<boolean>;
  /** Nobody waits any longer. */
  close(): void;
}

const mostWaiting = 256;

/** Those who wait for something to happen; each until its own end at the latest. */
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
  return { enter, isFull: () => waiting.size >= mostWaiting, call: () => [...waiting].forEach((leave) => leave()) };
};

/** What a process knows of the edits in its database, its own and those of others. */
export const createKnownEdition = ({ first, read, forget, time }: Needs): KnownEdition => {
  let known = first;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  let queued: Promise<Edition> | null = null;
  const room = waitingRoom(time);

  const look = async (): Promise<Edition> => {
    queued = null;
    const found = await read();
    if (isSameEdition(found, known)) return known;
    await forget();
    known = found;
    room.call();
    return known;
  };
  const catchUp = (): Promise<Edition> => {
    // One look after another, or an older answer that comes late would be taken for the newer; whoever asks before
    // one begins shares it.
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
