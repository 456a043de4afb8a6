import { err, ok, type Result } from 'neverthrow';
import { digits } from './digits.ts';

/** `mm:ss`, from an hour on `hh:mm:ss` (spec §9); parts of a second are dropped. Less than nothing is no duration. */
export const duration = (seconds: number): Result<string, 'not-a-duration'> => {
  if (!Number.isFinite(seconds) || seconds < 0) return err('not-a-duration');
  const whole = Math.floor(seconds);
  const minutesAndSeconds = `${digits(Math.floor(whole / 60) % 60)}:${digits(whole % 60)}`;
  return ok(whole < 3600 ? minutesAndSeconds : `${digits(Math.floor(whole / 3600))}:${minutesAndSeconds}`);
};
