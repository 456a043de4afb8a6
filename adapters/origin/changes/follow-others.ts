import type { Cancel } from '#adapters/time/time.ts';
import type { RepeatNeeds } from '../database/maintenance/repeat.ts';
import type { KnownEdition } from './known-edition.ts';

const everySecond = 1_000;

/** Looks every second whether others have written: what a notice tells sooner is only a hint. Gives what stops that. */
export const followOthers = ({ catchUp }: Pick<KnownEdition, 'catchUp'>, { time, log }: RepeatNeeds): Cancel => {
  let failing = false;
  const look = async (): Promise<void> => {
    try {
      await catchUp();
      failing = false;
    } catch (cause) {
      // Once, until it succeeds again.
      if (!failing) log(cause);
      failing = true;
    }
  };
  return time.every(everySecond, () => void look());
};
