export type Stage =
  | { readonly kind: 'match-day'; readonly number: number }
  | { readonly kind: 'round-of-16' | 'quarter-final' | 'semi-final' | 'third-place' | 'final' };

const matchDays = (perDay: number): readonly (readonly [index: number, stage: Stage])[] =>
  [1, 2, 3].map((number) => [(number - 1) * perDay, { kind: 'match-day', number }] as const);

/** The World Cup (1) has 16 fixtures per match day, the European Championship (4) has 12 (spec §9). */
const headers: ReadonlyMap<number | null, ReadonlyMap<number, Stage>> = new Map([
  [
    1,
    new Map<number, Stage>([
      ...matchDays(16),
      [48, { kind: 'round-of-16' }],
      [56, { kind: 'quarter-final' }],
      [60, { kind: 'semi-final' }],
      [62, { kind: 'third-place' }],
      [63, { kind: 'final' }],
    ]),
  ],
  [
    4,
    new Map<number, Stage>([
      ...matchDays(12),
      [36, { kind: 'round-of-16' }],
      [44, { kind: 'quarter-final' }],
      [48, { kind: 'semi-final' }],
      [50, { kind: 'final' }],
    ]),
  ],
]);

export const hasStages = (leagueId: number | null): boolean => headers.has(leagueId);

/** The header above the fixture at a 0-based index in kick-off order (spec §9). */
export const stageHeader = (leagueId: number | null, index: number): Stage | null =>
  headers.get(leagueId)?.get(index) ?? null;
