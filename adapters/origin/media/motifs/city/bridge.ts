import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { glitter, layer, orb, person, ridge, sky } from '../canvas/scenery.ts';
import { disc, line, moved, pierced, poly, rect, shape, times } from '../canvas/shapes.ts';

const chains: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const [water, deck] = staged(take, [
    [740, 640],
    [820, 700],
    [660, 570],
  ]);
  const [left, right] = staged(take, [
    [480, 1120],
    [420, 1180],
    [560, 1040],
  ]);
  const top = deck - staged(take, [330, 420, 280]);
  const tower = (x: number): string =>
    rect(x - 46, top, 92, water - top + 60, inks.body) +
    rect(x - 60, top - 22, 120, 40, inks.body) +
    shape(
      `M${x - 24} ${deck}V${deck - 90}A24 24 0 0 1 ${x + 24} ${deck - 90}V${deck}Z`,
      inks.dark ? inks.shade : inks.detail,
    ) +
    poly([x - 70, water - 30, x + 70, water - 30, x + 90, water + 50, x - 90, water + 50], inks.shade);
  const sag = (x: number, from: number, to: number): number =>
    top + (deck - 40 - top) * (1 - ((2 * (x - from)) / (to - from) - 1) ** 2);
  const hangers = times(13, (at) => {
    const x = left + ((at + 0.5) / 13) * (right - left);
    return line(`M${x} ${sag(x, left, right)}V${deck}`, inks.body, 6);
  });
  const half = (right - left) / 2;
  const cable = line(
    `M${left} ${top}Q${left + half} ${2 * (deck - 40) - top} ${right} ${top}M${left} ${top}Q${left - half * 0.5} ${deck - 60} ${left - half * 1.7} ${deck}M${right} ${top}Q${right + half * 0.5} ${deck - 60} ${right + half * 1.7} ${deck}`,
    inks.body,
    14,
  );
  return (
    sky(scene, water) +
    orb(scene, staged(take, [800, 960, 700]), water - staged(take, [130, 330, 60]), staged(take, [190, 90, 250])) +
    ridge(chance, water - 40, 190, 3, inks.far) +
    rect(0, water, wide, tall, layer(inks, 0.28)) +
    glitter(chance, staged(take, [800, 960, 700]), water + 30, 1060, 380, inks.spot, 9) +
    cable +
    hangers +
    rect(0, deck - 6, wide, 32, inks.body) +
    tower(left) +
    tower(right) +
    (take === 1
      ? moved(
          rect(-170, -74, 340, 66, inks.spot, 14) + times(5, (at) => rect(-150 + at * 62, -60, 46, 26, inks.ground)),
          800,
          deck,
        )
      : '')
  );
};

const arches: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const count = staged(take, [4, 7, 3]);
  const [deck, water] = staged(take, [
    [480, 830],
    [420, 950],
    [560, 800],
  ]);
  const span = 1700 / count;
  const radius = span * 0.4;
  const holes = (up: number): string =>
    times(count, (at) => {
      const x = -50 + (at + 0.5) * span;
      return `M${x - radius} ${water}V${water - up * (water - deck - 40 - radius)}A${radius} ${radius} 0 0 ${up > 0 ? 1 : 0} ${x + radius} ${water - up * (water - deck - 40 - radius)}V${water}Z`;
    });
  const body = pierced(`M-60 ${deck}H1660V${water + 4}H-60Z${holes(1)}`, inks.body);
  const train = moved(
    rect(-330, -96, 300, 86, inks.spot, 12) +
      rect(-16, -96, 300, 86, inks.spot, 12) +
      shape('M298 -10V-96H420Q520 -80 540 -10Z', inks.spot) +
      times(9, (at) => rect(-310 + at * 92, -78, 54, 30, inks.ground)),
    720,
    deck,
    0.95,
  );
  return (
    sky(scene, water) +
    orb(scene, staged(take, [930, 620, 800]), staged(take, [300, 230, 430]), staged(take, [120, 90, 250])) +
    ridge(chance, water - 170, 160, 3, inks.far) +
    ridge(chance, water - 60, 110, 4, layer(inks, 0.3)) +
    rect(0, water, wide, tall, layer(inks, 0.4)) +
    body +
    rect(-10, deck - 14, 1620, 22, inks.shade) +
    glitter(chance, 800, water + 24, 1060, 700, inks.tone, staged(take, [8, 4, 9])) +
    staged(take, [train, train, person(800, deck - 12, 250, inks.body)])
  );
};

const stays: Composition = (scene) => {
  const { inks, take } = scene;
  const [x, horizon] = staged(take, [
    [800, 640],
    [800, 720],
    [700, 600],
  ]);
  const top = staged(take, [120, 80, 160]);
  const cables = times(11, (at) =>
    line(
      `M${x - 26} ${top + 40 + at * 20}L${x - 240 - at * 120} ${horizon + 90 + at * 90}M${x + 26} ${top + 40 + at * 20}L${x + 240 + at * 120} ${horizon + 90 + at * 90}`,
      inks.body,
      6,
    ),
  );
  const pylon = poly(
    [
      x - 26,
      top,
      x + 26,
      top,
      x + 60,
      horizon + 10,
      x + 230,
      1100,
      x + 160,
      1100,
      x,
      horizon + 30,
      x - 160,
      1100,
      x - 230,
      1100,
      x - 60,
      horizon + 10,
    ],
    inks.body,
  );
  const road =
    poly([x - 16, horizon, x + 16, horizon, x + 560, 1100, x - 560, 1100], layer(inks, 0.75)) +
    times(5, (at) => {
      const [a, b] = [(at / 5) ** 1.6, ((at + 0.5) / 5) ** 1.6];
      return poly(
        [
          x - 2 - a * 14,
          horizon + a * 460,
          x + 2 + a * 14,
          horizon + a * 460,
          x + 2 + b * 14,
          horizon + b * 460,
          x - 2 - b * 14,
          horizon + b * 460,
        ],
        inks.light,
      );
    });
  if (take === 1) {
    const fan = times(12, (at) =>
      line(
        `M800 ${140 + at * 26}L${800 - 110 - at * 62} 720M800 ${140 + at * 26}L${800 + 110 + at * 62} 720`,
        inks.body,
        7,
      ),
    );
    return (
      sky(scene, 800) +
      orb(scene, 1010, 430, 150) +
      rect(0, 820, wide, tall, layer(inks, 0.3)) +
      fan +
      poly([772, 110, 828, 110, 860, 1000, 740, 1000], inks.body) +
      rect(0, 706, wide, 44, inks.spot)
    );
  }
  return (
    sky(scene, horizon) +
    orb(scene, x, horizon - staged(take, [70, 20, 260]), staged(take, [230, 320, 130])) +
    rect(0, horizon, wide, tall, layer(inks, 0.3)) +
    road +
    cables +
    pylon
  );
};

const truss: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const [deck, water] = staged(take, [
    [610, 760],
    [540, 700],
    [660, 830],
  ]);
  const [left, right] = staged(take, [
    [440, 1160],
    [520, 1080],
    [380, 1220],
  ]);
  const curve = (x: number): number =>
    deck -
    30 -
    300 * (Math.max(0, 1 - Math.abs(x - left) / 380) ** 1.3 + Math.max(0, 1 - Math.abs(x - right) / 380) ** 1.3);
  const xs = Array.from({ length: 33 }, (_, at) => at * 50);
  const upper = `M${xs.map((x) => `${x} ${curve(x)}`).join('L')}`;
  const web = xs
    .map((x, at) =>
      line(
        `M${x} ${curve(x)}V${deck}M${x} ${at % 2 ? curve(x) : deck}L${x + 50} ${at % 2 ? deck : curve(x + 50)}`,
        inks.body,
        7,
        'butt',
      ),
    )
    .join('');
  const pier = (x: number): string =>
    poly([x - 60, deck + 20, x + 60, deck + 20, x + 84, water + 70, x - 84, water + 70], inks.shade) +
    disc(x, curve(x) - 26, 22, inks.spot);
  return (
    sky(scene, water) +
    orb(scene, 800, water - staged(take, [210, 170, 330]), staged(take, [150, 260, 90])) +
    ridge(chance, water - 20, 160, 4, inks.far) +
    rect(0, water, wide, tall, layer(inks, 0.3)) +
    glitter(chance, 800, water + 30, 1060, 360, inks.spot, 8) +
    pier(left) +
    pier(right) +
    web +
    line(upper, inks.body, 16) +
    rect(0, deck - 6, wide, 34, inks.body)
  );
};

export const bridgePictures: Compositions = [chains, arches, stays, truss];
