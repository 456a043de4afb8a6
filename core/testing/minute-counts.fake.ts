import { okAsync } from 'neverthrow';
import type { MinutesCounts } from '../editorial/common-data/minutes-counter.ts';
import type { MinuteCounts } from '../ports/minute-counts.ts';
import type { Newsroom } from './newsroom.fake.ts';

export const fakeMinuteCounts = ({ content }: Newsroom): MinuteCounts => {
  const sum = (fits: (day: string) => boolean): MinutesCounts => {
    const days = (content.minutes ?? []).filter(({ day }) => fits(day));
    return {
      recurring: days.reduce((all, one) => all + one.recurring, 0),
      onetime: days.reduce((all, one) => all + one.onetime, 0),
    };
  };
  return {
    since: (_, from) => okAsync(sum((day) => day >= from)),
    ofDay: (_, wanted) => okAsync(sum((day) => day === wanted)),
  };
};
