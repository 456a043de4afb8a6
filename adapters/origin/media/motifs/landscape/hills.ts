import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, tall } from '../canvas/scene.ts';
import { birds, cloud, fir, layer, orb, paper, poplar, ridge, roundTree, sky } from '../canvas/scenery.ts';
import { disc, line, oval, poly, rect, shape, times } from '../canvas/shapes.ts';

const ridges: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const horizon = staged(take, [560, 470, 640]);
  const count = staged(take, [4, 6, 3]);
  const rows = times(count, (at) =>
    ridge(
      chance,
      horizon + (at / count) * (tall - horizon),
      200 - at * 18,
      2 + ((at * 2) % 5),
      layer(inks, at / (count - 1)),
    ),
  );
  return (
    sky(scene, horizon) +
    orb(scene, chance.between(620, 980), horizon - staged(take, [150, 250, 90]), staged(take, [130, 80, 260])) +
    rows
  );
};

const peaks: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const peak = (x: number, base: number, height: number, lit: string, shaded: string, cap: string): string => {
    const half = height * 0.78;
    const top = base - height;
    const snow = (side: number): readonly number[] => [
      x,
      top,
      x + side * half * 0.32,
      top + height * 0.32,
      x + side * half * 0.2,
      top + height * 0.28,
      x + side * half * 0.1,
      top + height * 0.4,
      x,
      top + height * 0.3,
    ];
    return (
      poly([x - half, base, x, top, x, base], lit) +
      poly([x + half, base, x, top, x, base], shaded) +
      poly(snow(-1), cap) +
      poly(snow(1), mix(cap, shaded, 0.35))
    );
  };
  const far = times(4, (at) =>
    peak(
      150 + at * 430 + chance.between(-60, 60),
      900,
      chance.between(330, 470),
      inks.far,
      layer(inks, 0.2),
      mix(inks.far, inks.tone, 0.6),
    ),
  );
  const main = staged(take, [
    peak(800, 960, 700, layer(inks, 0.5), layer(inks, 0.75), inks.spot),
    peak(560, 960, 520, layer(inks, 0.45), layer(inks, 0.65), inks.spot) +
      peak(1000, 960, 660, layer(inks, 0.55), layer(inks, 0.8), inks.spot),
    peak(820, 1150, 1010, layer(inks, 0.45), layer(inks, 0.7), inks.spot),
  ]);
  const firs = times(14, (at) =>
    fir(-20 + at * 128 + chance.between(-40, 40), 1050, chance.between(110, 240) * (at % 5 === 2 ? 1.3 : 1), inks.near),
  );
  return (
    sky(scene, 900) +
    orb(scene, staged(take, [1010, 760, 480]), staged(take, [300, 270, 240]), staged(take, [150, 100, 70])) +
    far +
    main +
    ridge(chance, 1000, 60, 4, inks.near) +
    firs
  );
};

const rolling: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const path = (colour: string): string =>
    shape(
      'M690 1080C820 930 640 880 800 800C900 750 800 700 838 660L850 660C830 710 960 760 880 815C780 880 1040 930 960 1080Z',
      colour,
    );
  const house =
    poly([760, 520, 830, 455, 900, 520], inks.spot) +
    rect(774, 518, 112, 82, inks.body) +
    rect(815, 550, 30, 50, inks.detail);
  const tree = roundTree(830, 620, 330, inks.body, inks.body);
  const chapel =
    rect(770, 500, 150, 110, inks.body) +
    rect(786, 400, 56, 110, inks.body) +
    poly([776, 404, 814, 270, 852, 404], inks.body) +
    rect(804, 440, 20, 40, inks.detail, 10) +
    rect(864, 540, 24, 40, inks.detail, 12);
  return (
    sky(scene, 560) +
    orb(scene, staged(take, [560, 1060, 800]), staged(take, [270, 330, 420]), staged(take, [100, 70, 290])) +
    cloud(1130, 290, 260, inks.tone) +
    oval(250, 900, 760, 330, inks.far) +
    oval(1400, 900, 700, 300, layer(inks, 0.25)) +
    staged(take, [house + poplar(960, 600, 240, inks.body) + poplar(1015, 610, 190, inks.body), tree, chapel]) +
    oval(820, 1010, 760, 420, layer(inks, 0.5)) +
    path(inks.light) +
    oval(130, 1180, 640, 330, inks.near) +
    oval(1560, 1200, 560, 360, inks.near) +
    birds(chance, 700, 230, 4, inks.body)
  );
};

const contours: Composition = ({ inks, chance, take }) => {
  const [waveA, waveB] = [chance.between(0, 6), chance.between(0, 6)];
  const blob = (radius: number, x: number, y: number): string => {
    const points = Array.from({ length: 72 }, (_, at) => {
      const angle = (at / 72) * Math.PI * 2;
      const reach =
        radius *
        (1 +
          0.13 * Math.sin(angle * 2 + waveA) +
          0.08 * Math.sin(angle * 3 + waveB) +
          0.03 * Math.sin(angle * 5 + waveA));
      return `${Math.round(x + Math.cos(angle) * reach * 1.25)} ${Math.round(y + Math.sin(angle) * reach)}`;
    });
    return `M${points.join('L')}Z`;
  };
  const levels = staged(take, [8, 6, 11]);
  const [x, y] = staged(take, [
    [720, 520],
    [860, 590],
    [800, 500],
  ]);
  const hill = times(levels, (at) => {
    const [radius, cx, cy] = [820 * (1 - at / levels), x + at * (560 / levels) * 0.25, y - at * (400 / levels) * 0.2];
    return take % 3 === 2
      ? line(blob(radius, cx, cy), layer(inks, at / levels), 12)
      : shape(blob(radius, cx, cy), layer(inks, 1 - at / (levels - 1)));
  });
  const flag =
    line(`M${x + 120} ${y - 60}v-190`, inks.light, 12) +
    poly([x + 120, y - 256, x + 260, y - 205, x + 120, y - 155], inks.spot);
  return paper(inks.ground) + hill + (take % 3 === 2 ? disc(x + 125, y - 70, 44, inks.spot) : flag);
};

export const hillsPictures: Compositions = [ridges, peaks, rolling, contours];
