import { speakDate } from '../../wording/hu-dates.ts';
import { hourAndMinute } from '../../wording/clock.ts';
import { localTime } from '../../wording/local-time.ts';

const day = 86_400;

export const whenItStood = (at: number, now: number, zone: string): string => {
  const { hour, minute } = localTime(at, zone);
  const clock = hourAndMinute(hour, minute);
  const date = speakDate(at, zone);
  if (date === speakDate(now, zone)) return clock;
  return date === speakDate(now - day, zone) ? `tegnap ${clock}` : `${date}, ${clock}`;
};
