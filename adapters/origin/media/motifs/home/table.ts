import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import {
  type Composition,
  type Compositions,
  paleAndDeep,
  type Scene,
  sheetOf,
  staged,
  tall,
  wide,
} from '../canvas/scene.ts';
import { layer, orb, paper, person, ridge, sky } from '../canvas/scenery.ts';
import { disc, line, mirrored, moved, oval, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const place = (inks: Scene['inks'], x: number, y: number, radius: number, meal: string): string => {
  const r = radius;
  return moved(
    disc(r * 0.08, r * 0.1, r, mix(inks.ground, inks.near, 0.3)) +
      disc(0, 0, r, sheetOf(inks)) +
      ring(0, 0, r * 0.7, mix(sheetOf(inks), inks.mid, 0.4), r * 0.03) +
      meal +
      line(
        `M${-r * 1.32} ${-r * 0.1}V${r * 0.75}M${-r * 1.32} ${-r * 0.1}V${-r * 0.35}M${-r * 1.44} ${-r * 0.75}V${-r * 0.4}Q${-r * 1.44} ${-r * 0.2} ${-r * 1.32} ${-r * 0.2}T${-r * 1.2} ${-r * 0.4}V${-r * 0.75}M${-r * 1.32} ${-r * 0.75}V${-r * 0.2}`,
        inks.body,
        r * 0.055,
      ) +
      line(`M${r * 1.32} ${r * 0.75}V${-r * 0.1}`, inks.body, r * 0.06) +
      shape(`M${r * 1.28} ${-r * 0.05}V${-r * 0.78}Q${r * 1.5} ${-r * 0.5} ${r * 1.38} ${-r * 0.05}Z`, inks.body),
    x,
    y,
  );
};

const plate: Composition = (scene) => {
  const { inks, take } = scene;
  const [, deep] = paleAndDeep(inks);
  const loud = inks.spot === sheetOf(inks) ? deep : inks.spot;
  const fish =
    shape('M-190 0C-120 -110 60 -110 130 -10L200 -80V80L130 10C60 110 -120 110 -190 0Z', loud) +
    disc(-120, -16, 12, sheetOf(inks)) +
    times(3, (at) => line(`M${-50 + at * 56} -46q24 46 0 92`, sheetOf(inks), 9));
  const peas = times(14, (at) =>
    disc(Math.cos(at * 2.4) * (20 + at * 11), Math.sin(at * 2.4) * (20 + at * 11), 30, at === 5 ? deep : loud),
  );
  const slice = shape('M0 -190A190 190 0 0 1 165 95L0 0Z', loud);
  return staged(take, [
    backdrop(scene, 'plain') +
      times(16, (at) => rect(at * 100, 0, 50, tall, mix(inks.ground, inks.tone, 0.5))) +
      place(inks, 800, 533, 380, fish),
    backdrop(scene, 'slope') + place(inks, 800, 533, 330, slice),
    backdrop(scene, 'stripes') + place(inks, 800, 533, 420, peas),
    paper(inks.ground) +
      times(9, (at) =>
        place(inks, 270 + (at % 3) * 530, 180 + Math.floor(at / 3) * 355, 130, at === 4 ? disc(0, 0, 70, loud) : ''),
      ),
  ]);
};

const dining: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const chair = (x: number, flip: boolean): string =>
    moved(
      flip
        ? mirrored(line('M0 0V-330M0 -140H170M0 0V0M170 -140V0', inks.body, 26))
        : line('M0 0V-330M0 -140H170M170 -140V0', inks.body, 26),
      x,
      930,
    );
  const lamp =
    rect(792, 0, 16, 250, inks.body) +
    shape('M600 400Q620 240 800 240T1000 400Z', inks.spot) +
    (inks.dark ? poly([610, 400, 990, 400, 1240, 700, 360, 700], inks.tone) : '');
  const table = rect(400, 690, 800, 40, inks.body, 10) + line('M480 730L440 930M1120 730L1160 930', inks.body, 26);
  const things =
    rect(700, 590, 60, 100, inks.shade, 12) +
    rect(716, 540, 28, 60, inks.shade) +
    oval(900, 676, 120, 18, inks.shade) +
    disc(860, 646, 34, inks.spot) +
    disc(930, 646, 34, inks.spot) +
    disc(896, 616, 34, inks.spot);
  const round =
    oval(800, 700, 420, 80, inks.body) + rect(770, 700, 60, 230, inks.body) + oval(800, 930, 190, 30, inks.body);
  return staged(take, [
    backdrop(scene, 'plain') +
      rect(0, 930, wide, 200, inks.far) +
      lamp +
      table +
      things +
      chair(330, false) +
      chair(1270, true),
    sky(scene, 780) +
      ridge(chance, 700, 140, 3, inks.far) +
      orb(scene, 1270, 230, 70) +
      rect(0, 930, wide, 200, layer(inks, 0.5)) +
      shape('M420 390Q800 90 1180 390Z', inks.spot) +
      rect(790, 240, 20, 470, inks.body) +
      round +
      chair(300, false) +
      chair(1300, true),
    backdrop(scene, 'halves') +
      rect(0, 930, wide, 200, inks.far) +
      person(520, 860, 520, inks.body) +
      person(1080, 860, 520, inks.spot) +
      line('M500 800V940M1100 800V940', inks.shade, 26) +
      poly([360, 690, 1240, 690, 1290, 860, 310, 860], inks.shade) +
      things,
    paper(inks.ground) +
      poly([560, 300, 1040, 300, 1330, 1100, 270, 1100], sheetOf(inks)) +
      times(
        4,
        (at) =>
          oval(690 - at * 66, 400 + at * 170, 66 + at * 20, 24 + at * 10, inks.shade) +
          oval(910 + at * 66, 400 + at * 170, 66 + at * 20, 24 + at * 10, at === 1 ? inks.spot : inks.shade),
      ) +
      times(
        4,
        (at) =>
          disc(510 - at * 94, 360 + at * 165, 56 + at * 14, inks.near) +
          disc(1090 + at * 94, 360 + at * 165, 56 + at * 14, inks.near),
      ) +
      disc(800, 230, 60, inks.spot),
  ]);
};

const still: Composition = (scene) => {
  const { inks, take } = scene;
  const bottle =
    shape('M-36 -420H36V-250Q90 -200 90 -110V260H-90V-110Q-90 -200 -36 -250Z', inks.body) +
    rect(-90, -20, 180, 150, inks.detail) +
    rect(-60, 20, 120, 12, inks.spot === inks.detail ? inks.body : inks.spot) +
    rect(-60, 60, 80, 12, inks.shade) +
    rect(-42, -450, 84, 50, inks.spot);
  const glass =
    shape(
      'M-110 -250H110C110 -90 70 -30 14 -20V210H90V240H-90V210H-14V-20C-70 -30 -110 -90 -110 -250Z',
      inks.far === inks.ground ? inks.tone : mix(inks.tone, inks.shade, 0.35),
    ) + shape('M-104 -160H104C94 -80 60 -40 0 -40S-94 -80 -104 -160Z', inks.spot);
  const bread =
    shape('M-260 130C-300 -60 -180 -130 0 -130S300 -60 260 130Z', inks.shade) +
    times(3, (at) => line(`M${-130 + at * 110} -90l50 90`, inks.detail === inks.shade ? inks.body : inks.detail, 16));
  const cup =
    rect(-150, -90, 300, 240, inks.body, 60) +
    ring(180, 20, 66, inks.body, 30) +
    oval(0, 170, 240, 30, inks.shade) +
    times(2, (at) => line(`M${-50 + at * 100} -150c-40 -40 40 -80 0 -130`, inks.tone, 24)) +
    rect(-150, 10, 300, 36, inks.spot);
  return (
    backdrop(scene, staged<Backdrop>(take, ['table', 'arch', 'disc', 'table'])) +
    staged(take, [
      moved(bottle, 620, 590, 1) + moved(bread, 1000, 730) + moved(glass, 810, 640, 0.85),
      moved(glass, 612, 560, 1.15, 12) + moved(glass, 988, 560, 1.15, -12),
      moved(cup, 780, 560, 1.35),
      moved(bread, 620, 720, 0.9) + moved(cup, 980, 680, 0.9) + disc(800, 300, 130, inks.spot),
    ])
  );
};

export const tablePictures: Compositions = [plate, dining, still];
