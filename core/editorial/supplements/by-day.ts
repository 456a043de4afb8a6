import { localTime } from '../../wording/local-time.ts';

export interface DayOf<T> {
  /** Unix seconds of the first item. */
  readonly at: number;
  readonly items: readonly T[];
}

/** Groups items by calendar day in a time zone, in time order (spec §2.3). */
export const byDay = <T extends { readonly at: number }>(items: readonly T[], zone: string): readonly DayOf<T>[] => {
  const dayOf = ({ at }: T): string => {
    const { year, month, day } = localTime(at, zone);
    return `${year}-${month}-${day}`;
  };
  const ordered = items.toSorted((one, other) => one.at - other.at);
  return [...new Set(ordered.map(dayOf))].flatMap((day) => {
    const own = ordered.filter((item) => dayOf(item) === day);
    return own[0] === undefined ? [] : [{ at: own[0].at, items: own }];
  });
};
