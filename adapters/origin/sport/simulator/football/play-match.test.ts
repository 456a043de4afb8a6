import { describe, expect, it } from 'vitest';
import { fateOf } from './fate-of.ts';
import { planOf } from './match-plan.fixtures.ts';
import { sideNames } from './match-plan.ts';
import type { MatchPlan, Side, SquadPlayer } from './match-plan.ts';
import type { MatchScript, ScriptEvent } from './match-script.ts';
import { matchState } from './match-state.ts';
import { playMatch } from './play-match.ts';

const ages = 1_000_000;
const matches = 10_000;

const countedGoals = (events: readonly ScriptEvent[], side: Side): number => {
  const goals: string[] = [];
  for (const { type, detail, comments, player, side: own } of events) {
    if (own !== side) continue;
    if (type === 'Goal' && detail !== 'Missed Penalty' && comments !== 'Penalty Shootout') goals.push(player.name);
    if (type === 'Var' && /^Goal (cancelled|Disallowed)/.test(detail)) goals.splice(goals.lastIndexOf(player.name), 1);
  }
  return goals.length;
};

const kicks = (events: readonly ScriptEvent[], side: Side): readonly ScriptEvent[] =>
  events.filter((event) => event.comments === 'Penalty Shootout' && event.side === side);

const endings = (plan: MatchPlan): readonly string[] =>
  plan.fate === 'postponed'
    ? ['PST']
    : plan.fate === 'abandoned'
      ? ['ABD']
      : plan.knockout
        ? ['FT', 'AET', 'PEN']
        : ['FT'];

const wrongPlayers = ({ lineUps, events }: MatchScript): readonly string[] => {
  const pitch = new Map<number, Side>();
  const booked = new Set<number>();
  for (const side of sideNames) for (const { id } of lineUps[side].starting) pitch.set(id, side);
  return events.flatMap((event) => {
    const { type, detail, side, player, assist } = event;
    const off = (who: SquadPlayer): boolean =>
      pitch.get(who.id) !== (detail === 'Own Goal' ? (side === 'home' ? 'away' : 'home') : side);
    const told = `${event.elapsed}+${event.extra ?? 0} ${detail} ${player.name}`;
    if (type === 'Var') return [];
    if (off(player)) return [told];
    if (type === 'Goal' && assist !== null && off(assist)) return [`${told} from ${assist.name}`];
    if (type === 'subst' && assist !== null) {
      if (pitch.has(assist.id)) return [`${told}: already on`];
      pitch.delete(player.id);
      pitch.set(assist.id, side);
    }
    if (detail === 'Yellow Card') booked.add(player.id);
    if (detail === 'Second Yellow card' && !booked.has(player.id)) return [`${told}: booked once`];
    if (detail === 'Red Card' || detail === 'Second Yellow card') pitch.delete(player.id);
    return [];
  });
};

const faultsOf = (plan: MatchPlan, script: MatchScript): readonly string[] => {
  const { short, goals, score, events } = matchState(script, ages);
  const [home, away] = [countedGoals(events, 'home'), countedGoals(events, 'away')];
  const isPlayed = plan.fate !== 'postponed';
  const substitutions = (side: Side): number =>
    events.filter((event) => event.type === 'subst' && event.side === side).length;
  const full = score.fulltime;
  const checks: readonly (readonly [string, boolean])[] = [
    [`ends with ${short}`, endings(plan).includes(short)],
    ['score is not that of its goals', isPlayed ? goals.home === home && goals.away === away : goals.home === null],
    ['a final without winner', !plan.knockout || plan.fate !== 'played' || short === 'PEN' || home !== away],
    [
      'extra time without need',
      (short === 'FT') === (full.home !== null && (!plan.knockout || full.home !== full.away)),
    ],
    ['penalties without need', short !== 'PEN' || home === away],
    ['penalties undecided', (short === 'PEN') === (score.penalty.home !== score.penalty.away)],
    [
      'kicks do not add up',
      short !== 'PEN' ||
        sideNames.every(
          (side) => kicks(events, side).filter(({ detail }) => detail === 'Penalty').length === score.penalty[side],
        ),
    ],
    ['turns are not taken', Math.abs(kicks(events, 'home').length - kicks(events, 'away').length) <= 1],
    [
      'parts do not add up',
      short !== 'AET' || sideNames.every((side) => (full[side] ?? 0) + (score.extratime[side] ?? 0) === goals[side]),
    ],
    ['too many substitutions', sideNames.every((side) => substitutions(side) <= 5)],
    ['a score that is none of a match', (goals.home ?? 0) <= 12 && (goals.away ?? 0) <= 12],
  ];
  return [...checks.flatMap(([fault, holds]) => (holds ? [] : [fault])), ...wrongPlayers(script)];
};

const plans = Array.from({ length: matches }, (_, seed) => planOf(seed, seed % 3 === 0, fateOf(seed)));

describe('ten thousand simulated matches', () => {
  const scripts = plans.map((plan) => ({ plan, script: playMatch(plan) }));

  it('end validly, with a score that is the sum of goals', () => {
    const wrong = scripts.flatMap(({ plan, script }) =>
      faultsOf(plan, script).map((fault) => `${plan.seed}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  it('hold everything that a page has to cope with', () => {
    const seen = new Set(
      scripts.flatMap(({ script }) => [
        script.final,
        ...script.phases.map(({ short }) => short),
        ...script.events.map(({ detail }) => detail.replace(/\d/, 'n')),
        ...(script.events.some(({ elapsed, extra }) => elapsed === 90 && extra === 17) ? ['90+17'] : []),
        ...(script.events.some(({ cancelledAt }) => cancelledAt !== null) ? ['taken back'] : []),
      ]),
    );
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'FT',
        'AET',
        'PEN',
        'ABD',
        'PST',
        '1H',
        'HT',
        '2H',
        'BT',
        'ET',
        'P',
        'INT',
        'Normal Goal',
        'Own Goal',
        'Penalty',
        'Missed Penalty',
        'taken back',
        '90+17',
        'Yellow Card',
        'Second Yellow card',
        'Red Card',
        'Substitution n',
        'Goal cancelled',
        'Goal Disallowed - offside',
        'Penalty confirmed',
        'Penalty cancelled',
        'Card upgrade',
      ]),
    );
  });

  it('have about as many goals, cards and shots as football has', () => {
    const played = scripts
      .filter(({ plan }) => plan.fate === 'played' && !plan.knockout)
      .map(({ script }) => matchState(script, ages));
    const mean = (of: (state: ReturnType<typeof matchState>) => number): number =>
      played.reduce((sum, state) => sum + of(state), 0) / played.length;
    const cards = (detail: string) => (state: ReturnType<typeof matchState>) =>
      state.events.filter((event) => event.detail === detail).length;
    expect(mean(({ goals }) => (goals.home ?? 0) + (goals.away ?? 0))).toBeCloseTo(2.7, 0);
    expect(mean(cards('Yellow Card'))).toBeGreaterThan(2.5);
    expect(mean(cards('Yellow Card'))).toBeLessThan(5);
    expect(mean(cards('Red Card')) + mean(cards('Second Yellow card'))).toBeLessThan(0.4);
    expect(mean(({ statistics }) => Number(statistics?.home[2]?.value))).toBeGreaterThan(9);
  });
});
