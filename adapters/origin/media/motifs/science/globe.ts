import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, sheetOf, staged, tall } from '../canvas/scene.ts';
import { layer, ridge, sky, stars } from '../canvas/scenery.ts';
import { disc, hoop, line, moved, poly, rect, ring, shape, times, within } from '../canvas/shapes.ts';

const lands = (fill: string): string =>
  shape(
    'M-300 -230C-230 -310 -90 -340 -30 -300C10 -270 -60 -240 -80 -200S-40 -160 -90 -130S-180 -110 -200 -70S-150 -30 -180 -10S-270 -70 -310 -60S-360 -160 -300 -230Z',
    fill,
  ) +
  shape('M-190 30C-140 0 -60 30 -30 80S-10 120 -40 180S-90 310 -120 310S-160 230 -180 180S-240 70 -190 30Z', fill) +
  shape(
    'M60 -250C100 -300 190 -290 230 -250S330 -180 350 -110S330 -60 280 -60S240 -20 200 -40S130 -60 110 -90S40 -90 40 -130S30 -210 60 -250Z',
    fill,
  ) +
  shape('M90 -30C140 -50 220 -10 230 40S200 90 190 140S150 230 120 210S100 130 80 100S50 -10 90 -30Z', fill) +
  shape('M280 150C320 130 370 160 350 200S280 240 260 210S250 165 280 150Z', fill) +
  shape('M10 -340C40 -370 90 -360 80 -330S-10 -310 10 -340Z', fill) +
  disc(300, 60, 22, fill) +
  disc(330, 96, 14, fill) +
  disc(270, -6, 12, fill) +
  disc(-20, -60, 16, fill);

const earth: Composition = (scene) => {
  const { inks, take } = scene;
  const sphere = (id: string, x: number, y: number, radius: number, turn: number): string =>
    moved(
      disc(0, 0, 400, inks.body) +
        within(
          id,
          disc(0, 0, 400, '#000'),
          moved(lands(inks.spot), 0, 0, 1.08, turn) +
            shape('M60 -420A420 420 0 0 1 60 420A520 520 0 0 0 60 -420Z', mix(inks.body, inks.shade, 0.6)),
        ),
      x,
      y,
      radius / 400,
    );
  const stand =
    line('M-330 -330A466 466 0 0 0 330 330', inks.shade, 30) +
    rect(-20, 470, 40, 110, inks.shade) +
    rect(-170, 570, 340, 40, inks.shade, 20) +
    disc(-330, -330, 24, inks.shade) +
    disc(330, 330, 24, inks.shade);
  const patch = rect(-90, -36, 180, 72, inks.spot, 30);
  return staged(take, [
    backdrop(scene, 'plain') +
      stars(scene, tall, inks.dark ? 40 : 0) +
      moved(disc(0, 0, 430, inks.tone), 800, 533) +
      sphere('globe', 800, 533, 380, 0),
    backdrop(scene, 'table') + moved(stand, 800, 440, 0.95) + sphere('globe', 800, 440, 340, 20),
    backdrop(scene, 'rays') +
      sphere('globe', 800, 560, 360, -30) +
      moved(
        rect(-150, -40, 300, 80, inks.near === inks.body ? inks.detail : inks.near, 40) + moved(patch, 0, 0, 0.6),
        800,
        560,
        1.2,
        -32,
      ),
  ]);
};

const gridded: Composition = (scene) => {
  const { inks, take } = scene;
  const mesh = (colour: string, width: number): string =>
    ring(0, 0, 400, colour, width) +
    times(3, (at) => hoop(0, 0, 100 + at * 120, 400, colour, width)) +
    line('M0 -400V400M-400 0H400M-346 -200H346M-346 200H346', colour, width);
  const arcs =
    line('M-260 120C-200 -120 60 -220 230 -160', inks.spot, 20) +
    line('M-260 120C-100 300 120 300 280 180', inks.spot, 20) +
    [
      [-260, 120],
      [230, -160],
      [280, 180],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 34, inks.spot))
      .join('');
  const half = within('half', rect(0, -450, 450, 900, '#000'), disc(0, 0, 400, inks.body) + mesh(inks.detail, 10));
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'halves', 'plain'])) +
    staged(take, [
      moved(mesh(inks.body, 14) + arcs, 800, 533, 1, -18),
      moved(disc(0, 0, 400, inks.spot) + half, 800, 533, 1.05),
      moved(disc(0, 0, 400, inks.body) + mesh(inks.detail, 12), 800, 1100, 2) +
        moved(shape('M0 0L-150 90L-100 0L-150 -90Z', inks.spot), 800, 160, 1, -90),
    ])
  );
};

const orbit: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const satellite =
    rect(-60, -80, 120, 160, inks.body, 14) +
    rect(-320, -60, 220, 120, inks.spot) +
    rect(100, -60, 220, 120, inks.spot) +
    times(3, (at) => rect(-262 + at * 56, -60, 8, 120, inks.ground) + rect(156 + at * 56, -60, 8, 120, inks.ground)) +
    rect(-100, -8, 200, 16, inks.body) +
    shape('M-70 90A70 70 0 0 0 70 90Z', inks.shade) +
    line('M0 120V170', inks.body, 10);
  const rocket =
    shape('M0 -360C120 -240 130 -60 110 140H-110C-130 -60 -120 -240 0 -360Z', inks.body) +
    poly([-110, 20, -210, 180, -100, 140], inks.spot) +
    poly([110, 20, 210, 180, 100, 140], inks.spot) +
    disc(0, -100, 54, inks.detail) +
    shape('M-70 150Q0 420 70 150Z', inks.spot);
  const saturn =
    disc(0, 0, 250, inks.body) +
    shape('M40 -247A250 250 0 0 1 40 247A330 330 0 0 0 40 -247Z', inks.shade) +
    line('M-238 60C-460 130 -440 190 -180 130S500 -110 420 -160Q390 -180 250 -140', inks.spot, 34);
  const planet =
    disc(800, 1500, 820, inks.far) +
    disc(800, 1520, 790, layer(inks, 0.4)) +
    ridge(chance, 1010, 60, 4, layer(inks, 0.7));
  return (
    sky(scene) +
    stars(scene, tall, 70) +
    staged(take, [
      planet + moved(satellite, 800, 420, 1.15, -18),
      disc(1100, 300, 150, inks.tone) + ridge(chance, 960, 80, 4, inks.near) + moved(rocket, 800, 500, 1.05, 14),
      moved(saturn, 800, 533, 1.15),
    ])
  );
};

const voyage: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const balloon =
    disc(0, -120, 300, inks.body) +
    within('envelope', disc(0, -120, 300, '#000'), moved(lands(inks.spot), 0, -120, 0.82)) +
    line('M-210 90L-70 330M210 90L70 330', inks.shade, 12) +
    rect(-80, 330, 160, 120, inks.shade, 16);
  const compass =
    disc(0, 0, 400, inks.body) +
    disc(0, 0, 350, sheetOf(inks)) +
    times(24, (at) => moved(rect(-5, -340, 10, at % 6 ? 30 : 70, inks.near), 0, 0, 1, at * 15)) +
    poly([0, -300, 60, 0, -60, 0], inks.spot === sheetOf(inks) ? inks.mid : inks.spot) +
    poly([0, 300, 60, 0, -60, 0], inks.near) +
    disc(0, 0, 28, sheetOf(inks));
  const mercury =
    rect(-80, -420, 160, 620, inks.body, 80) +
    disc(0, 250, 150, inks.body) +
    disc(0, 250, 108, inks.spot) +
    rect(-34, -260, 68, 460, inks.spot, 34) +
    times(6, (at) => rect(100, -350 + at * 84, at % 2 ? 60 : 90, 14, inks.body));
  return staged(take, [
    sky(scene) +
      ridge(chance, 900, 110, 3, inks.far) +
      ridge(chance, 980, 70, 4, inks.near) +
      moved(balloon, 800, 500, 1),
    backdrop(scene, 'card') + moved(moved(compass, 0, 0, 1, 28), 800, 533, 1),
    backdrop(scene, 'slope') +
      moved(
        disc(0, 0, 400, inks.shade) +
          within(
            'warm',
            disc(0, 0, 400, '#000'),
            moved(lands(inks.mid === inks.shade ? inks.far : inks.mid), 0, 0, 1.08),
          ),
        670,
        560,
        0.9,
      ) +
      moved(mercury, 1100, 500, 0.95),
  ]);
};

export const globePictures: Compositions = [earth, gridded, orbit, voyage];
