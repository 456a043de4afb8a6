import { driveByClock } from './drive-by-clock.ts';
import { driveRace } from './drive-race.ts';
import type { SessionPlan } from './session-plan.ts';
import type { SessionScript } from './session-script.ts';

export const driveSession = (plan: SessionPlan): SessionScript =>
  plan.kind === 'race' || plan.kind === 'sprint' ? driveRace(plan) : driveByClock(plan);
