import { digits } from './digits.ts';

/** `mm:ss`, from an hour on `hh:mm:ss` (spec §9). Null when negative or not finite. */
export const duration = (seconds: number): string | null => {
  if (!Number.isFinite(seconds) || seconds < 0) return null;
  const whole = Math.floor(seconds);
  const minutesAndSeconds = `${digits(Math.floor(whole / 60) % 60)}:${digits(whole % 60)}`;
  return whole < 3600 ? minutesAndSeconds : `${digits(Math.floor(whole / 3600))}:${minutesAndSeconds}`;
};
