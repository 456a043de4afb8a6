import { sensibleSecond } from './local-time.ts';

/** What a `<time datetime>` wants: UTC to the second. `at` in unix seconds. */
export const isoTime = (at: number): string => new Date(sensibleSecond(at) * 1000).toISOString().replace('.000', '');
