import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Scene, staged, tall, wide } from '../canvas/scene.ts';
import { layer, orb, paper, ridge, roundTree, sky, stars } from '../canvas/scenery.ts';
import { dashed, disc, line, moved, oval, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const car = (fill: string, dark: string, glass: string): string =>
  rect(-58, -126, 38, 74, dark, 10) +
  rect(20, -126, 38, 74, dark, 10) +
  rect(-66, 56, 44, 84, dark, 10) +
  rect(22, 56, 44, 84, dark, 10) +
  shape('M-12 -170H12L22 -60L34 20V110L22 150H-22L-34 110V20L-22 -60Z', fill) +
  rect(-60, -178, 120, 26, fill, 6) +
  rect(-62, 146, 124, 30, fill, 6) +
  oval(0, 22, 15, 26, glass);

const circuits = [
  'M480 800C300 800 300 560 460 540S640 420 560 320S640 160 820 200S1000 420 1140 360S1340 420 1260 600S1080 640 1040 740S940 820 820 800Z',
  'M400 300C600 160 700 420 860 380S1120 140 1260 280S1240 560 1100 560S960 700 1080 780S900 960 740 820S360 860 340 700S560 600 460 520S260 420 400 300Z',
  'M420 640C320 420 520 300 640 380S800 640 920 520S860 260 1020 220S1320 300 1240 520S1180 860 980 860S520 900 420 640Z',
] as const;

const layout: Composition = ({ inks, take }) => {
  const d = staged(take, circuits);
  const lawn = times(10, (at) => rect(0, at * 120, wide, 60, mix(inks.ground, inks.tone, 0.5)));
  return (
    paper(inks.ground) +
    (take === 1 ? lawn : disc(800, 533, 470, inks.tone)) +
    line(d, inks.spot === inks.body ? inks.mid : inks.spot, 104) +
    line(d, inks.body, 82) +
    dashed(d, inks.detail, 5, 30, 34) +
    staged(take, [
      moved(car(inks.spot, inks.detail, inks.detail), 1020, 386, 0.5, 75),
      moved(car(inks.spot, inks.detail, inks.detail), 860, 380, 0.45, 72),
      moved(car(inks.spot, inks.detail, inks.detail), 700, 440, 0.5, 140) +
        moved(car(inks.spot, inks.detail, inks.detail), 980, 860, 0.5, 270),
    ])
  );
};

const bend: Composition = (scene) => {
  const { inks, take } = scene;
  const [turn, shift] = staged(take, [
    [0, 0],
    [-90, 40],
    [180, 0],
  ]);
  const radii = [1240, 780] as const;
  const kerb = times(16, (at) => {
    const from = (at / 16) * 90;
    const point = (radius: number, degrees: number): string =>
      `${Math.cos((degrees * Math.PI) / 180) * radius} ${Math.sin((degrees * Math.PI) / 180) * radius}`;
    return shape(
      `M${point(780, from)}A780 780 0 0 1 ${point(780, from + 5.7)}L${point(708, from + 5.7)}A708 708 0 0 0 ${point(708, from)}Z`,
      at % 2 ? inks.spot : inks.detail === inks.near ? inks.tone : inks.light,
    );
  });
  const road =
    disc(0, 0, radii[0], inks.near) +
    times(2, (at) => ring(0, 0, 900 + at * 210, mix(inks.near, inks.mid, 0.35), 10)) +
    disc(0, 0, 780, inks.far) +
    disc(0, 0, 640, inks.tone) +
    kerb;
  const [carFill, tyre] = inks.near === inks.body ? [inks.spot, inks.shade] : [inks.body, inks.shade];
  const cars = staged(take, [[38, 55], [50], [40, 52, 64]])
    .map((degrees, at) =>
      moved(
        car(at === 1 ? inks.light : carFill, tyre, inks.near),
        Math.cos((degrees * Math.PI) / 180) * (980 + (at % 2) * 70),
        Math.sin((degrees * Math.PI) / 180) * (980 + (at % 2) * 70),
        staged(take, [0.95, 1.5, 0.8]),
        degrees,
      ),
    )
    .join('');
  const [ox, oy] = staged(take, [
    [60, -110],
    [40, 1180],
    [1520, 1180],
  ]);
  return paper(inks.ground) + moved(road + cars, ox + shift, oy, 1, turn);
};

const flag: Composition = ({ inks, take }) => {
  const [columns, rows] = staged(take, [
    [8, 5],
    [12, 8],
    [6, 4],
  ]);
  const [w, h] = [staged(take, [860, 1900, 760]) / columns, staged(take, [520, 1400, 470]) / rows];
  const [left, top, wave] = staged(take, [
    [430, 230, 44],
    [-120, -120, 60],
    [470, 250, 66],
  ]);
  const at = (column: number, row: number): readonly [number, number] => [
    left + column * w + Math.sin(row * 0.9) * 14,
    top + row * h + Math.sin((column / columns) * Math.PI * 2.2) * wave,
  ];
  const squares = times(rows, (row) =>
    times(columns, (column) => {
      const odd = (row + column) % 2 === 1;
      const chosen = take === 1 && row === 4 && column === 6;
      return poly(
        [...at(column, row), ...at(column + 1, row), ...at(column + 1, row + 1), ...at(column, row + 1)],
        chosen ? inks.spot : odd ? inks.body : column % 4 < 2 ? inks.detail : mix(inks.detail, inks.shade, 0.25),
      );
    }),
  );
  return (
    paper(inks.ground) +
    (take === 1 ? '' : disc(860, 480, 400, inks.tone) + squares + rect(left - 26, 120, 30, 1000, inks.spot, 15)) +
    (take === 1 ? squares : '') +
    (take === 2 ? disc(left - 11, 110, 40, inks.spot) : '')
  );
};

const startingLights: Composition = (scene) => {
  const { inks, take } = scene;
  const off = mix(inks.body, inks.shade, 0.6);
  const unit = (x: number, y: number, w: number, on: boolean): string =>
    rect(x - w / 2, y, w, w * 2.5, inks.body, w * 0.12) +
    disc(x, y + w * 0.6, w * 0.33, off) +
    disc(x, y + w * 1.85, w * 0.33, on ? (inks.spot === inks.body ? inks.detail : inks.spot) : off) +
    (on ? disc(x - w * 0.1, y + w * 1.75, w * 0.08, inks.detail) : '');
  const gantry = (top: number, w: number, lit: number): string =>
    rect(0, top - 46, wide, 46, inks.near) + times(5, (at) => unit(800 + (at - 2) * w * 1.34, top, w, at < lit));
  const grid = (horizon: number): string =>
    rect(0, horizon, wide, tall, inks.far) +
    poly([720, horizon, 880, horizon, 1400, 1100, 200, 1100], inks.near) +
    times(4, (at) =>
      line(
        `M${770 - at * 60} ${horizon + 60 + at * 90}h-${90 + at * 34}M${830 + at * 60} ${horizon + 30 + at * 90}h${80 + at * 34}`,
        inks.light,
        10 + at * 3,
      ),
    );
  return staged(take, [
    sky(scene, 700) + orb(scene, 800, 660, 240) + grid(700) + gantry(256, 150, 5),
    paper(inks.ground) +
      disc(800, 533, 480, inks.tone) +
      rect(0, 90, wide, 60, inks.near) +
      times(3, (at) => unit(420 + at * 380, 150, 300, at < 2)),
    sky(scene, 480) +
      orb(scene, 800, 470, 150) +
      times(9, (at) => roundTree(30 + at * 195, 500, 190 + (at % 3) * 40, inks.far, inks.far)) +
      grid(480) +
      gantry(250, 74, 1),
  ]);
};

const cockpit: Composition = (scene: Scene) => {
  const { inks, chance, take } = scene;
  const side =
    shape(
      'M-520 60C-500 0 -380 -20 -250 -26L-120 -110Q-20 -150 60 -100L110 -40L430 6Q520 20 530 62L480 86H-500Z',
      inks.spot,
    ) +
    shape('M-110 -60Q-30 -130 50 -80L70 -44H-120Z', inks.body) +
    disc(-30, -96, 52, inks.body) +
    rect(-540, -130, 110, 26, inks.body, 6) +
    rect(-500, -110, 26, 120, inks.body) +
    rect(440, 70, 130, 20, inks.body, 6) +
    times(2, (at) => disc(-330 + at * 640, 60, 92, inks.near) + disc(-330 + at * 640, 60, 40, inks.shade));
  const speed = times(16, (at) =>
    rect(
      chance.between(-100, 1300),
      130 + at * 46,
      chance.between(180, 560),
      12 + (at % 3) * 8,
      at % 4 ? inks.tone : inks.far,
      10,
    ),
  );
  return staged(take, [
    paper(inks.ground) + speed + rect(0, 820, wide, 300, inks.mid) + moved(side, 800, 680, 1.1),
    sky(scene, 640) +
      orb(scene, 800, 480, 260) +
      ridge(chance, 650, 100, 3, inks.far) +
      rect(0, 720, wide, 400, layer(inks, 0.55)) +
      times(7, (at) => rect(60 + at * 260, 900, 130, 16, inks.tone)) +
      moved(side, 800, 770, 0.72),
    paper(inks.ground) +
      stars(scene, 300, 0) +
      moved(
        disc(0, 0, 360, inks.body) +
          shape(
            'M-250 -60Q0 -190 300 -70Q340 40 290 110Q40 40 -230 120Q-270 30 -250 -60Z',
            inks.near === inks.body ? inks.shade : inks.near,
          ) +
          line('M-130 -40L-30 -62', inks.detail, 26) +
          shape('M-110 -342A360 360 0 0 1 110 -342L70 -160Q0 -170 -70 -150Z', inks.spot),
        800,
        540,
        1.15,
      ),
  ]);
};

export const racetrackPictures: Compositions = [layout, bend, flag, startingLights, cockpit];
