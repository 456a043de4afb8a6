import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { type Composition, type Compositions, type Scene, staged, tall, wide } from '../canvas/scene.ts';
import { layer, paper } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, ring, shape, times, within } from '../canvas/shapes.ts';

const smooth = (points: readonly (readonly [number, number])[]): string =>
  points.reduce((d, [x, y], at) => {
    const before = points[at - 1];
    return before === undefined
      ? `M${x} ${y}`
      : `${d}C${(before[0] + x) / 2} ${before[1]} ${(before[0] + x) / 2} ${y} ${x} ${y}`;
  }, '');

const walk = (
  { chance }: Scene,
  from: number,
  to: number,
  swing: number,
  count: number,
): readonly (readonly [number, number])[] =>
  Array.from(
    { length: count + 1 },
    (_, at) => [-40 + (at / count) * 1680, from + (to - from) * (at / count) + chance.between(-swing, swing)] as const,
  );

const course: Composition = (scene) => {
  const { inks, take } = scene;
  const points = walk(
    scene,
    ...staged<readonly [number, number, number, number]>(take, [
      [820, 260, 110, 9],
      [300, 800, 90, 13],
      [620, 420, 200, 7],
    ]),
  );
  const jagged = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const d = take === 1 ? jagged : smooth(points);
  const [mx, my] = points[Math.round(points.length * staged(take, [0.72, 0.6, 0.5]))] ?? [800, 500];
  return (
    paper(inks.ground) +
    times(6, (at) => rect(0, 130 + at * 160, wide, 5, inks.tone)) +
    shape(`${d}V1100H-40Z`, inks.far) +
    line(d, inks.body, 24) +
    rect(mx - 4, my, 8, 1100, inks.body) +
    disc(mx, my, 56, inks.spot) +
    ring(mx, my, 56, inks.body, 14)
  );
};

const scissors: Composition = (scene) => {
  const { inks, take } = scene;
  const [up, down] = staged(take, [
    ['M-60 900C500 860 900 420 1660 160', 'M-60 240C500 260 900 640 1660 900'],
    ['M-60 700C300 720 420 280 800 300S1300 800 1660 760', 'M-60 340C300 320 420 760 800 740S1300 240 1660 280'],
    ['M-60 620C400 620 500 560 800 520S1300 180 1660 60', 'M-60 650C400 640 600 620 800 640S1300 900 1660 980'],
  ]);
  const gap = take === 2 ? shape('M800 520C1100 480 1300 180 1660 60V980C1300 900 1100 670 800 640Z', inks.tone) : '';
  const meet = staged(take, [
    disc(854, 542, 62, inks.body),
    disc(337, 520, 44, inks.body) + disc(1200, 520, 44, inks.body),
    line('M1240 250V830', inks.body, 14) +
      poly([1240, 210, 1275, 280, 1205, 280], inks.body) +
      poly([1240, 870, 1275, 800, 1205, 800], inks.body),
  ]);
  return (
    backdrop(scene, staged<Backdrop>(take, ['halves', 'stripes', 'plain'])) +
    gap +
    line(down, inks.mid, 34) +
    line(up, inks.spot, 34) +
    meet
  );
};

const ridgelines: Composition = ({ inks, chance, take }) => {
  const count = staged(take, [11, 16, 4]);
  const height = staged(take, [230, 170, 420]);
  return (
    paper(inks.ground) +
    times(count, (at) => {
      const base = 300 + at * (760 / count);
      const centre = 800 + chance.between(-160, 160);
      const [peak, spread, second] = [
        height * chance.between(0.55, 1.1),
        chance.between(90, 190),
        chance.between(-330, 330),
      ];
      const points = Array.from({ length: 41 }, (_, step) => {
        const x = -20 + step * 41;
        return [
          x,
          base -
            peak * Math.exp(-(((x - centre) / spread) ** 2)) -
            peak * 0.4 * Math.exp(-(((x - centre - second) / 130) ** 2)) -
            ((step * 7 + at * 3) % 5) * 2,
        ] as const;
      });
      const d = `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
      const loud = at === Math.floor(count * 0.6);
      return (
        shape(`${d}V1100H-20Z`, loud ? inks.spot : take === 1 ? inks.ground : layer(inks, (at / count) * 0.9)) +
        line(d, take === 1 ? (loud ? inks.spot : inks.body) : loud ? inks.body : inks.ground, take === 1 ? 9 : 6)
      );
    })
  );
};

const coaster: Composition = (scene) => {
  const { inks, take } = scene;
  const d = staged(take, [
    'M-60 860C200 860 260 240 480 240S720 820 900 760S1120 380 1280 400S1500 700 1660 640',
    'M-60 320C300 300 420 330 620 420S780 900 980 880S1280 760 1660 800',
    'M-60 900C500 880 520 640 800 180C1080 640 1100 880 1660 900',
  ]);
  const [x, y, turn] = staged(take, [
    [715, 522, 68],
    [808, 690, 69],
    [800, 150, 0],
  ]);
  const cart = moved(
    disc(-34, -110, 26, inks.body) +
      disc(34, -110, 26, inks.body) +
      shape('M-96 -88H96L80 -24Q76 -14 64 -14H-64Q-76 -14 -80 -24Z', inks.spot),
    x,
    y,
    1.1,
    turn,
  );
  const legs = times(24, (at) => rect(20 + at * 68, 0, 8, tall, inks.tone));
  return (
    paper(inks.ground) +
    within('under', shape(`${d}V1100H-60Z`, '#000'), paper(inks.far) + legs) +
    line(d, inks.body, 26) +
    staged(take, [cart, cart, disc(x, y - 20, 64, inks.spot)])
  );
};

export const curvePictures: Compositions = [course, scissors, ridgelines, coaster];
