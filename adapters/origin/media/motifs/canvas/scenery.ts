import { mix } from './colour.ts';
import { type Inks, type Scene, tall, wide } from './scene.ts';
import type { Chance } from './seeded-chance.ts';
import { disc, line, oval, poly, rect, shape, times } from './shapes.ts';

export const paper = (fill: string): string => rect(0, 0, wide, tall, fill);

export const sky = ({ inks, take }: Scene, horizon = tall): string =>
  paper(inks.ground) +
  times(take % 3, (at) =>
    rect(0, horizon * (0.45 + 0.28 * at), wide, tall, mix(inks.ground, inks.tone, 0.5 * (at + 1))),
  );

export const stars = ({ inks, chance }: Scene, below: number, count = 40): string =>
  times(count, () =>
    disc(chance.between(0, wide), chance.between(20, below), chance.between(2, 5.5), inks.dark ? inks.body : inks.spot),
  );

const crescent = (x: number, y: number, radius: number, fill: string): string =>
  shape(
    `M${x + radius * 0.57} ${y - radius * 0.82}A${radius} ${radius} 0 1 0 ${x + radius * 0.57} ${y + radius * 0.82}A${radius * 0.84} ${radius * 0.84} 0 1 1 ${x + radius * 0.57} ${y - radius * 0.82}Z`,
    fill,
  );

export const orb = (scene: Scene, x: number, y: number, radius: number): string => {
  const { inks, take } = scene;
  const moon = inks.dark && take % 2 === 0 && radius < 140 ? crescent : disc;
  return (inks.dark ? stars(scene, y + radius * 1.6) : '') + moon(x, y, radius, inks.spot);
};

export const layer = (inks: Inks, nearness: number): string =>
  nearness < 0.5 ? mix(inks.far, inks.mid, nearness * 2) : mix(inks.mid, inks.near, nearness * 2 - 1);

export const ridge = (chance: Chance, y: number, rise: number, swells: number, fill: string): string => {
  const step = (wide + 200) / swells;
  const start = -100 - chance.between(0, step * 0.4);
  let d = `M-300 ${tall + 50}V${y}L${start} ${y}`;
  let height = y;
  for (let at = 1; at <= swells + 1; at += 1) {
    const next = y + (at % 2 === 0 ? chance.between(-0.2, 0.6) : chance.between(-1, -0.3)) * rise;
    const x = start + at * step;
    d += `C${x - step * 0.55} ${height} ${x - step * 0.45} ${next} ${x} ${next}`;
    height = next;
  }
  return shape(`${d}V${tall + 50}Z`, fill);
};

export const fir = (x: number, base: number, height: number, fill: string): string =>
  rect(x - height * 0.03, base - height * 0.15, height * 0.06, height * 0.16, fill) +
  times(3, (at) => {
    const [half, foot] = [height * (0.25 - at * 0.055), base - height * (0.1 + at * 0.24)];
    return poly([x - half, foot, x, foot - height * 0.42, x + half, foot], fill);
  });

export const roundTree = (x: number, base: number, height: number, crown: string, trunk: string): string =>
  rect(x - height * 0.03, base - height * 0.5, height * 0.06, height * 0.5, trunk) +
  oval(x, base - height * 0.64, height * 0.29, height * 0.36, crown);

export const poplar = (x: number, base: number, height: number, fill: string): string =>
  rect(x - height * 0.02, base - height * 0.2, height * 0.04, height * 0.2, fill) +
  oval(x, base - height * 0.54, height * 0.1, height * 0.46, fill);

export const cloud = (x: number, y: number, width: number, fill: string): string =>
  rect(x - width / 2, y - width * 0.2, width, width * 0.2, fill, width * 0.1) +
  disc(x - width * 0.12, y - width * 0.2, width * 0.19, fill) +
  disc(x + width * 0.16, y - width * 0.16, width * 0.14, fill);

export const birds = (chance: Chance, x: number, y: number, count: number, colour: string): string =>
  times(count, () => {
    const [bx, by, span] = [x + chance.between(-150, 150), y + chance.between(-70, 70), chance.between(16, 28)];
    return line(
      `M${bx - span} ${by - span * 0.4}Q${bx - span * 0.3} ${by - span * 0.5} ${bx} ${by}Q${bx + span * 0.3} ${by - span * 0.5} ${bx + span} ${by - span * 0.4}`,
      colour,
      5,
    );
  });

export const glitter = (
  chance: Chance,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  rows = 9,
): string =>
  times(rows, (at) => {
    const depth = (at + 0.5) / rows;
    const half = width * (0.35 + 0.75 * depth) * chance.between(0.45, 1) * 0.5;
    const height = 5 + 13 * depth;
    return rect(
      x - half + chance.between(-0.15, 0.15) * width,
      top + (bottom - top) * depth ** 1.25,
      half * 2,
      height,
      colour,
      height / 2,
    );
  });

export const person = (x: number, base: number, height: number, fill: string, head = fill): string => {
  const w = height * 0.3;
  return (
    disc(x, base - height * 0.87, height * 0.115, head) +
    shape(
      `M${x - w / 2} ${base - height * 0.32}V${base - height * 0.58}Q${x - w / 2} ${base - height * 0.73} ${x} ${base - height * 0.73}Q${x + w / 2} ${base - height * 0.73} ${x + w / 2} ${base - height * 0.58}V${base - height * 0.32}Z`,
      fill,
    ) +
    rect(x - w * 0.4, base - height * 0.4, w * 0.34, height * 0.4, fill) +
    rect(x + w * 0.06, base - height * 0.4, w * 0.34, height * 0.4, fill)
  );
};

export const windows = (
  chance: Chance,
  box: readonly [x: number, y: number, width: number, height: number],
  grid: readonly [columns: number, rows: number],
  lit: string,
  share: number,
  unlit?: string,
): string => {
  const [x, y, width, height] = box;
  const [columns, rows] = grid;
  const [stepX, stepY] = [width / columns, height / rows];
  return times(columns * rows, (at) => {
    const fill = chance.yes(share) ? lit : unlit;
    return fill === undefined
      ? ''
      : rect(
          x + (at % columns) * stepX + stepX * 0.22,
          y + Math.floor(at / columns) * stepY + stepY * 0.2,
          stepX * 0.56,
          stepY * 0.6,
          fill,
        );
  });
};
