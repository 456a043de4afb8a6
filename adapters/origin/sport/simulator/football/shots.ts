import { otherSide } from './match-plan.ts';
import type { ScriptEvent } from './match-script.ts';
import { whenOf } from './scene.ts';
import type { Scene } from './scene.ts';

type Scored = Pick<ScriptEvent, 'detail' | 'player' | 'assist'>;

/** Seconds that a celebration and a review take. */
const celebration = 55;
const review = [45, 85] as const;

const onTarget = (scene: Scene, inside: boolean, expected: number): void => {
  const { match, side } = scene;
  const { at } = whenOf(scene);
  match.count(at, side, 'on-target');
  match.count(at, side, inside ? 'inside-box' : 'outside-box');
  match.count(at, side, 'expected-goals', expected);
};

export const goal = (scene: Scene, scored: Scored, mayBeCancelled: boolean): void => {
  const { match, side, reviewable } = scene;
  const { random } = match;
  const { at, minute } = whenOf(scene);
  match.lost += 35;
  if (!mayBeCancelled || !reviewable || !random.yes(0.055)) {
    match.tell(at, minute, { ...scored, type: 'Goal', side });
    match.quietUntil = at + celebration;
    return;
  }
  const later = whenOf(scene, random.whole(...review));
  match.lost += 60;
  match.tell(at, minute, { ...scored, type: 'Goal', side, cancelledAt: later.at });
  const detail = random.yes(0.6) ? 'Goal Disallowed - offside' : 'Goal cancelled';
  match.tell(later.at, later.minute, { type: 'Var', detail, side, player: scored.player });
  match.quietUntil = later.at + 15;
};

const conversion = { inside: 0.136, outside: 0.034 } as const;

export const shot = (scene: Scene): void => {
  const { match, side } = scene;
  const { random, plan, teams } = match;
  const player = teams[side].shooter();
  if (player === null) return;
  const { at } = whenOf(scene);
  const inside = random.yes(0.62);
  const expected = Math.round((inside ? random.between(0.05, 0.3) : random.between(0.01, 0.07)) * 100) / 100;
  const ease = Math.sqrt(plan[side].strength / plan[otherSide(side)].strength);
  const luck = random.next();
  const scores = (inside ? conversion.inside : conversion.outside) * ease;
  if (luck < scores) {
    onTarget(scene, inside, expected);
    goal(scene, { detail: 'Normal Goal', player, assist: teams[side].assistant(player) }, true);
  } else if (luck < scores + 0.26) {
    onTarget(scene, inside, expected);
    match.count(at, otherSide(side), 'saves');
  } else {
    match.count(at, side, luck < 0.7 ? 'off-target' : 'blocked');
    match.count(at, side, inside ? 'inside-box' : 'outside-box');
    match.count(at, side, 'expected-goals', expected);
  }
};

const toTheSpot = 75;

export const penalty = (scene: Scene): void => {
  const { match, side, reviewable } = scene;
  const { random, teams } = match;
  const [player] = teams[side].takers();
  if (player === undefined || !reviewable) return;
  const { at, minute } = whenOf(scene);
  match.lost += 70;
  const reviewed = random.next();
  if (reviewed < 0.35) {
    const confirmed = reviewed < 0.27;
    const detail = confirmed ? 'Penalty confirmed' : 'Penalty cancelled';
    match.tell(at, minute, { type: 'Var', detail, side, player });
    match.quietUntil = at + 20;
    if (!confirmed) return;
  }
  const kick = { ...scene, second: scene.second + toTheSpot };
  onTarget(kick, true, 0.79);
  if (random.yes(0.79)) goal(kick, { detail: 'Penalty', player, assist: null }, false);
  else {
    const then = whenOf(kick);
    match.count(then.at, otherSide(side), 'saves');
    match.tell(then.at, then.minute, { type: 'Goal', detail: 'Missed Penalty', side, player });
    match.quietUntil = then.at + 15;
  }
};
