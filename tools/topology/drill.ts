import type { Part } from './part.ts';
import type { Plan } from './plan.ts';
export const drill = async (_plan: Plan, _parts: readonly Part[], _seconds: number): Promise<number> => 0;
