import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Place, staged, tall, wide } from '../canvas/scene.ts';
import { fir, layer, orb, paper, poplar, ridge, roundTree, sky } from '../canvas/scenery.ts';
import { dashed, disc, line, moved, poly, rect, ring, times } from '../canvas/shapes.ts';

const straight: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const [vx, vy] = staged(take, [
    [800, 520],
    [740, 400],
    [860, 610],
  ]);
  const dashes = times(7, (at) => {
    const [a, b] = [(at / 7) ** 2, ((at + 0.55) / 7) ** 2];
    const y = (depth: number): number => vy + (tall - vy) * depth;
    const x = (depth: number, side: number): number => vx + (800 - vx) * depth + side * 26 * depth;
    return poly([x(a, -1), y(a), x(a, 1), y(a), x(b, 1), y(b), x(b, -1), y(b)], inks.light);
  });
  const trees = times(6, (at) => {
    const depth = ((at + 1) / 6) ** 2;
    const [y, size] = [vy + (tall - vy) * depth * 0.8, 60 + 520 * depth];
    const draw = (x: number): string =>
      staged(take, [
        poplar(x, y, size, inks.near),
        fir(x, y, size, inks.near),
        line(`M${x} ${y}V${y - size}h${(x < vx ? 1 : -1) * size * 0.25}`, inks.near, 4 + 14 * depth),
      ]);
    return draw(vx - 60 - 900 * depth) + draw(vx + 60 + 900 * depth);
  });
  return (
    sky(scene, vy) +
    orb(scene, vx, vy - staged(take, [50, 180, 0]), staged(take, [220, 110, 300])) +
    ridge(chance, vy - 10, 130, 3, inks.far) +
    rect(0, vy, wide, tall, layer(inks, 0.3)) +
    poly([vx - 8, vy, vx + 8, vy, 1420, 1100, 180, 1100], inks.near) +
    dashes +
    trees
  );
};

const junction: Composition = ({ inks, take }) => {
  const lane = (d: string, width = 92): string =>
    line(d, inks.ground, width + 34) + line(d, inks.body, width) + dashed(d, inks.detail, 5, 34, 30);
  const loops =
    lane('M800 533C1000 533 1120 400 1060 280S860 220 860 420V533', 56) +
    lane('M800 533C600 533 480 660 540 780S740 840 740 640V533', 56) +
    lane('M740 533V420C740 220 600 160 540 280S600 533 800 533', 56) +
    lane('M860 533V640C860 840 1000 900 1060 780S1000 533 800 533', 56);
  const cars = (spots: readonly (readonly [number, number, number])[]): string =>
    spots
      .map(([x, y, turn], at) =>
        moved(
          rect(-20, -40, 40, 80, at === 1 ? inks.spot : inks.detail, 12) + rect(-14, -16, 28, 26, inks.body, 5),
          x,
          y,
          1,
          turn,
        ),
      )
      .join('');
  const fields = times(12, (at) => disc((at * 389) % 1600, (at * 283) % 1067, 70 + ((at * 31) % 60), inks.tone));
  return (
    paper(inks.far) +
    fields +
    staged(take, [
      loops +
        lane('M-400 533H2000') +
        lane('M800 -600V1700') +
        cars([
          [400, 533, 90],
          [800, 250, 0],
          [1230, 533, 90],
          [800, 900, 0],
        ]),
      disc(800, 533, 330, inks.ground) +
        lane('M800 -200V260M800 1300V806M-200 533H520M1800 533H1080') +
        ring(800, 533, 250, inks.body, 120) +
        ring(800, 533, 250, inks.detail, 5) +
        disc(800, 533, 150, inks.spot) +
        cars([
          [800, 100, 0],
          [560, 470, 20],
          [1040, 600, 20],
          [1300, 533, 90],
        ]),
      lane('M-300 900C400 900 500 200 1100 200H2000') +
        lane('M-300 200C500 200 700 900 1200 900H2000') +
        lane('M300 -300C500 400 1100 600 1300 1400') +
        cars([
          [437, 550, 47],
          [807, 749, 128],
          [566, 225, 150],
          [1300, 200, 90],
        ]),
    ])
  );
};

const serpentine: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const d = staged(take, [
    'M300 1100C500 960 1300 980 1240 860S420 800 480 690S1060 660 1020 570S660 540 700 470S840 420 820 370',
    'M1300 1100C1100 940 300 960 380 800S1160 760 1080 620S640 600 700 500S900 460 860 400',
    'M800 1120C1300 1000 1340 840 900 800S300 700 560 600S960 560 900 480S780 440 800 400',
  ]);
  const summit =
    poly(
      staged(take, [
        [-100, 1100, 820, 130, 1700, 1100],
        [-300, 1100, 860, 90, 1500, 1100],
        [100, 1100, 800, 190, 1500, 1100],
      ]),
      layer(inks, 0.45),
    ) +
    poly(
      staged(take, [
        [820, 130, 1700, 1100, 900, 1100],
        [860, 90, 1500, 1100, 960, 1100],
        [800, 190, 1500, 1100, 840, 1100],
      ]),
      layer(inks, 0.62),
    );
  const bus = moved(
    rect(-86, -70, 172, 86, inks.spot, 16) +
      times(4, (at) => rect(-72 + at * 38, -54, 28, 28, inks.near, 4)) +
      disc(-46, 18, 20, inks.near) +
      disc(46, 18, 20, inks.near),
    ...staged<Place>(take, [
      [820, 742],
      [760, 706],
      [760, 680],
    ]),
    1.1,
    staged(take, [-4, 6, 8]),
  );
  return (
    sky(scene) +
    orb(scene, staged(take, [1130, 520, 1080]), staged(take, [250, 270, 330]), staged(take, [100, 130, 80])) +
    ridge(chance, 640, 190, 3, inks.far) +
    summit +
    line(d, inks.near, 62) +
    dashed(d, inks.light, 7, 28, 26) +
    times(8, (at) => fir(120 + at * 200, 1040 + (at % 2) * 40, 130 + (at % 3) * 50, inks.near)) +
    bus
  );
};

const traffic: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const lanesCount = staged(take, [5, 7, 3]);
  const w = 1240 / lanesCount;
  const vehicle = (x: number, y: number, size: number, fill: string): string =>
    moved(
      rect(-52, -110, 104, 220, fill, 34) +
        rect(-40, -60, 80, 52, inks.detail === fill ? inks.body : inks.detail, 12) +
        rect(-38, 46, 76, 34, inks.detail === fill ? inks.body : inks.detail, 10),
      x,
      y,
      size,
    );
  const lanes = times(lanesCount, (column) =>
    times(staged(take, [4, 6, 3]), (row) => {
      const y = row * staged(take, [300, 210, 420]) + 60 + (column % 2) * 110 + chance.between(-30, 30);
      const chosen = column === Math.floor(lanesCount / 2) && row === staged(take, [1, 2, 1]);
      return chosen || chance.yes(0.82)
        ? vehicle(
            180 + (column + 0.5) * w,
            y,
            w / 190,
            chosen ? inks.spot : staged(column + row, [inks.body, inks.shade, inks.body]),
          )
        : '';
    }),
  );
  const marks = times(lanesCount - 1, (at) => dashed(`M${180 + (at + 1) * w} -40V1110`, inks.tone, 9, 70, 60));
  return (
    paper(layer(inks, 0.2)) +
    rect(140, 0, 1320, tall, inks.ground) +
    rect(160, 0, 10, tall, inks.tone) +
    rect(1430, 0, 10, tall, inks.tone) +
    marks +
    lanes +
    times(12, (at) => roundTree(at % 2 ? 70 : 1530, 100 + at * 100, 130, mix(inks.far, inks.mid, 0.6), inks.mid))
  );
};

export const roadPictures: Compositions = [straight, junction, serpentine, traffic];
