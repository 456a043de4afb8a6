import type { DriverCourse, Flag, SessionScript } from './session-script.ts';

export interface Place {
  readonly id: number;
  readonly position: number;
  readonly grid: number | null;
  readonly laps: number;
  readonly pits: number;
  /** `1:32:14.087`, `+5.213`, `+1 Lap`, `DNF` or `1:16.609`; null without a time. */
  readonly time: string | null;
  readonly gap: string | null;
}

export interface SessionState {
  readonly status: 'Scheduled' | 'Live' | 'Completed';
  readonly flag: Flag | 'green' | null;
  readonly lap: number | null;
  readonly places: readonly Place[];
  readonly fastest: { readonly id: number; readonly time: string } | null;
}

interface Driven {
  readonly course: DriverCourse;
  readonly laps: number;
  readonly at: number;
  readonly best: number | null;
  readonly out: boolean;
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

export const clockTime = (seconds: number): string => {
  const all = Math.round(seconds * 1000);
  const [hours, minutes] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60];
  const rest = `${pad(Math.floor(all / 1000) % 60, 2)}.${pad(all % 1000, 3)}`;
  return hours > 0 ? `${hours}:${pad(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
};

const difference = (seconds: number): string => `+${seconds.toFixed(3)}`;

const drivenBy = (course: DriverCourse, second: number): Driven => {
  const laps = course.crossings.filter((at) => at <= second).length;
  const times = course.lapTimes.slice(0, laps);
  return {
    course,
    laps,
    at: course.crossings[laps - 1] ?? (course.grid ?? 0) / 100,
    best: times.length === 0 ? null : Math.min(...times),
    out: course.retiredAt !== null && course.retiredAt <= second,
  };
};

const byLaps = (one: Driven, other: Driven): number =>
  Number(one.out) - Number(other.out) || other.laps - one.laps || one.at - other.at;
const byBest = (one: Driven, other: Driven): number =>
  (one.best ?? Infinity) - (other.best ?? Infinity) || one.course.id - other.course.id;

const behind = (driven: Driven, reference: Driven): string | null => {
  const missing = reference.laps - driven.laps;
  const crossing = reference.course.crossings[driven.laps - 1];
  if (driven.laps === 0 || crossing === undefined) return null;
  return missing > 1 || (missing === 1 && driven.at > (reference.course.crossings[reference.laps - 1] ?? 0))
    ? `+${missing} Lap${missing > 1 ? 's' : ''}`
    : difference(Math.max(0, driven.at - crossing));
};

const timeInRace = (driven: Driven, first: Driven, over: boolean): string | null => {
  if (driven.out) return 'DNF';
  if (driven === first) return driven.laps === 0 ? null : clockTime(driven.at);
  const missing = first.laps - driven.laps;
  return over && missing > 0 ? `+${missing} Lap${missing > 1 ? 's' : ''}` : behind(driven, first);
};

const timeByClock = ({ best }: Driven): string | null => (best === null ? null : clockTime(best));

const fastestOf = (driven: readonly Driven[]): SessionState['fastest'] => {
  const best = driven.reduce<Driven | null>(
    (found, one) => (one.best !== null && one.best < (found?.best ?? Infinity) ? one : found),
    null,
  );
  return best === null || best.best === null ? null : { id: best.course.id, time: clockTime(best.best) };
};

/** `now` is in seconds since the start of the session. */
export const sessionState = ({ kind, courses, flags, end }: SessionScript, now: number): SessionState => {
  if (now < 0) return { status: 'Scheduled', flag: null, lap: null, places: [], fastest: null };
  const over = now >= end;
  const driven = courses.map((course) => drivenBy(course, now)).toSorted(kind === 'laps' ? byLaps : byBest);
  const [first] = driven;
  const places = driven.map((one, at): Place => {
    const ahead = driven[at - 1];
    return {
      id: one.course.id,
      position: at + 1,
      grid: one.course.grid,
      laps: one.laps,
      pits: one.course.pitStops.filter((stop) => stop <= now).length,
      time: kind === 'time' || first === undefined ? timeByClock(one) : timeInRace(one, first, over),
      gap:
        ahead === undefined || one.out
          ? null
          : kind === 'laps'
            ? behind(one, ahead)
            : one.best === null || ahead.best === null
              ? null
              : difference(one.best - ahead.best),
    };
  });
  return {
    status: over ? 'Completed' : 'Live',
    flag: over ? null : (flags.findLast(({ from, to }) => from <= now && now < to)?.flag ?? 'green'),
    lap: kind === 'time' ? null : (first?.laps ?? 0),
    places,
    fastest: fastestOf(driven),
  };
};
