import type { DriverName } from './entrant.ts';
import type { FollowedRace } from './followed-race.ts';
import type { RaceFlag } from './race.ts';

export type RaceNews =
  | { readonly kind: 'flag'; readonly flag: RaceFlag | null }
  | { readonly kind: 'status'; readonly status: string | null }
  | { readonly kind: 'leader'; readonly driver: DriverName };

const leaderOf = ({ rows }: FollowedRace): DriverName | null =>
  rows?.find(({ position }) => position === 1)?.driver ?? null;

export const raceNews = (before: FollowedRace, now: FollowedRace): readonly RaceNews[] => {
  const leader = leaderOf(now);
  const led = leaderOf(before);
  return [
    ...(before.race.status === now.race.status ? [] : [{ kind: 'status', status: now.race.status } as const]),
    ...(before.race.flag === now.race.flag ? [] : [{ kind: 'flag', flag: now.race.flag } as const]),
    ...(leader === null || led === null || leader.name === led.name
      ? []
      : [{ kind: 'leader', driver: leader } as const]),
  ];
};
