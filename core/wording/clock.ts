/** Month is 1 to 12, hour 0 to 23. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** `at` in unix seconds; `offset` in seconds ahead of UTC. */
export const timeAtOffset = (at: number, offset: number): LocalTime => {
  const local = new Date((at + offset) * 1000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
};

export const hourAndMinute = (hour: number, minute: number): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');

/** Parses a `clockChanges` text. Returns the offset in seconds, or null outside its range. */
export const toldOffset = (told: string | undefined, at: number): number | null => {
  const numbers = told?.split(' ').map(Number);
  return (
    numbers?.find((_, place) => place % 2 && at >= (numbers[place - 1] ?? at) && at < (numbers[place + 1] ?? at)) ??
    null
  );
};
