import type { Random } from '../random.ts';
import type { LineUp } from './line-up.ts';
import type { Position, SquadPlayer } from './match-plan.ts';

type Weights = Readonly<Record<Position, number>>;

const shooting: Weights = { G: 0, D: 1, M: 3, F: 6 };
const assisting: Weights = { G: 0.1, D: 2, M: 4, F: 3 };
const fouling: Weights = { G: 0, D: 4, M: 4, F: 2 };
const spotOrder: Weights = { F: 3, M: 2, D: 1, G: 0 };

export interface TeamInPlay {
  readonly size: () => number;
  readonly shooter: () => SquadPlayer | null;
  readonly assistant: (scorer: SquadPlayer) => SquadPlayer | null;
  readonly fouler: () => SquadPlayer | null;
  readonly takers: () => readonly SquadPlayer[];
  readonly any: () => SquadPlayer | null;
  readonly book: (player: SquadPlayer) => boolean;
  readonly sendOff: (player: SquadPlayer) => boolean;
  readonly substitute: (
    off?: SquadPlayer | null,
  ) => { readonly off: SquadPlayer; readonly on: SquadPlayer; readonly number: number } | null;
}

const careful = 0.4;
const maxSubstitutions = 5;
/** Laws of the game: a match needs at least seven players. */
const fewest = 8;

export const openTeam = (random: Random, { starting, substitutes }: LineUp): TeamInPlay => {
  const pitch: SquadPlayer[] = [...starting];
  const bench: SquadPlayer[] = [...substitutes];
  const booked = new Set<SquadPlayer>();
  const fresh = new Set<SquadPlayer>();
  let substitutions = 0;
  const remove = (player: SquadPlayer): void => void pitch.splice(pitch.indexOf(player), 1);
  const by = (weights: Weights, but?: SquadPlayer): SquadPlayer | null =>
    random.weighted(pitch, (player) => (player === but ? 0 : weights[player.position]));
  const tired = (): SquadPlayer | null =>
    random.weighted(pitch, (player) => (fresh.has(player) || player.position === 'G' ? 0 : 1));
  const sendOff = (player: SquadPlayer): boolean => {
    if (pitch.length <= fewest || player.position === 'G') return false;
    remove(player);
    return true;
  };
  return {
    size: () => pitch.length,
    shooter: () => by(shooting),
    assistant: (scorer) => (random.yes(0.72) ? by(assisting, scorer) : null),
    fouler: () => random.weighted(pitch, (player) => fouling[player.position] * (booked.has(player) ? careful : 1)),
    takers: () =>
      pitch.toSorted((one, other) => spotOrder[other.position] - spotOrder[one.position] || one.number - other.number),
    any: () => random.pick(pitch.filter(({ position }) => position !== 'G')),
    book: (player) => {
      if (!booked.has(player)) {
        booked.add(player);
        return false;
      }
      return sendOff(player);
    },
    sendOff,
    substitute: (wished = null) => {
      const off = wished ?? tired();
      const usable = bench.filter(({ position }) => position !== 'G');
      const alike = usable.filter(({ position }) => position === off?.position);
      const on = random.pick(alike.length > 0 ? alike : usable);
      if (off === null || on === null || substitutions >= maxSubstitutions) return null;
      substitutions += 1;
      pitch[pitch.indexOf(off)] = on;
      bench.splice(bench.indexOf(on), 1);
      fresh.add(on);
      return { off, on, number: substitutions };
    },
  };
};
