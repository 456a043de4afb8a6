import type { Cancel } from '#adapters/time/time.ts';
import type { RepeatNeeds } from '../database/maintenance/repeat.ts';
import type { KnownEdition } from './known-edition.ts';

const everySecond = 1_000;

/** Polls every second for edits of other processes; notifications are only a hint. Returns a stop function. */
export const followOthers = ({ catchUp }: Pick<KnownEdition, 'catchUp'>, { time, log }: RepeatNeeds): Cancel => {
  let failing = false;
  const look = async (): Promise<void> => {
    try {
      await catchUp();
      failing = false;
    } catch (cause) {
      if (!failing) log(cause);
      failing = true;
    }
  };
  return time.every(everySecond, () => void look());
};
