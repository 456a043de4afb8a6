import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, staged, tall, wide } from '../canvas/scene.ts';
import { layer, orb, paper, poplar, ridge, roundTree, sky, windows } from '../canvas/scenery.ts';
import { disc, line, moved, oval, poly, rect, shape, times } from '../canvas/shapes.ts';

const smoke = (x: number, y: number, size: number, fill: string): string =>
  times(4, (at) => disc(x + at * at * 9 * size, y - at * 52 * size, (20 + at * 9) * size, fill));

const cottage: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const glow = inks.spot;
  const house =
    rect(-210, -220, 420, 220, inks.body) +
    poly([-260, -212, 0, -430, 260, -212], inks.shade) +
    rect(100, -400, 56, 130, inks.shade) +
    rect(-50, -140, 90, 140, glow) +
    rect(-170, -150, 84, 84, glow) +
    rect(86, -150, 84, 84, glow) +
    rect(-131, -150, 6, 84, inks.body) +
    rect(125, -150, 6, 84, inks.body) +
    disc(24, -70, 7, inks.body);
  const base = staged(take, [800, 860, 740]);
  return (
    sky(scene, base) +
    orb(scene, staged(take, [1080, 470, 800]), staged(take, [290, 260, 400]), staged(take, [100, 80, 290])) +
    ridge(chance, base - 90, 140, 3, inks.far) +
    rect(0, base - 4, wide, tall, layer(inks, 0.4)) +
    smoke(
      800 + 128 * staged(take, [1.05, 1.4, 0.8]),
      base - 420 * staged(take, [1.05, 1.4, 0.8]),
      staged(take, [1, 1.3, 0.8]),
      inks.tone,
    ) +
    moved(house, 800, base, staged(take, [1.05, 1.4, 0.8])) +
    poly([770, base, 840, base, 1010, 1100, 640, 1100], inks.tone) +
    staged(take, [
      poplar(470, base + 10, 420, layer(inks, 0.75)) + poplar(1140, base + 10, 340, layer(inks, 0.75)),
      roundTree(330, base + 20, 460, layer(inks, 0.75), inks.near),
      times(6, (at) =>
        roundTree(180 + at * 120 + (at > 2 ? 560 : 0), base + 20 + (at % 2) * 30, 190, layer(inks, 0.75), inks.near),
      ),
    ])
  );
};

const terrace: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const count = staged(take, [5, 7, 3]);
  const width = 1500 / count;
  const base = staged(take, [860, 820, 920]);
  const chosen = Math.floor(count / 2);
  return (
    sky(scene, base) +
    orb(scene, staged(take, [560, 1000, 560]), staged(take, [230, 240, 190]), staged(take, [100, 130, 70])) +
    times(count, (at) => {
      const [x, height] = [50 + at * width, chance.between(300, 440) * staged(take, [1, 0.9, 1.25])];
      const fill = at === chosen ? inks.spot : layer(inks, 0.4 + ((at * 2) % 3) * 0.25);
      const roof = staged(at, [
        poly([x, base - height, x + width / 2, base - height - width * 0.5, x + width, base - height], fill),
        poly(
          [
            x,
            base - height,
            x + width * 0.18,
            base - height - width * 0.32,
            x + width * 0.82,
            base - height - width * 0.32,
            x + width,
            base - height,
          ],
          fill,
        ),
        shape(
          `M${x} ${base - height + 1}V${base - height - width * 0.2}H${x + width * 0.25}V${base - height - width * 0.36}H${x + width * 0.75}V${base - height - width * 0.2}H${x + width}V${base - height + 1}Z`,
          fill,
        ),
      ]);
      const lit = at === chosen ? inks.ground : at % 3 === 2 ? inks.light : inks.tone;
      return (
        roof +
        rect(x, base - height, width - 3, height + 1, fill) +
        windows(chance, [x + width * 0.08, base - height + 20, width * 0.84, height * 0.6], [3, 2], lit, 1) +
        rect(x + width * 0.4, base - height * 0.26, width * 0.2, height * 0.26, lit)
      );
    }) +
    rect(0, base, wide, tall, layer(inks, 0.2)) +
    rect(0, base, wide, 18, inks.near) +
    (take === 1 ? times(6, (at) => roundTree(130 + at * 270, base + 60, 170, inks.near, inks.near)) : '')
  );
};

const section: Composition = (scene) => {
  const { inks, take } = scene;
  const [pale, deep] = paleAndDeep(inks);
  const rooms = times(4, (at) =>
    rect(
      -330 + (at % 2) * 336,
      -310 + Math.floor(at / 2) * 306,
      324,
      294,
      at === staged(take, [1, 2, 0]) ? inks.spot : mix(inks.tone, pale, at % 2 ? 0.2 : 0.5),
    ),
  );
  const shell =
    poly([-420, -320, 0, -590, 420, -320], inks.body) +
    rect(-360, -340, 720, 650, inks.body) +
    disc(0, -420, 52, inks.spot);
  const bed = rect(-300, -90, 220, 40, deep, 8) + rect(-300, -140, 20, 124, deep) + rect(-300, -110, 70, 30, pale, 12);
  const lamp =
    line('M170 -310V-230', deep, 8) +
    poly([110, -170, 145, -230, 195, -230, 230, -170], deep) +
    rect(110, -60, 130, 16, deep) +
    rect(120, -50, 12, 34, deep) +
    rect(216, -50, 12, 34, deep);
  const stove =
    rect(-290, 150, 110, 140, deep, 8) +
    rect(-270, 190, 70, 60, pale, 6) +
    rect(-170, 190, 120, 100, mix(deep, pale, 0.4)) +
    rect(-250, 100, 50, 50, mix(deep, pale, 0.4), 6);
  const chair =
    shape('M70 290V200Q70 170 100 170H120V230H210V170H230Q260 170 260 200V290Z', deep) +
    line('M290 290V120', deep, 8) +
    poly([250, 130, 275, 60, 310, 60, 330, 130], deep);
  return (
    sky(scene, 900) +
    orb(scene, staged(take, [1240, 330, 1220]), 240, 80) +
    rect(0, 900, wide, 200, layer(inks, 0.45)) +
    moved(shell + rooms + bed + lamp + stove + chair, 800, staged(take, [625, 650, 660]), staged(take, [0.9, 0.8, 1])) +
    staged(take, [roundTree(270, 905, 330, layer(inks, 0.6), inks.near), poplar(300, 905, 420, layer(inks, 0.6)), ''])
  );
};

const lampWindow: Composition = (scene) => {
  const { inks, take } = scene;
  const frame = (x: number, y: number, size: number, inside: string): string =>
    moved(
      rect(-230, -300, 460, 600, inks.body, 8) +
        rect(-200, -270, 400, 540, inks.spot) +
        inside +
        rect(-9, -270, 18, 540, inks.body) +
        rect(-200, -40, 400, 16, inks.body) +
        rect(-270, 296, 540, 44, inks.shade),
      x,
      y,
      size,
    );
  const [, deep] = paleAndDeep(inks);
  const mark = inks.spot === deep ? inks.ground : deep;
  const cat =
    shape('M-150 270C-170 160 -130 110 -90 96L-100 40L-64 70H-34L-2 40L-8 96C30 120 20 230 6 270Z', mark) +
    line('M6 262Q80 270 90 200', mark, 20);
  const plant =
    rect(40, 200, 100, 70, mark, 6) +
    line('M90 200V110', mark, 8) +
    oval(60, 120, 34, 18, mark) +
    oval(124, 100, 34, 18, mark) +
    oval(90, 70, 18, 36, mark);
  const reader = disc(-30, 40, 60, mark) + shape('M-150 270Q-140 110 -30 110T90 270Z', mark);
  return (
    paper(layer(inks, 0.1)) +
    times(8, (row) =>
      times(9, (at) =>
        rect(
          at * 200 - (row % 2) * 100,
          row * 140,
          190,
          130,
          mix(inks.ground, inks.tone, ((at * 3 + row * 5) % 4) / 4),
          4,
        ),
      ),
    ) +
    staged(take, [
      frame(800, 500, 1.25, cat + plant),
      frame(440, 520, 0.85, plant) + frame(1040, 520, 1.1, reader),
      frame(800, 500, 1.42, cat),
    ])
  );
};

export const housePictures: Compositions = [cottage, terrace, section, lampWindow];
