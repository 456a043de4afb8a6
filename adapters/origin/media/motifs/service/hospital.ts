import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { layer, orb, paper, person, roundTree, sky, windows } from '../canvas/scenery.ts';
import { disc, line, moved, rect, ring, shape, times, within } from '../canvas/shapes.ts';

const cross = (x: number, y: number, size: number, fill: string): string =>
  rect(x - size / 6, y - size / 2, size / 3, size, fill) + rect(x - size / 2, y - size / 6, size, size / 3, fill);

const ward: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const base = staged(take, [880, 820, 930]);
  const block =
    rect(-330, -560, 660, 560, inks.body) +
    rect(-560, -300, 240, 300, inks.shade) +
    rect(320, -300, 240, 300, inks.shade) +
    windows(chance, [-310, -400, 620, 300], [8, 4], inks.detail, 0.75, mix(inks.body, inks.shade, 0.7)) +
    windows(chance, [-550, -270, 220, 200], [3, 3], inks.detail, 0.5) +
    windows(chance, [330, -270, 220, 200], [3, 3], inks.detail, 0.5) +
    disc(0, -480, 64, inks.detail) +
    cross(0, -480, 80, inks.spot === inks.detail ? inks.body : inks.spot) +
    rect(-80, -110, 160, 110, inks.spot) +
    rect(-120, -130, 240, 26, inks.shade);
  const van = moved(
    rect(-190, -150, 260, 130, inks.spot, 14) +
      shape('M70 -120H130L180 -70V-20H70Z', inks.spot) +
      shape('M84 -106H124L160 -70H84Z', inks.near) +
      disc(-110, -18, 34, inks.near) +
      disc(110, -18, 34, inks.near) +
      cross(-60, -88, 70, inks.ground) +
      rect(20, -172, 60, 24, inks.light, 10),
    1130,
    base + 118,
    1.1,
  );
  if (take === 3) {
    const landing =
      ring(800, 533, 380, inks.body, 40) + disc(800, 533, 300, inks.tone) + cross(800, 533, 380, inks.spot);
    return (
      paper(inks.ground) +
      times(9, (at) => rect(at * 200 - 60, 0, 8, tall, inks.tone) + rect(0, at * 150 - 40, wide, 8, inks.tone)) +
      landing +
      times(8, (at) => moved(disc(0, -450, 18, inks.body), 800, 533, 1, at * 45))
    );
  }
  return (
    sky(scene, base) +
    orb(scene, staged(take, [1170, 460, 1090]), staged(take, [280, 260, 240]), staged(take, [110, 80, 60])) +
    moved(block, 800, base, staged(take, [1, 0.82, 1.15])) +
    rect(0, base, wide, tall, layer(inks, 0.45)) +
    rect(0, base + 90, wide, tall, layer(inks, 0.7)) +
    roundTree(190, base, 260, layer(inks, 0.5), inks.near) +
    roundTree(1420, base, 300, layer(inks, 0.5), inks.near) +
    (take === 1 ? person(660, base + 90, 190, inks.spot) : van)
  );
};

const pulse: Composition = (scene) => {
  const { inks, take } = scene;
  const beat = 'M-60 560H480L540 470L600 620L680 260L780 820L850 480L900 560H1660';
  const heart = (x: number, y: number, size: number, fill: string): string =>
    moved(
      shape(
        'M0 150C-230 -10 -210 -190 -90 -190C-30 -190 0 -140 0 -110C0 -140 30 -190 90 -190C210 -190 230 -10 0 150Z',
        fill,
      ),
      x,
      y,
      size,
    );
  return staged(take, [
    paper(inks.ground) +
      times(14, (at) => rect(at * 120, 0, 5, tall, inks.tone) + rect(0, at * 120 - 6, wide, 5, inks.tone)) +
      line(beat, inks.body, 26) +
      disc(1270, 560, 46, inks.spot),
    backdrop(scene, 'disc') +
      heart(800, 560, 2, inks.spot) +
      line('M400 580H640L700 480L760 700L840 440L900 580H1200', inks.spot === inks.body ? inks.detail : inks.body, 26),
    backdrop(scene, 'card') +
      rect(430, 220, 740, 470, inks.body, 34) +
      rect(470, 260, 660, 390, inks.ground, 16) +
      within('screen', rect(470, 260, 660, 390, '#000'), moved(line(beat, inks.spot, 34), 230, 60, 0.72)) +
      rect(760, 690, 80, 130, inks.shade) +
      rect(620, 810, 360, 44, inks.body, 20),
    backdrop(scene, 'halves') + heart(800, 520, 2.1, inks.body) + cross(800, 500, 260, inks.spot),
  ]);
};

const stethoscope: Composition = (scene) => {
  const { inks, take } = scene;
  const tool =
    line('M-220 -360C-300 -60 -140 60 -20 60S250 -60 190 -360', inks.body, 34) +
    line('M-20 60V200C-20 380 260 400 270 210', inks.body, 34) +
    line('M-220 -360L-180 -400M190 -360L150 -400', inks.shade, 44) +
    disc(270, 170, 96, inks.shade) +
    disc(270, 170, 58, inks.spot);
  const pills = times(staged(take, [0, 14, 0, 0]), (at) =>
    moved(
      rect(-90, -38, 90, 76, at === 7 ? inks.spot : inks.body, 0) +
        disc(-90, 0, 38, at === 7 ? inks.spot : inks.body) +
        rect(0, -38, 90, 76, inks.shade) +
        disc(90, 0, 38, inks.shade),
      150 + (at % 5) * 325 + (at > 4 && at < 10 ? 110 : 0),
      200 + Math.floor(at / 5) * 330,
      1,
      ((at * 67) % 180) - 60,
    ),
  );
  const syringe =
    rect(-60, -220, 120, 380, inks.body, 12) +
    rect(-40, -40, 80, 184, inks.spot) +
    rect(-90, -240, 180, 30, inks.shade) +
    rect(-14, -360, 28, 130, inks.shade) +
    rect(-70, -380, 140, 30, inks.shade) +
    rect(-24, 160, 48, 40, inks.shade) +
    rect(-5, 200, 10, 160, inks.body) +
    times(5, (at) => rect(30, -180 + at * 60, 30, 8, inks.detail));
  return (
    backdrop(scene, staged<Backdrop>(take, ['slope', 'plain', 'disc', 'rays'])) +
    staged(take, [
      moved(tool, 790, 540, 1.15),
      pills,
      moved(syringe, 800, 540, 1.15, 42),
      moved(tool, 760, 420, 1.6, 20),
    ])
  );
};

export const hospitalPictures: Compositions = [ward, pulse, stethoscope];
