import { otherSide } from './match-plan.ts';
import { whenOf } from './scene.ts';
import type { Scene } from './scene.ts';
import { goal, penalty, shot } from './shots.ts';

export const chances = {
  shot: 0.128,
  foul: 0.118,
  corner: 0.051,
  offside: 0.021,
  penalty: 0.0016,
  'own-goal': 0.0005,
  injury: 0.0045,
} as const;

export type Happening = keyof typeof chances | 'substitution';

const reasons = ['Foul', 'Foul', 'Foul', 'Argument', 'Time wasting', 'Holding', 'Handball'];

const upgradeSeconds = 48;

const card = (scene: Scene): void => {
  const { match, side } = scene;
  const { random, teams } = match;
  const player = teams[side].fouler();
  if (player === null) return;
  const { at, minute } = whenOf(scene);
  match.lost += 20;
  if (random.yes(0.022)) {
    if (teams[side].sendOff(player))
      match.tell(at, minute, { type: 'Card', detail: 'Red Card', comments: 'Serious foul', side, player });
    return;
  }
  const comments = random.pick(reasons);
  const off = teams[side].book(player);
  match.tell(at, minute, { type: 'Card', detail: off ? 'Second Yellow card' : 'Yellow Card', comments, side, player });
  if (!off && scene.reviewable && random.yes(0.008) && teams[side].sendOff(player)) {
    const later = whenOf(scene, upgradeSeconds);
    match.tell(later.at, later.minute, { type: 'Var', detail: 'Card upgrade', side, player });
    match.tell(later.at + 1, later.minute, { type: 'Card', detail: 'Red Card', comments: 'Foul', side, player });
    match.quietUntil = later.at + 10;
  }
};

const substitution = (scene: Scene, hurt = false): void => {
  const { match, side } = scene;
  const made = match.teams[side].substitute(hurt ? match.teams[side].any() : null);
  if (made === null) return;
  const { at, minute } = whenOf(scene);
  match.lost += 20;
  const comments = hurt ? 'Injury' : null;
  match.tell(at, minute, {
    type: 'subst',
    detail: `Substitution ${made.number}`,
    comments,
    side,
    player: made.off,
    assist: made.on,
  });
};

const acts: Readonly<Record<Happening, (scene: Scene) => void>> = {
  shot,
  penalty,
  'own-goal': (scene) => {
    const player = scene.match.teams[otherSide(scene.side)].any();
    if (player !== null) goal(scene, { detail: 'Own Goal', player, assist: null }, false);
  },
  foul: (scene) => {
    const { match, side } = scene;
    match.count(whenOf(scene).at, side, 'fouls');
    if (match.random.yes(0.165)) card(scene);
  },
  corner: (scene) => scene.match.count(whenOf(scene).at, scene.side, 'corners'),
  offside: (scene) => scene.match.count(whenOf(scene).at, scene.side, 'offsides'),
  injury: (scene) => {
    const { random } = scene.match;
    scene.match.lost += random.yes(0.12) ? random.whole(360, 840) : random.whole(60, 150);
    substitution(scene, true);
  },
  substitution: (scene) => substitution(scene),
};

/** Ignores events during a goal celebration or a review. */
export const happen = (what: Happening, scene: Scene): void => {
  if (whenOf(scene).at >= scene.match.quietUntil) acts[what](scene);
};
