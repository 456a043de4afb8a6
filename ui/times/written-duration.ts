import { duration } from '#core/wording/duration.ts';

/** `mm:ss` or `hh:mm:ss`; nothing for a length that is none. */
export const writtenDuration = (seconds: number): string => duration(seconds) ?? '';
