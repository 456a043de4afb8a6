import type { Side, Sides } from './match-plan.ts';
import type { MatchScript, TallyKind } from './match-script.ts';

export interface Statistic {
  readonly type: string;
  readonly value: number | string | null;
}

const percent = (part: number, whole: number): string | null =>
  whole === 0 ? null : `${Math.round((part / whole) * 100)}%`;

/** `now` is in seconds since kick-off. */
export const statisticsAt = ({ events, tallies }: MatchScript, now: number): Sides<readonly Statistic[]> => {
  const sums: Record<Side, Partial<Record<TallyKind, number>>> = { home: {}, away: {} };
  for (const { at, side, of, by } of tallies) if (at <= now) sums[side][of] = (sums[side][of] ?? 0) + by;
  const sum = (side: Side, of: TallyKind): number => sums[side][of] ?? 0;
  // Rounded once: both values must add up to 100.
  const [ours, all] = [sum('home', 'passes'), sum('home', 'passes') + sum('away', 'passes')];
  const homeShare = all === 0 ? 50 : Math.round((ours / all) * 100);
  const cards = (side: Side, ...details: readonly string[]): number | null =>
    events.filter(
      (event) => event.at <= now && event.side === side && event.type === 'Card' && details.includes(event.detail),
    ).length || null;
  const of = (side: Side): readonly Statistic[] => {
    const [on, off, blocked] = [sum(side, 'on-target'), sum(side, 'off-target'), sum(side, 'blocked')];
    return [
      { type: 'Shots on Goal', value: on },
      { type: 'Shots off Goal', value: off },
      { type: 'Total Shots', value: on + off + blocked },
      { type: 'Blocked Shots', value: blocked },
      { type: 'Shots insidebox', value: sum(side, 'inside-box') },
      { type: 'Shots outsidebox', value: sum(side, 'outside-box') },
      { type: 'Fouls', value: sum(side, 'fouls') },
      { type: 'Corner Kicks', value: sum(side, 'corners') },
      { type: 'Offsides', value: sum(side, 'offsides') },
      { type: 'Ball Possession', value: `${side === 'home' ? homeShare : 100 - homeShare}%` },
      { type: 'Yellow Cards', value: cards(side, 'Yellow Card') },
      { type: 'Red Cards', value: cards(side, 'Red Card', 'Second Yellow card') },
      { type: 'Goalkeeper Saves', value: sum(side, 'saves') },
      { type: 'Total passes', value: sum(side, 'passes') },
      { type: 'Passes accurate', value: sum(side, 'accurate-passes') },
      { type: 'Passes %', value: percent(sum(side, 'accurate-passes'), sum(side, 'passes')) },
      { type: 'expected_goals', value: sum(side, 'expected-goals').toFixed(2) },
    ];
  };
  return { home: of('home'), away: of('away') };
};
