import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Scene, staged, tall, wide } from '../canvas/scene.ts';
import { glitter, layer, orb, paper, ridge, sky } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, shape, times } from '../canvas/shapes.ts';

const sail = (scene: Scene, x: number, base: number, size: number): string => {
  const { inks } = scene;
  return moved(
    shape('M-150 0H160L110 52H-100Z', inks.shade) +
      poly([-8, -24, -8, -430, -160, -24], inks.body) +
      shape('M14 -24V-400C90 -300 150 -160 165 -24Z', inks.body) +
      line('M3 10V-440', inks.shade, 8) +
      poly([3, -440, 60, -420, 3, -400], inks.spot),
    x,
    base,
    size,
  );
};

const regatta: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const shore = staged(take, [560, 470, 640, 520]);
  const boats = staged(take, [
    [[800, 830, 1.25]],
    [
      [620, 760, 1],
      [1010, 700, 0.6],
      [400, 620, 0.35],
    ],
    [[860, 860, 1.5]],
    [
      [560, 640, 0.5],
      [800, 800, 0.95],
      [1080, 660, 0.55],
      [1250, 610, 0.3],
    ],
  ]);
  return (
    sky(scene, shore) +
    orb(
      scene,
      staged(take, [620, 900, 800, 1040]),
      shore - staged(take, [20, 180, 60, 130]),
      staged(take, [170, 100, 280, 70]),
    ) +
    ridge(chance, shore - 20, 120, 3, inks.far) +
    rect(0, shore, wide, tall, layer(inks, 0.2)) +
    rect(0, shore + 150, wide, tall, layer(inks, 0.32)) +
    rect(0, shore + 330, wide, tall, layer(inks, 0.45)) +
    glitter(chance, staged(take, [620, 900, 800, 1040]), shore + 20, 1060, 300, inks.spot, 10) +
    boats.map(([x, y, size]) => sail(scene, x ?? 0, y ?? 0, size ?? 1)).join('')
  );
};

const jetty: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const shore = staged(take, [430, 500, 380, 460]);
  const end = staged(take, [800, 720, 880, 800]);
  const top = shore + 120;
  const planks = times(14, (at) => {
    const [from, to] = [(at / 14) ** 2, ((at + 0.82) / 14) ** 2];
    const half = (depth: number): number => 60 + 420 * depth;
    const y = (depth: number): number => top + (tall - top + 40) * depth;
    const middle = (depth: number): number => end + (800 - end) * depth;
    return poly(
      [
        middle(from) - half(from),
        y(from),
        middle(from) + half(from),
        y(from),
        middle(to) + half(to),
        y(to),
        middle(to) - half(to),
        y(to),
      ],
      at % 4 === 2 ? inks.shade : inks.body,
    );
  });
  const posts = rect(end - 92, top - 60, 26, 170, inks.body) + rect(end + 66, top - 60, 26, 170, inks.body);
  const angler = moved(
    disc(0, -128, 34, inks.spot) +
      shape('M-50 0V-50Q-50 -92 0 -92T50 -50V0Z', inks.spot) +
      line('M40 -50L240 -190L262 60', inks.spot, 6),
    end,
    top + 16,
  );
  const chair = line(
    `M${end - 50} ${top + 30}L${end - 30} ${top - 90}H${end + 60}V${top + 30}M${end - 40} ${top - 30}H${end + 60}`,
    inks.spot,
    12,
  );
  return (
    sky(scene, shore) +
    orb(
      scene,
      staged(take, [1000, 980, 640, 800]),
      shore - staged(take, [60, 210, 150, 20]),
      staged(take, [130, 90, 110, 250]),
    ) +
    ridge(chance, shore - 12, 90, 3, inks.far) +
    rect(0, shore, wide, tall, layer(inks, 0.25)) +
    glitter(chance, 430, shore + 60, 1000, 300, inks.tone, 8) +
    glitter(chance, 1180, shore + 40, 1000, 260, inks.tone, 8) +
    posts +
    planks +
    staged(take, [angler, chair, '', angler])
  );
};

const mirror: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const shore = staged(take, [540, 600, 480, 560]);
  const heights = Array.from({ length: staged(take, [5, 3, 7, 4]) }, () => chance.between(170, 400));
  const skyline = (up: number, fade: number): string =>
    heights
      .map((height, at) => {
        const [x, half] = [((at + 0.5) / heights.length) * 1500 + 50, height * 0.95];
        return (
          poly([x - half, shore, x, shore - up * height, x, shore], mix(layer(inks, 0.4), inks.ground, fade)) +
          poly([x + half, shore, x, shore - up * height, x, shore], mix(layer(inks, 0.65), inks.ground, fade))
        );
      })
      .join('');
  const trees = (up: number, fade: number): string =>
    times(20, (at) => {
      const height = 50 + ((at * 37) % 60);
      return poly(
        [at * 84 - 24, shore, at * 84, shore - up * height, at * 84 + 24, shore],
        mix(inks.near, inks.ground, fade),
      );
    });
  const canoe =
    shape(
      `M640 ${shore + 250}Q800 ${shore + 330} 960 ${shore + 250}L930 ${shore + 310}Q800 ${shore + 350} 670 ${shore + 310}Z`,
      inks.spot,
    ) +
    disc(790, shore + 190, 32, inks.body) +
    shape(`M740 ${shore + 290}Q750 ${shore + 222} 790 ${shore + 222}T840 ${shore + 290}Z`, inks.body) +
    line(`M700 ${shore + 170}L880 ${shore + 350}`, inks.body, 10);
  return (
    paper(inks.ground) +
    orb({ ...scene, take: 1 }, 800, shore - 330, 110) +
    skyline(1, 0) +
    trees(1, 0) +
    rect(0, shore, wide, tall, mix(inks.ground, inks.tone, 0.6)) +
    disc(800, shore + 330, 110, mix(inks.ground, inks.spot, 0.35)) +
    skyline(-0.85, 0.55) +
    trees(-0.8, 0.5) +
    rect(0, shore - 4, wide, 10, inks.near) +
    times(7, (at) => rect(0, shore + 60 + at * 62, wide, 6 + at * 2, mix(inks.ground, inks.tone, 0.6))) +
    (take % 2 === 0 ? canoe : '')
  );
};

export const lakePictures: Compositions = [regatta, jetty, mirror];
