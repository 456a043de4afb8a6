import { thousands } from '#core/wording/thousands.ts';

/** As figures stand in columns. */
export const number = (value: number): string => thousands(value, 'column');
