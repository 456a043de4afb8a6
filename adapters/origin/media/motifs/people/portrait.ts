import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { lightness, mix } from '../canvas/colour.ts';
import { bust, profile } from '../canvas/faces.ts';
import { type Composition, type Compositions, paleAndDeep, type Scene, staged, tall, wide } from '../canvas/scene.ts';
import { layer, paper, ridge } from '../canvas/scenery.ts';
import { disc, line, mirrored, moved, rect, ring, shape, times, within } from '../canvas/shapes.ts';

const sitter = ({ inks, chance }: Scene, way: 'woman' | 'man', grey = false): string => {
  const [pale, deep] = paleAndDeep(inks);
  const skin =
    lightness(inks.ground) > 0.62
      ? mix(pale, inks.spot === deep || inks.spot === pale ? inks.far : inks.spot, 0.28)
      : mix(pale, inks.far, 0.12);
  const clothes = inks.spot === pale ? inks.mid : inks.spot;
  return bust(chance, way, {
    skin,
    shade: mix(skin, inks.mid, 0.45),
    hair: grey ? mix(deep, pale, 0.45) : deep,
    clothes,
    trim: clothes === deep ? inks.far : deep,
    mark: deep,
  });
};

const facing: Composition = (scene) => {
  const { take } = scene;
  const behind = staged<Backdrop>(take, ['disc', 'halves', 'stripes']);
  const [x, y, size] = staged(take, [
    [800, 460, 1.2],
    [800, 520, 1.65],
    [800, 430, 1],
  ]);
  return backdrop(scene, behind) + moved(sitter(scene, staged(take, ['woman', 'man', 'woman'])), x, y, size);
};

const sideways: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const target = ring(-20, -40, 116, inks.spot, 24) + ring(-20, -40, 66, inks.spot, 18) + disc(-20, -40, 26, inks.spot);
  const land =
    rect(-400, -330, 800, 700, inks.shade) +
    disc(60, -120, 74, inks.spot) +
    moved(ridge(chance, 0, 150, 7, layer(inks, 0.5)) + ridge(chance, 130, 110, 6, inks.near), -800, -20);
  return (
    backdrop(scene, staged<Backdrop>(take, ['slope', 'plain', 'rays'])) +
    staged(take, [
      moved(profile(inks.body) + target, 780, 470, 1.3),
      moved(mirrored(profile(inks.body) + within('mind', profile('#000'), land)), 860, 620, 1.85),
      moved(profile(inks.shade), 560, 420, 1.2) +
        moved(profile(inks.spot), 760, 500, 1.2) +
        moved(profile(inks.body), 960, 580, 1.2),
    ])
  );
};

const dialogue: Composition = (scene) => {
  const { inks, take } = scene;
  const [apart, size] = staged(take, [
    [410, 1.15],
    [340, 1.25],
    [440, 0.95],
  ]);
  const between = staged(take, [disc(800, 480, 60, inks.shade), '', line('M800 120V900', inks.shade, 22)]);
  return (
    backdrop(scene, staged<Backdrop>(take, ['halves', 'plain', 'table'])) +
    moved(profile(inks.body), 800 - apart, 520, size) +
    moved(mirrored(profile(inks.spot)), 800 + apart, 520, size) +
    between
  );
};

const closeUp: Composition = (scene) => {
  const { inks, take } = scene;
  const eye = (x: number, y: number, size: number): string =>
    moved(
      shape('M-230 0Q0 -210 230 0Q0 210 -230 0Z', inks.detail) +
        disc(0, 0, 106, inks.spot) +
        disc(0, 0, 50, inks.near === inks.detail ? inks.body : inks.near) +
        disc(34, -34, 18, inks.detail) +
        line('M-250 -20Q0 -260 250 -20', inks.near, 26),
      x,
      y,
      size,
    );
  const face = rect(800, 0, 800, tall, inks.shade);
  return staged(take, [
    paper(inks.body) +
      face +
      eye(470, 500, 0.95) +
      eye(1130, 500, 0.95) +
      line('M800 420L730 800H840', inks.detail, 20) +
      line('M180 270Q440 150 720 280M880 280Q1160 150 1420 270', inks.spot, 46),
    paper(inks.ground) +
      times(6, (at) => disc(800, 533, 620 - at * 90, at % 2 ? inks.tone : mix(inks.ground, inks.tone, 0.3))) +
      rect(0, 330, wide, 406, inks.body) +
      within('glance', rect(0, 330, wide, 406, '#000'), eye(800, 533, 1.25)),
    paper(inks.ground) +
      times(6, (at) =>
        moved(
          sitter(scene, at % 2 ? 'man' : 'woman', at % 3 === 2),
          300 + (at % 3) * 500,
          240 + Math.floor(at / 3) * 520,
          0.62,
        ),
      ),
  ]);
};

export const portraitPictures: Compositions = [facing, sideways, dialogue, closeUp];
