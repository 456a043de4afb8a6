import { backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { glitter, layer, paper, ridge, sky } from '../canvas/scenery.ts';
import { disc, line, moved, oval, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const vinyl = (
  x: number,
  y: number,
  radius: number,
  wax: string,
  groove: string,
  label: string,
  hole: string,
): string =>
  disc(x, y, radius, wax) +
  times(6, (at) => ring(x, y, radius * (0.46 + at * 0.09), groove, radius * 0.008)) +
  moved(
    poly([0, 0, radius * 0.28, -radius * 0.93, radius * 0.5, -radius * 0.82], groove) +
      poly([0, 0, -radius * 0.28, radius * 0.93, -radius * 0.5, radius * 0.82], groove),
    x,
    y,
  ) +
  disc(x, y, radius * 0.34, label) +
  disc(x, y, radius * 0.3, mix(label, hole, 0.14)) +
  disc(x, y, radius * 0.04, hole);

const turntable: Composition = (scene) => {
  const { inks, take } = scene;
  const arm =
    line('M500 -300V60L330 240', inks.spot, 24) +
    disc(500, -300, 66, inks.shade) +
    disc(500, -300, 30, inks.spot) +
    moved(rect(-30, -50, 60, 110, inks.spot, 10), 322, 250, 1, 40);
  const deck = rect(-660, -430, 1320, 860, mix(inks.tone, inks.far, 0.5), 40);
  const wax = inks.body;
  const disk = vinyl(-80, 0, 370, wax, inks.shade, inks.spot, inks.detail);
  return staged(take, [
    paper(inks.ground) +
      moved(deck + disk + arm + disc(540, 320, 46, inks.body) + disc(420, 350, 26, inks.body), 800, 533, 1),
    backdrop(scene, 'plain') + moved(disk + arm, 660, 640, 1.75),
    backdrop(scene, 'stripes') + moved(disk + arm, 800, 533, 1.08, 16),
    backdrop(scene, 'halves') +
      vinyl(560, 533, 300, wax, inks.shade, inks.spot, inks.detail) +
      vinyl(
        1040,
        533,
        300,
        inks.spot,
        mix(inks.spot, inks.near === inks.spot ? inks.ground : inks.near, 0.3),
        inks.body,
        inks.detail,
      ),
  ]);
};

const sleeve: Composition = (scene) => {
  const { inks, take } = scene;
  const art = staged(take, [
    rect(-320, -320, 640, 640, inks.spot) + times(5, (at) => ring(0, 0, 70 + at * 62, inks.ground, 22)),
    rect(-320, -320, 640, 640, inks.tone) +
      poly([-320, 320, 0, -180, 320, 320], inks.spot) +
      disc(130, -140, 90, inks.body),
    rect(-320, -320, 640, 640, inks.spot) +
      times(8, (at) => rect(-260 + at * 68, -60 - ((at * 53) % 170), 40, 120 + ((at * 53) % 170) * 2, inks.ground, 20)),
    rect(-320, -320, 640, 640, inks.spot) +
      shape('M-320 120C-160 -60 -40 260 120 60S260 -40 320 40V320H-320Z', inks.ground) +
      disc(-100, -130, 80, inks.ground),
  ]);
  const one = (x: number, y: number, size: number, turn: number): string =>
    moved(
      vinyl(230, 0, 300, inks.body, inks.shade, inks.shade, inks.detail) +
        rect(-308, -308, 640, 640, mix(inks.ground, inks.near, 0.35)) +
        art,
      x,
      y,
      size,
      turn,
    );
  return staged(take, [
    backdrop(scene, 'slope') + one(700, 533, 1.05, -6),
    backdrop(scene, 'table') + one(720, 560, 1, 0),
    backdrop(scene, 'disc') + one(710, 533, 1.15, 10),
    paper(inks.ground) +
      times(6, (at) =>
        moved(
          rect(-170, -170, 340, 340, at === 2 ? inks.spot : layer(inks, 0.3 + ((at * 2) % 3) * 0.25)) +
            disc(0, 0, 100 - at * 6, at === 2 ? inks.ground : inks.tone) +
            disc(0, 0, 30, inks.body),
          380 + (at % 3) * 420,
          320 + Math.floor(at / 3) * 430,
        ),
      ),
  ]);
};

const setting: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const radius = staged(take, [430, 330, 900, 520]);
  const [x, y] = staged(take, [
    [800, 640],
    [800, 480],
    [800, 1180],
    [800, 533],
  ]);
  const wax = inks.body;
  const record = vinyl(x, y, radius, wax, inks.shade, inks.spot, inks.detail);
  return staged(take, [
    sky(scene, 640) +
      record +
      rect(0, 660, wide, tall, layer(inks, 0.3)) +
      glitter(chance, 800, 680, 1060, 620, wax, 11) +
      glitter(chance, 800, 700, 1040, 240, inks.spot, 6),
    sky(scene) +
      record +
      ridge(chance, 760, 150, 3, inks.far) +
      ridge(chance, 880, 110, 4, layer(inks, 0.6)) +
      ridge(chance, 980, 60, 3, inks.near),
    paper(inks.ground) +
      record +
      moved(
        line('M0 0L-60 300', inks.spot, 30) + disc(0, -20, 60, inks.shade) + rect(-96, 280, 70, 130, inks.spot, 12),
        1000,
        60,
      ),
    backdrop(scene, 'rays') +
      vinyl(x, y, 430, wax, inks.shade, inks.body, inks.body) +
      line('M690 690V330L980 266V640', inks.spot, 40) +
      line('M690 410L980 346', inks.spot, 40) +
      oval(626, 700, 92, 66, inks.spot) +
      oval(916, 650, 92, 66, inks.spot),
  ]);
};

export const recordPictures: Compositions = [turntable, sleeve, setting];
