import type { BestFinish } from '#core/sport/formula-one/team-profile.ts';
import { thousands } from '#core/wording/thousands.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';

export interface Place {
  readonly position: number | null;
  readonly points: number | null;
}

/** `2. hely, 118 pont`; empty when both are unknown. */
export const writtenStanding = ({ position, points }: Place): string =>
  formulaOneMessages.standing(position, points === null ? null : thousands(points));

export const writtenFinish = (finish: BestFinish | null): string | null =>
  finish === null || finish.position === null ? null : formulaOneMessages.finish(finish.position, finish.times);
