import type { Time } from '#adapters/time/time.ts';
import type { Standing } from './follow-changes.ts';
import type { DurableRecord } from './open-record.ts';

/** As `/readyz` tells it; 'catching-up' until the first word with the main API. */
export type Trust = Standing | 'catching-up';

export interface CatchUpNeeds {
  readonly record: Pick<DurableRecord, 'isBehind' | 'setBehind' | 'save' | 'purge' | 'doubt'>;
  /** Whether others may have edited since this node's record was written: with a folder of its own nobody can. */
  readonly shared: boolean;
  /** Learns what other nodes know, when the main API cannot be asked. */
  readonly askOthers?: () => Promise<void>;
  readonly time: Pick<Time, 'after'>;
}

/**
 * Milliseconds that readers wait for a word of the main API at most, and tries after which it is taken for out of
 * reach.
 */
const longest = 3_000;
const mostTries = 2;

/**
 * Holds old copies back until a node that starts has heard what was changed without it, or nobody can tell (R43).
 * Edits that are ordered here are noted
 * before they are carried out, so that a crash in between is known at the next start.
 */
export const createCatchUp = ({ record, shared, askOthers = async () => undefined, time }: CatchUpNeeds) => {
  const startedBehind = record.isBehind();
  let trust: Trust = 'catching-up';
  let tries = 0;
  let orders = { under: 0, given: 0 };
  let done = (): void => undefined;
  let waiting: Promise<void> | undefined =
    shared || startedBehind ? new Promise((resolve) => (done = resolve)) : undefined;

  const end = (): void => {
    if (waiting === undefined) return;
    waiting = undefined;
    done();
  };

  const goByOwnRecord = async (): Promise<void> => {
    if (waiting === undefined) return;
    await askOthers();
    if (waiting === undefined) return;
    // It is known that something was written, and not what.
    if (startedBehind) record.doubt();
    trust = 'by-own-record';
    end();
  };

  if (waiting) time.after(longest, () => void goByOwnRecord());

  const heardAll = async (): Promise<void> => {
    if (!record.isBehind()) return;
    record.setBehind(false);
    await record.save();
  };

  return {
    trust: (): Trust => trust,
    /** Settles when old copies may be judged; undefined from then on. */
    caughtUp: (): Promise<void> | undefined => waiting,

    onStanding(standing: Standing): void {
      if (standing !== 'by-own-record') {
        trust = standing;
        return end();
      }
      tries += 1;
      if (waiting === undefined) trust = standing;
      else if (tries >= mostTries) void goByOwnRecord();
    },

    /** A question that was asked after every order had been carried out brings all of them. */
    onQuestion(): () => Promise<void> {
      const { under, given } = orders;
      return async () => {
        if (under === 0 && given === orders.given) await heardAll();
      };
    },

    /** Is called before something is written here, and what it gives afterwards. */
    async expectEdit(): Promise<(written: boolean) => Promise<void>> {
      orders = { under: orders.under + 1, given: orders.given + 1 };
      record.setBehind(true);
      await record.save();
      return async (written) => {
        orders = { ...orders, under: orders.under - 1 };
        if (trust !== 'untold') return;
        if (written) record.purge(null);
        await heardAll();
      };
    },
  };
};
