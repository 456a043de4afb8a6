import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Pose, staged, tall, wide } from '../canvas/scene.ts';
import { glitter, layer, orb, paper, person, poplar, ridge, roundTree, sky } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, shape, times } from '../canvas/shapes.ts';

const meander: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const horizon = staged(take, [430, 520, 340]);
  const swing = staged(take, [210, -260, 300]);
  const bank = (side: number): string[] =>
    Array.from({ length: 61 }, (_, at) => {
      const near = at / 60;
      const x = 800 + Math.sin(near ** 0.6 * Math.PI * 2.6) * swing * (0.15 + near) + side * (6 + 330 * near ** 1.8);
      return `${Math.round(x)} ${Math.round(horizon + (tall - horizon + 20) * near ** 1.25)}`;
    });
  const water = `M${[...bank(-1), ...bank(1).reverse()].join('L')}Z`;
  const strips = times(5, (at) =>
    rect(0, horizon + (tall - horizon) * (at / 5) ** 1.5, wide, tall, layer(inks, 0.15 + at * 0.13)),
  );
  const trees = times(9, (at) =>
    poplar(
      at < 5 ? 150 + at * 95 : 1010 + (at - 4) * 110,
      horizon + 14 + (at % 3) * 8,
      chance.between(90, 190),
      inks.near,
    ),
  );
  return (
    sky(scene, horizon) +
    orb(scene, staged(take, [860, 700, 800]), horizon - staged(take, [40, 190, 90]), staged(take, [170, 90, 60])) +
    ridge(chance, horizon, 110, 4, inks.far) +
    strips +
    shape(water, inks.dark ? mix(inks.ground, inks.spot, 0.6) : inks.ground) +
    trees
  );
};

const aerialRiver: Composition = ({ inks, take }) => {
  const course = staged(take, [
    'M-80 160C420 60 520 420 780 480S1160 760 1700 700',
    'M420 -80C360 330 1200 300 1080 620S480 760 620 1160',
    'M-80 900C340 980 380 380 700 420S960 900 1180 700S1300 160 1700 220',
  ]);
  const plots = times(24, (at) => {
    const [column, row] = [at % 6, Math.floor(at / 6)];
    const fill = layer(inks, ((at * 7) % 5) / 7);
    const [x, y] = [-120 + column * 310, -90 + row * 310];
    const furrows = at % 3 === 0 ? times(9, (furrow) => rect(x + 14, y + 18 + furrow * 32, 275, 7, inks.tone)) : '';
    return rect(x, y, 303, 303, fill) + furrows;
  });
  const boat = (x: number, y: number, turn: number): string =>
    moved(shape('M-60 0C-30 -34 40 -30 74 0C40 30 -30 34 -60 0Z', inks.spot), x, y, 1.1, turn);
  return (
    paper(inks.tone) +
    moved(plots, 60, -170, 1.15, staged(take, [9, -12, 20])) +
    line(course, inks.near, 214) +
    line(course, inks.ground, 176) +
    line(course, inks.tone, 40) +
    boat(
      ...staged<Pose>(take, [
        [790, 484, 24],
        [1010, 480, 74],
        [690, 428, 8],
      ]),
    )
  );
};

const ferry: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const shore = staged(take, [520, 600, 430]);
  const trees = times(26, (at) =>
    disc(at * 66 + chance.between(-20, 20), shore - chance.between(0, 30), chance.between(34, 82), layer(inks, 0.3)),
  );
  const barge =
    poly([470, 690, 1150, 690, 1080, 780, 540, 780], inks.body) +
    rect(960, 600, 110, 92, inks.shade) +
    rect(985, 620, 60, 32, inks.light) +
    times(4, (at) => rect(560 + at * 92, 640, 80, 50, at === 2 ? inks.spot : inks.shade));
  const rowing =
    poly([600, 720, 1000, 720, 930, 790, 670, 790], inks.body) +
    disc(800, 590, 38, inks.spot) +
    poly([745, 720, 760, 640, 840, 640, 855, 720], inks.spot) +
    line('M690 650L560 810M900 650L1040 810', inks.shade, 12);
  const church = moved(
    rect(-28, -190, 56, 190, layer(inks, 0.5)) + poly([-38, -185, 0, -330, 38, -185], layer(inks, 0.5)),
    430,
    shore,
  );
  return (
    sky(scene, shore) +
    orb(scene, staged(take, [1000, 640, 800]), shore - staged(take, [160, 210, 60]), staged(take, [90, 130, 180])) +
    ridge(chance, shore - 30, 130, 3, inks.far) +
    church +
    trees +
    rect(0, shore, wide, tall, layer(inks, 0.12)) +
    rect(0, shore, wide, 26, layer(inks, 0.45)) +
    glitter(chance, staged(take, [1000, 640, 800]), shore + 30, 1050, 320, inks.spot, 11) +
    glitter(chance, 300, shore + 90, 1050, 420, inks.tone, 7) +
    staged(take, [barge, rowing, barge])
  );
};

const flood: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const level = staged(take, [640, 560, 720]);
  const roof = (x: number, size: number, loud: boolean): string =>
    moved(
      poly([-170, 0, 0, -150, 170, 0], loud ? inks.spot : inks.body) +
        rect(-130, -4, 260, 200, inks.shade) +
        rect(60, -150, 40, 90, inks.shade) +
        rect(-80, 24, 70, 60, inks.light === inks.near ? inks.tone : inks.detail),
      x,
      level - 40 * size,
      size,
    );
  const roofs = staged(take, [
    roof(420, 0.8, false) + roof(1190, 0.7, false) + roof(800, 1.3, true),
    roof(800, 1.9, true),
    roof(330, 0.55, false) + roof(610, 0.6, true) + roof(900, 0.7, false) + roof(1230, 0.6, false),
  ]);
  const lamp = line(`M1110 ${level + 80}V${level - 260}h-80`, inks.body, 14) + disc(1022, level - 240, 26, inks.spot);
  const waves = times(5, (row) => {
    const y = level + 20 + row * 90;
    return shape(`M-100 ${y}${times(10, () => 'q45 -34 90 0t90 0')}V1100H-100Z`, layer(inks, 0.15 + row * 0.16));
  });
  const dinghy = moved(
    shape('M-150 0H150Q130 70 90 70H-90Q-130 70 -150 0Z', inks.body) +
      person(-50, 10, 150, inks.spot) +
      person(40, 10, 130, inks.body),
    staged(take, [560, 1080, 800]),
    level + 110,
  );
  return (
    sky(scene, level) +
    orb(scene, staged(take, [1080, 430, 1000]), staged(take, [250, 230, 300]), staged(take, [110, 80, 150])) +
    times(9, (at) => roundTree(60 + at * 190, level + 30, chance.between(150, 230), inks.far, inks.far)) +
    roofs +
    (take === 1 ? '' : lamp) +
    waves +
    dinghy
  );
};

export const riverPictures: Compositions = [meander, aerialRiver, ferry, flood];
