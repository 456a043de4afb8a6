import type { Time } from '#adapters/time/time.ts';
import type { Standing } from './follow-changes.ts';
import type { DurableRecord } from './open-record.ts';

/** Shown in `/readyz`; 'catching-up' until the first response of the main API. */
export type Trust = Standing | 'catching-up';

export interface CatchUpNeeds {
  readonly record: Pick<DurableRecord, 'isBehind' | 'setBehind' | 'save' | 'purge' | 'doubt'>;
  /** Whether other nodes use the same data folder and may have edited since this record was written. */
  readonly shared: boolean;
  readonly askOthers?: () => Promise<void>;
  readonly time: Pick<Time, 'after'>;
}

/** Milliseconds that readers wait at most; `mostTries` failures end the wait earlier. */
const maxLength = 3_000;
const maxTries = 2;

/**
 * Serves no old cache entries until a starting node has caught up with edits or cannot (R43). Edits are recorded before
 * they are sent, which makes a crash detectable at the next start.
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
    // Something was written, but it is unknown what.
    if (startedBehind) record.doubt();
    trust = 'change-feed-unreachable';
    end();
  };

  if (waiting) time.after(maxLength, () => void goByOwnRecord());

  const heardAll = async (): Promise<void> => {
    if (!record.isBehind()) return;
    record.setBehind(false);
    await record.save();
  };

  return {
    trust: (): Trust => trust,
    /** Resolves when old entries may be served; undefined from then on. */
    caughtUp: (): Promise<void> | undefined => waiting,

    onStanding(standing: Standing): void {
      if (standing !== 'change-feed-unreachable') {
        trust = standing;
        return end();
      }
      tries += 1;
      if (waiting === undefined) trust = standing;
      else if (tries >= maxTries) void goByOwnRecord();
    },

    /** Only a request sent after all edits were finished returns all of them. */
    onQuestion(): () => Promise<void> {
      const { under, given } = orders;
      return async () => {
        if (under === 0 && given === orders.given) await heardAll();
      };
    },

    /** Call before a write; call the returned function after it. */
    async expectEdit(): Promise<(written: boolean) => Promise<void>> {
      orders = { under: orders.under + 1, given: orders.given + 1 };
      record.setBehind(true);
      await record.save();
      return async (written) => {
        orders = { ...orders, under: orders.under - 1 };
        if (trust !== 'no-change-feed') return;
        if (written) record.purge(null);
        await heardAll();
      };
    },
  };
};
