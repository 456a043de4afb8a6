import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, wide } from '../canvas/scene.ts';
import { layer, orb, paper, ridge, roundTree, sky, windows } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const sawtooth: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const count = staged(take, [4, 6, 3]);
  const step = 900 / count;
  const hall =
    times(
      count,
      (at) =>
        poly([350 + at * step, 640, 350 + at * step, 640 - step * 0.62, 350 + (at + 1) * step, 640], inks.body) +
        poly(
          [350 + at * step + 14, 628, 350 + at * step + 14, 640 - step * 0.5, 350 + at * step + step * 0.32, 628],
          inks.spot,
        ),
    ) +
    rect(350, 636, 900, 260, inks.body) +
    windows(chance, [380, 690, 840, 150], [count * 3, 2], inks.detail, 0.7, inks.shade);
  const chimney = (x: number, height: number): string =>
    poly([x - 34, 700, x - 22, 700 - height, x + 22, 700 - height, x + 34, 700], inks.shade) +
    rect(x - 26, 700 - height, 52, 26, inks.spot) +
    times(5, (at) => disc(x + 34 + at * 62, 640 - height - at * 34 - chance.between(0, 24), 36 + at * 17, inks.tone));
  const chimneys = staged(take, [
    chimney(520, 470) + chimney(700, 380),
    chimney(1010, 520),
    chimney(440, 360) + chimney(600, 500) + chimney(760, 420),
  ]);
  const [ground, size] = staged(take, [
    [890, 1],
    [760, 0.66],
    [980, 1.4],
  ]);
  return (
    sky(scene, ground) +
    orb(scene, staged(take, [1090, 640, 1180]), staged(take, [330, 430, 240]), staged(take, [120, 190, 90])) +
    moved(moved(chimneys + hall, -800, -890), 800, ground, size) +
    rect(0, ground, wide, 400, inks.near) +
    (take === 1 ? poly([760, ground, 840, ground, 1180, 1100, 420, 1100], layer(inks, 0.5)) : '') +
    times(6, (at) =>
      roundTree(
        60 + at * 290 + (at > 2 ? 40 : -40),
        ground + 6,
        chance.between(110, 170) * size,
        layer(inks, 0.5),
        inks.near,
      ),
    )
  );
};

const cooling: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const tower = (x: number, base: number, size: number): string => {
    const at = (dx: number, dy: number): string => `${x + dx * size} ${base + dy * size}`;
    return (
      times(6, (puff) =>
        disc(
          x + (puff * 46 - 20) * size,
          base - (520 + puff * 46) * size,
          (84 + puff * 22) * size,
          puff % 2 ? inks.tone : mix(inks.tone, inks.ground, 0.4),
        ),
      ) +
      shape(
        `M${at(-210, 0)}C${at(-120, -200)} ${at(-110, -330)} ${at(-140, -480)}L${at(140, -480)}C${at(110, -330)} ${at(120, -200)} ${at(210, 0)}Z`,
        inks.body,
      ) +
      shape(
        `M${at(60, 0)}C${at(50, -200)} ${at(44, -330)} ${at(54, -480)}L${at(140, -480)}C${at(110, -330)} ${at(120, -200)} ${at(210, 0)}Z`,
        inks.shade,
      ) +
      shape(`M${at(-142, -480)}Q${at(0, -440)} ${at(142, -480)}Q${at(0, -520)} ${at(-142, -480)}Z`, inks.spot)
    );
  };
  const towers = staged(take, [
    tower(600, 880, 1) + tower(1020, 900, 1.15),
    tower(800, 960, 1.5),
    tower(470, 860, 0.7) + tower(760, 880, 0.85) + tower(1090, 900, 1),
  ]);
  const pylon =
    moved(line('M-50 0L-14 -330H14L50 0M-40 -90H40M-110 -250H110M-80 -310H80', inks.near, 9), 1290, 930, 0.9) +
    line('M1190 704Q1400 780 1620 690M1390 704Q1500 760 1620 720', inks.near, 4);
  return (
    sky(scene, 900) +
    orb(scene, staged(take, [420, 460, 620]), staged(take, [300, 260, 230]), staged(take, [110, 90, 70])) +
    ridge(chance, 860, 70, 4, inks.far) +
    towers +
    ridge(chance, 930, 40, 4, inks.near) +
    pylon
  );
};

const gears: Composition = ({ inks, take }) => {
  const gear = (
    x: number,
    y: number,
    radius: number,
    teeth: number,
    fill: string,
    hub: string,
    turn: number,
  ): string => {
    const tooth = rect(-radius * 0.11, -radius * 1.2, radius * 0.22, radius * 0.5, fill, radius * 0.04);
    return moved(
      times(teeth, (at) => moved(tooth, 0, 0, 1, (at * 360) / teeth)) +
        disc(0, 0, radius, fill) +
        ring(0, 0, radius * 0.72, hub, radius * 0.05) +
        times(6, (at) => moved(disc(0, -radius * 0.46, radius * 0.11, hub), 0, 0, 1, at * 60)) +
        disc(0, 0, radius * 0.2, hub),
      x,
      y,
      1,
      turn,
    );
  };
  return (
    paper(inks.ground) +
    staged(take, [
      rect(0, 0, wide, 533, inks.tone) +
        gear(640, 600, 270, 14, inks.body, inks.detail, 4) +
        gear(1035, 370, 170, 9, inks.spot, inks.ground, 12) +
        gear(1030, 800, 120, 7, inks.shade, inks.detail, 0),
      disc(800, 533, 500, inks.tone) +
        gear(800, 560, 400, 18, inks.body, inks.detail, 0) +
        gear(800, 560, 150, 9, inks.spot, inks.ground, 8),
      times(3, (row) =>
        times(5, (at) =>
          gear(
            160 + at * 320 + (row % 2) * 160 - 80,
            190 + row * 350,
            125,
            10,
            row === 1 && at === 2 ? inks.spot : layer(inks, ((at + row) % 3) / 3),
            inks.ground,
            (at + row) % 2 ? 18 : 0,
          ),
        ),
      ),
    ])
  );
};

const conveyor: Composition = (scene) => {
  const { inks, take } = scene;
  const arm = (x: number, lift: number): string =>
    rect(x - 90, 80, 180, 60, inks.body, 12) +
    line(`M${x} 130L${x + 130} ${270 + lift}L${x - 10} ${440 + lift}`, inks.body, 54) +
    disc(x + 130, 270 + lift, 46, inks.shade) +
    disc(x, 130, 46, inks.shade) +
    line(
      `M${x - 60} ${540 + lift}L${x - 50} ${480 + lift}L${x - 10} ${450 + lift}L${x + 30} ${480 + lift}L${x + 40} ${540 + lift}`,
      inks.body,
      24,
    );
  const parcel = (x: number, fill: string): string =>
    rect(x - 90, 610, 180, 160, fill) + rect(x - 18, 610, 36, 60, inks.detail);
  const items = staged(take, [
    [430, 800, 1170],
    [270, 530, 790, 1050, 1310],
    [560, 1040],
  ]);
  return (
    paper(inks.ground) +
    rect(0, 0, wide, 84, inks.near) +
    times(8, (at) => rect(60 + at * 200, 170, 120, 260, inks.tone)) +
    items.map((x, at) => parcel(x, at === Math.floor(items.length / 2) ? inks.spot : inks.shade)).join('') +
    staged(take, [arm(810, 60), arm(530, 50) + arm(1050, 10), arm(1050, 60)]) +
    rect(-20, 770, 1640, 90, inks.body, 45) +
    times(14, (at) => disc(40 + at * 118, 815, 26, inks.detail)) +
    times(6, (at) => rect(150 + at * 260, 860, 40, 220, inks.shade))
  );
};

export const factoryPictures: Compositions = [sawtooth, cooling, gears, conveyor];
