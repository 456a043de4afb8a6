import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, wide } from '../canvas/scene.ts';
import { layer, paper, person, ridge } from '../canvas/scenery.ts';
import { disc, line, moved, oval, poly, rect, shape, times } from '../canvas/shapes.ts';

const thunder: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const bolt = (x: number, y: number, size: number): string =>
    moved(poly([0, 0, 110, 0, 50, 150, 130, 150, -70, 420, -10, 220, -80, 220], inks.spot), x, y, size);
  const mass = (x: number, y: number, size: number, fill: string): string =>
    moved(
      rect(-420, -120, 840, 180, fill, 90) +
        disc(-190, -140, 170, fill) +
        disc(60, -200, 220, fill) +
        disc(270, -110, 140, fill),
      x,
      y,
      size,
    );
  const base = staged(take, [930, 820, 990, 880]);
  const land = ridge(chance, base, 60, 4, inks.near);
  const farm =
    rect(-60, -80, 120, 84, inks.near) +
    poly([-80, -78, 0, -150, 80, -78], inks.near) +
    rect(-18, -54, 36, 32, inks.light);
  const church =
    rect(-70, -110, 140, 120, inks.near) +
    rect(-60, -220, 50, 130, inks.near) +
    poly([-70, -216, -35, -330, 0, -216], inks.near);
  const bare = line('M0 10V-150M0 -70L70 -170M0 -110L-60 -190M40 -128L96 -140', inks.near, 20);
  const walker =
    person(0, 10, 190, inks.near) +
    shape('M-110 -160A110 90 0 0 1 110 -160Z', inks.near) +
    rect(-4, -170, 8, 90, inks.near);
  const below = moved(
    staged(take, [farm, bare, church, walker]),
    staged(take, [640, 900, 800, 760]),
    base + 6,
    staged(take, [1, 1.5, 1.2, 1.3]),
  );
  return (
    paper(inks.ground) +
    rect(0, staged(take, [620, 540, 700, 580]), wide, 600, mix(inks.ground, inks.tone, 0.6)) +
    mass(staged(take, [1090, 500, 1200, 700]), 300, 1, inks.far) +
    staged(take, [
      bolt(770, 430, 1.15),
      bolt(1000, 420, 0.9) + bolt(560, 430, 1.1),
      bolt(720, 400, 1.3),
      bolt(420, 420, 0.7) + bolt(820, 430, 1.15) + bolt(1130, 420, 0.6),
    ]) +
    mass(staged(take, [760, 900, 640, 830]), 410, staged(take, [1, 1.2, 0.9, 1.3]), layer(inks, 0.55)) +
    times(take % 2 === 0 ? 0 : 26, (at) => line(`M${at * 66 - 20} ${chance.between(520, 760)}l-34 110`, inks.tone, 7)) +
    land +
    below
  );
};

const umbrella: Composition = ({ inks, chance, take }) => {
  const rain = times(70, (at) => {
    const [x, y] = [(at % 14) * 126 + chance.between(-40, 40), Math.floor(at / 14) * 220 + chance.between(-80, 60)];
    return line(`M${x} ${y}l${staged(take, [-46, -70, -20, 40])} 120`, at % 5 === 0 ? inks.spot : inks.far, 8);
  });
  const canopyOf = (x: number, y: number, size: number, fill: string, dark: string): string =>
    moved(
      line('M0 -250V270Q0 330 -60 330T-112 280', inks.body, 20) +
        shape(
          'M-380 40A380 330 0 0 1 380 40Q320 -10 255 40Q190 -10 128 40Q64 -10 0 40Q-64 -10 -128 40Q-190 -10 -255 40Q-320 -10 -380 40Z',
          fill,
        ) +
        shape('M0 -290Q120 -180 128 40Q64 -10 0 40Q-64 -10 -128 40Q-120 -180 0 -290Z', dark),
      x,
      y,
      size,
      -8,
    );
  const many = times(15, (at) =>
    canopyOf(
      180 + (at % 5) * 310 + (at > 9 ? 0 : 70) * (at > 4 ? 1 : 0),
      330 + Math.floor(at / 5) * 320,
      0.42,
      at === 7 ? inks.spot : inks.body,
      at === 7 ? inks.body : inks.shade,
    ),
  );
  return (
    paper(inks.ground) +
    rain +
    staged(take, [
      canopyOf(800, 520, 1.1, inks.body, inks.shade),
      many,
      canopyOf(800, 640, 1.7, inks.body, inks.spot),
      canopyOf(700, 560, 0.75, inks.body, inks.shade) + canopyOf(1080, 690, 0.55, inks.spot, inks.shade),
    ])
  );
};

const cyclone: Composition = ({ inks, chance, take }) => {
  const [x, y] = staged(take, [
    [800, 533],
    [700, 590],
    [900, 480],
    [800, 560],
  ]);
  const arms = times(staged(take, [4, 6, 3, 5]), (arm) =>
    times(9, (at) => {
      const start = (arm / staged(take, [4, 6, 3, 5])) * Math.PI * 2 + at * 0.42;
      const radius = 90 + at * 78 + chance.between(-10, 10);
      const end = start + chance.between(0.7, 1.15);
      return line(
        `M${x + Math.cos(start) * radius * 1.15} ${y + Math.sin(start) * radius}A${radius * 1.15} ${radius} 0 0 1 ${x + Math.cos(end) * radius * 1.15} ${y + Math.sin(end) * radius}`,
        at % 4 === 2 ? inks.body : layer(inks, 0.2 + (at % 3) * 0.2),
        34 + at * 5,
      );
    }),
  );
  return paper(inks.ground) + oval(x, y, 760, 660, inks.tone) + arms + disc(x, y, 58, inks.spot);
};

export const stormPictures: Compositions = [thunder, umbrella, cyclone];
