import { thousands } from '#core/wording/thousands.ts';

export const number = (value: number): string => thousands(value, 'column');
