export type Round = readonly (readonly [home: number, away: number])[];

/** Circle method; the second half swaps home and away. */
export const roundRobin = (teams: readonly number[], twice = true): readonly Round[] => {
  const [fixed = 0, ...others] = teams;
  const rounds = Array.from({ length: teams.length - 1 }, (_, at): Round => {
    const turned = [...others.slice(at), ...others.slice(0, at)];
    const circle = [fixed, ...turned];
    return Array.from({ length: teams.length / 2 }, (__, pair) => {
      const [one, other] = [circle[pair] ?? 0, circle[teams.length - 1 - pair] ?? 0];
      return (at + pair) % 2 === 0 ? ([one, other] as const) : ([other, one] as const);
    });
  });
  return twice ? [...rounds, ...rounds.map((round) => round.map(([home, away]) => [away, home] as const))] : rounds;
};
