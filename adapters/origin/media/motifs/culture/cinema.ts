import { backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, sheetOf, staged, wide } from '../canvas/scene.ts';
import { layer, paper, person } from '../canvas/scenery.ts';
import { dashed, disc, line, moved, pierced, poly, rect, ring, shape, times, within } from '../canvas/shapes.ts';

const audience: Composition = ({ inks }) =>
  times(3, (row) =>
    times(8 - row, (at) => {
      const [x, fill] = [800 + (at - (7 - row) / 2) * (190 + row * 40), layer(inks, 0.35 + row * 0.32)];
      return (
        disc(x, 760 + row * 130, 56 + row * 12, fill) +
        rect(x - 92 - row * 12, 820 + row * 140, 184 + row * 24, 300, fill, 50)
      );
    }),
  );

const projector: Composition = (scene) => {
  const { inks, take } = scene;
  const glow = mix(inks.ground, inks.tone, 0.8);
  const film =
    rect(380, 140, 840, 420, inks.body) +
    poly([380, 560, 640, 330, 800, 470, 940, 360, 1220, 560], inks.shade) +
    disc(1040, 250, 56, inks.spot);
  const eye =
    rect(120, 90, 1360, 640, inks.body) +
    shape('M420 410Q800 60 1180 410Q800 760 420 410Z', inks.detail) +
    disc(800, 410, 140, inks.spot === inks.detail ? inks.body : inks.spot);
  const viewer = disc(800, 860, 110, inks.near) + rect(610, 950, 380, 300, inks.near, 110);
  const cars = times(5, (at) =>
    moved(
      rect(-120, -70, 240, 110, layer(inks, 0.8), 26) +
        rect(-80, -130, 160, 90, layer(inks, 0.8), 30) +
        rect(-62, -116, 124, 50, glow, 16) +
        disc(-92, -20, 14, inks.spot) +
        disc(92, -20, 14, inks.spot),
      160 + at * 320,
      970 + (at % 2) * 40,
    ),
  );
  const outdoor =
    rect(560, 560, 30, 300, inks.shade) +
    rect(1010, 560, 30, 300, inks.shade) +
    rect(430, 200, 740, 400, inks.body) +
    person(690, 600, 330, inks.detail) +
    person(890, 600, 330, inks.spot);
  return (
    paper(inks.ground) +
    staged(take, [
      poly([800, 1100, 380, 140, 1220, 140], glow) + film + audience(scene),
      eye + viewer,
      times(24, (at) => disc((at * 397) % 1600, (at * 211) % 700, 4, inks.spot)) +
        rect(0, 860, wide, 240, layer(inks, 0.2)) +
        outdoor +
        cars,
    ])
  );
};

const reel: Composition = (scene) => {
  const { inks, take } = scene;
  const wheel = (x: number, y: number, radius: number, turn: number): string =>
    moved(
      disc(0, 0, radius, inks.body) +
        times(5, (at) => moved(disc(0, -radius * 0.56, radius * 0.24, inks.ground), 0, 0, 1, at * 72)) +
        disc(0, 0, radius * 0.14, inks.spot) +
        ring(0, 0, radius * 0.93, inks.shade, radius * 0.04),
      x,
      y,
      1,
      turn,
    );
  const strip = (y: number, turn: number, shown: number): string =>
    moved(
      rect(-1000, -150, 2000, 300, inks.body) +
        times(
          20,
          (at) =>
            rect(-990 + at * 100, -136, 46, 36, inks.ground, 6) + rect(-990 + at * 100, 100, 46, 36, inks.ground, 6),
        ) +
        times(7, (at) => rect(-985 + at * 285, -80, 260, 160, at === shown ? inks.spot : inks.shade, 6)),
      800,
      y,
      1,
      turn,
    );
  const camera =
    rect(-300, -60, 480, 330, inks.body, 24) +
    poly([180, 40, 330, -30, 330, 230, 180, 170], inks.shade) +
    rect(-240, 20, 180, 110, inks.spot, 12) +
    line('M-60 270L-200 560M-60 270L80 560M-60 270V560', inks.body, 24) +
    wheel(-180, -190, 140, 10) +
    wheel(80, -170, 115, 30);
  return staged(take, [
    backdrop(scene, 'disc') + strip(790, -6, 3) + wheel(800, 500, 340, 12),
    backdrop(scene, 'plain') + strip(200, -12, 2) + strip(533, -12, 3) + strip(866, -12, 4),
    backdrop(scene, 'slope') + moved(camera, 830, 480, 1.1),
  ]);
};

const clapper: Composition = (scene) => {
  const { inks, take } = scene;
  const stripes = (width: number): string =>
    times(6, (at) =>
      poly(
        [at * width, 0, at * width + width * 0.5, 0, at * width + width * 0.5 - 60, 100, at * width - 60, 100],
        inks.detail,
      ),
    );
  const board =
    rect(-380, -100, 760, 480, inks.body, 16) +
    within('lower', rect(-380, -90, 760, 100, '#000'), moved(stripes(150), -400, -90)) +
    moved(
      rect(0, -100, 760, 100, inks.body, 10) +
        within('upper', rect(0, -100, 760, 100, '#000'), moved(stripes(150), -20, -100)),
      -380,
      -96,
      1,
      staged(take, [-16, -4, -28]),
    ) +
    times(3, (at) => rect(-320, 80 + at * 90, 640 - at * 120, 12, inks.shade)) +
    disc(270, 300, 38, inks.spot);
  const corn =
    poly([-230, -60, 230, -60, 170, 430, -170, 430], sheetOf(inks)) +
    times(3, (at) =>
      poly(
        [-150 + at * 130, -60, -85 + at * 130, -60, -85 + at * 130 - (at - 1) * 22 - 6, 430, -135 + at * 115, 430],
        inks.spot === sheetOf(inks) ? inks.shade : inks.spot,
      ),
    ) +
    times(11, (at) =>
      disc(
        -190 + (at % 6) * 76,
        -80 - Math.floor(at / 6) * 70 - ((at * 31) % 30),
        56,
        at % 3 ? mix(sheetOf(inks), inks.shade, 0.25) : sheetOf(inks),
      ),
    );
  return staged(take, [
    backdrop(scene, 'rays') + moved(board, 800, 480, 1.05, -4),
    backdrop(scene, 'table') + moved(corn, 800, 480, 1.05),
    backdrop(scene, 'card') + moved(board, 800, 500, 0.9, 6),
  ]);
};

const picturePalace: Composition = (scene) => {
  const { inks, take } = scene;
  const bulbs = (x: number, y: number, w: number, count: number): string =>
    times(count, (at) => disc(x + (at * w) / (count - 1), y, 14, at % 2 ? inks.spot : inks.detail));
  const palace =
    rect(-420, -400, 840, 760, inks.body) +
    rect(-60, -620, 120, 400, inks.shade) +
    times(7, (at) => disc(0, -580 + at * 50, 18, inks.spot)) +
    rect(-520, -170, 1040, 190, inks.shade, 12) +
    rect(-480, -130, 960, 110, inks.detail === inks.shade ? inks.ground : inks.detail, 6) +
    times(4, (at) => rect(-430 + at * 220, -96, 170 - (at % 2) * 40, 42, inks.body)) +
    bulbs(-500, -152, 1000, 26) +
    bulbs(-500, 2, 1000, 26) +
    times(4, (at) => rect(-300 + at * 160, 110, 120, 250, at === 1 ? inks.spot : inks.shade));
  const glasses =
    rect(-430, -110, 380, 260, inks.spot, 40) +
    rect(50, -110, 380, 260, inks.shade, 40) +
    pierced(
      'M-450 -130H450V60Q450 170 340 170H150Q70 170 40 90Q0 40 -40 90Q-70 170 -150 170H-340Q-450 170 -450 60ZM-390 -70V50Q-390 110 -330 110H-150Q-100 110 -90 60L-80 -70ZM80 -70L90 60Q100 110 150 110H330Q390 110 390 50V-70Z',
      inks.body,
    );
  const ticket = (fill: string): string =>
    shape('M-400 -200H400V-70A70 70 0 0 0 400 70V200H-400V70A70 70 0 0 0 -400 -70Z', fill) +
    dashed('M180 -180V180', inks.detail, 10, 4, 30) +
    poly(
      [-110, -130, -78, -44, 14, -40, -58, 18, -34, 106, -110, 56, -186, 106, -162, 18, -234, -40, -142, -44],
      inks.spot,
    ) +
    rect(240, -110, 90, 220, inks.shade, 10);
  return staged(take, [
    paper(inks.ground) +
      poly([300, 1100, 560, -20, 700, -20], inks.tone) +
      poly([1300, 1100, 1040, -20, 900, -20], inks.tone) +
      rect(0, 960, wide, 200, inks.far) +
      moved(palace, 800, 620, 0.95) +
      person(450, 1010, 190, inks.near) +
      person(1120, 1010, 180, inks.near),
    backdrop(scene, 'stripes') + moved(glasses, 800, 520, 1.15, -6),
    backdrop(scene, 'halves') +
      moved(ticket(inks.shade), 840, 493, 1, 14) +
      moved(ticket(inks.body), 800, 533, 1.05, -10),
  ]);
};

export const cinemaPictures: Compositions = [projector, reel, clapper, picturePalace];
