import { sensibleSecond } from './local-time.ts';

/** UTC to the second, for `<time datetime>`; `at` in unix seconds. */
export const isoTime = (at: number): string => new Date(sensibleSecond(at) * 1000).toISOString().replace('.000', '');
