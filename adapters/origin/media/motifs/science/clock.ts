import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, sheetOf, staged } from '../canvas/scene.ts';
import { paper, ridge, sky } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, ring, shape, times, within } from '../canvas/shapes.ts';

const dialOf = (
  x: number,
  y: number,
  radius: number,
  hour: number,
  minute: number,
  face: string,
  hand: string,
  loud: string,
): string => {
  const tick = times(12, (at) =>
    moved(
      rect(-radius * 0.022, -radius * 0.84, radius * 0.044, radius * (at % 3 ? 0.1 : 0.18), hand),
      0,
      0,
      1,
      at * 30,
    ),
  );
  return moved(
    disc(0, 0, radius, hand) +
      disc(0, 0, radius * 0.92, face) +
      tick +
      moved(
        rect(-radius * 0.045, -radius * 0.48, radius * 0.09, radius * 0.56, hand, radius * 0.04),
        0,
        0,
        1,
        hour * 30,
      ) +
      moved(
        rect(-radius * 0.032, -radius * 0.74, radius * 0.064, radius * 0.84, loud, radius * 0.03),
        0,
        0,
        1,
        minute * 6,
      ) +
      disc(0, 0, radius * 0.075, loud),
    x,
    y,
  );
};

const dial: Composition = (scene) => {
  const { inks, take } = scene;
  const [, deep] = paleAndDeep(inks);
  const sheet = sheetOf(inks);
  const loud = inks.spot === sheet || inks.spot === deep ? inks.mid : inks.spot;
  const bells =
    disc(-230, -330, 130, loud) +
    disc(230, -330, 130, loud) +
    rect(-20, -470, 40, 120, deep) +
    line('M-240 280L-320 400M240 280L320 400', deep === inks.ground ? inks.shade : deep, 44);
  const rim = deep === inks.ground ? inks.shade : deep;
  return staged(take, [
    backdrop(scene, 'slope') + dialOf(800, 533, 400, 10, 9, sheet, rim, loud),
    paper(inks.ground) +
      times(3, (row) =>
        times(5, (at) =>
          dialOf(
            160 + at * 320,
            185 + row * 350,
            130,
            at * 2 + row * 3,
            (at * 13 + row * 7) % 60,
            row === 1 && at === 2 ? loud : sheet,
            rim,
            row === 1 && at === 2 ? sheet : loud,
          ),
        ),
      ),
    backdrop(scene, 'rays') + moved(bells, 800, 580) + dialOf(800, 580, 350, 7, 0, sheet, rim, loud),
    backdrop(scene, 'plain') + dialOf(640, 700, 760, 1, 58, sheet, rim, loud),
  ]);
};

const hourglass: Composition = (scene) => {
  const { inks, take } = scene;
  const bulb =
    'M-200 -330H200C200 -130 60 -70 24 0C60 70 200 130 200 330H-200C-200 130 -60 70 -24 0C-60 -70 -200 -130 -200 -330Z';
  const left = staged(take, [-190, -60, -280, -130]);
  const sand = within(
    'sand',
    shape(bulb, '#000'),
    rect(-300, left, 600, -left, inks.spot) +
      shape(`M-240 330Q0 ${-30 - left * 0.4 + 20} 240 330Z`, inks.spot) +
      rect(-8, -10, 16, 340, inks.spot),
  );
  const glass = shape(bulb, mix(inks.ground, inks.dark ? inks.body : inks.near, 0.2)) + sand;
  const frame =
    rect(-290, -400, 580, 70, inks.body, 16) +
    rect(-290, 330, 580, 70, inks.body, 16) +
    rect(-260, -340, 30, 680, inks.body) +
    rect(230, -340, 30, 680, inks.body);
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'table', 'halves', 'arch'])) +
    moved(
      glass + frame,
      800,
      staged(take, [533, 500, 533, 570]),
      staged(take, [1.05, 0.9, 1.3, 0.95]),
      staged(take, [0, 0, 24, 0]),
    )
  );
};

const steeple: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const sheet = sheetOf(inks);
  const loud = inks.spot === sheet ? inks.mid : inks.spot;
  const top =
    rect(-190, -60, 380, 900, inks.body) +
    rect(-230, -90, 460, 50, inks.shade) +
    poly([-210, -90, 0, -430, 210, -90], loud) +
    rect(-230, 330, 460, 30, inks.shade) +
    times(2, (at) => rect(-120 + at * 150, 420, 90, 170, inks.shade, 45));
  const watch = disc(0, 0, 300, inks.body) + rect(-44, -370, 88, 80, inks.body) + ring(0, -420, 66, inks.body, 26);
  const calendar =
    rect(-360, -300, 720, 640, sheet, 24) +
    rect(-360, -300, 720, 130, loud, 24) +
    times(20, (at) =>
      rect(
        -300 + (at % 5) * 126,
        -120 + Math.floor(at / 5) * 112,
        96,
        80,
        at === 12 ? loud : mix(sheet, inks.mid, 0.35),
        10,
      ),
    ) +
    rect(-220, -350, 40, 110, inks.body, 16) +
    rect(180, -350, 40, 110, inks.body, 16);
  const pendulum =
    line('M0 -500L130 300', inks.body, 20) +
    disc(136, 340, 120, inks.spot) +
    disc(136, 340, 76, mix(inks.spot, inks.near === inks.spot ? inks.ground : inks.near, 0.25)) +
    times(4, (at) => line(`M0 -500L${-230 + at * 70} ${290 - Math.abs(at - 3) * 30}`, inks.tone, 10));
  return staged(take, [
    sky(scene) +
      ridge(chance, 900, 120, 3, inks.far) +
      moved(top, 800, 470, 1) +
      dialOf(800, 600, 150, 11, 55, sheet, paleAndDeep(inks)[1], loud),
    backdrop(scene, 'stripes') +
      moved(watch, 800, 600) +
      dialOf(800, 600, 270, 4, 20, sheet, inks.body === sheet ? inks.shade : inks.body, loud),
    backdrop(scene, 'slope') + moved(calendar, 800, 550, 1),
    backdrop(scene, 'disc') + moved(pendulum, 800, 480, 1.15),
  ]);
};

export const clockPictures: Compositions = [dial, hourglass, steeple];
