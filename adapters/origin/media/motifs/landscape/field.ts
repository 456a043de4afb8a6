import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { layer, orb, paper, poplar, ridge, roundTree, sky } from '../canvas/scenery.ts';
import { disc, line, moved, oval, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const ploughed: Composition = (scene) => {
  const { inks, take } = scene;
  const horizon = staged(take, [480, 400, 600]);
  const eye = staged(take, [800, 620, 980]);
  const fan = times(17, (at) => {
    const [top, foot] = [(at - 8.5) * 12, (at - 8.5) * 330];
    return poly(
      [eye + top, horizon, eye + foot, tall + 10, eye + foot + 165, tall + 10, eye + top + 6, horizon],
      at % 4 === 0 ? inks.near : layer(inks, 0.5),
    );
  });
  const farm =
    rect(eye - 110, horizon - 80, 160, 84, inks.body) +
    poly([eye - 130, horizon - 78, eye - 30, horizon - 160, eye + 70, horizon - 78], inks.body) +
    poplar(eye + 120, horizon + 4, 250, inks.body) +
    poplar(eye + 170, horizon + 4, 190, inks.body);
  const tractor =
    rect(eye - 130, horizon - 70, 190, 66, inks.body, 10) +
    rect(eye - 10, horizon - 150, 110, 110, inks.body, 8) +
    rect(eye + 8, horizon - 134, 72, 44, inks.detail) +
    disc(eye + 60, horizon - 10, 62, inks.shade) +
    disc(eye + 60, horizon - 10, 24, inks.detail) +
    disc(eye - 90, horizon + 14, 38, inks.shade) +
    rect(eye - 100, horizon - 120, 12, 60, inks.body);
  const tree = roundTree(eye, horizon + 8, 320, inks.body, inks.body);
  return (
    sky(scene, horizon) +
    orb(
      scene,
      eye + staged(take, [210, 0, -260]),
      horizon - staged(take, [60, 120, 230]),
      staged(take, [170, 230, 90]),
    ) +
    rect(0, horizon, wide, tall, layer(inks, 0.2)) +
    fan +
    staged(take, [farm, tractor, tree])
  );
};

const parcels: Composition = ({ inks, chance, take }) => {
  const columns = staged(take, [5, 7, 4]);
  const size = 1900 / columns;
  const plots = times(columns * columns, (at) => {
    const [x, y] = [(at % columns) * size, Math.floor(at / columns) * size];
    const split = chance.yes(0.5);
    const plot = (px: number, py: number, w: number, h: number): string => {
      const loud = px <= 950 && px + w > 950 && py <= 950 && py + h > 950;
      const rows = chance.yes(0.6)
        ? line(
            times(Math.floor(h / 34), (row) => `M${px + 20} ${py + 22 + row * 34}h${w - 40}`),
            inks.tone,
            9,
            'butt',
          )
        : '';
      return (
        rect(px + 5, py + 5, w - 10, h - 10, loud ? inks.spot : layer(inks, chance.whole(0, 4) / 5)) +
        (loud ? '' : rows)
      );
    };
    return split
      ? plot(x, y, size, size * 0.55) + plot(x, y + size * 0.55, size, size * 0.45)
      : plot(x, y, size * 0.5, size) + plot(x + size * 0.5, y, size * 0.5, size);
  });
  return paper(inks.ground) + moved(moved(plots, -950, -950), 800, 533, 1, staged(take, [-24, 32, 8]));
};

const wheat: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const ear = (x: number, top: number, lean: number, colour: string, size: number): string => {
    const grains = shape(
      times(7, (at) => `M0 ${at * 42 + 20}q-8 -46 -54 -66q2 52 54 66M0 ${at * 42 + 20}q8 -46 54 -66q-2 52 -54 66`),
      colour,
    );
    return moved(
      line('M0 0V1300', colour, 10) +
        oval(0, -36, 15, 36, colour) +
        grains +
        line('M0 -40V-150M-20 -10L-52 -120M20 -10L52 -120', colour, 4),
      x,
      top,
      size,
      lean,
    );
  };
  const back = times(staged(take, [9, 14, 4]), (at) =>
    ear(
      120 + at * staged(take, [170, 108, 400]) + chance.between(-30, 30),
      chance.between(420, 620),
      chance.between(-9, 9),
      layer(inks, 0.35),
      0.85,
    ),
  );
  const front = times(staged(take, [5, 9, 2]), (at) =>
    ear(
      staged(take, [280, 160, 560]) + at * staged(take, [260, 160, 420]) + chance.between(-30, 30),
      chance.between(260, 460),
      chance.between(-8, 8),
      at % 3 === 1 ? inks.body : inks.near,
      staged(take, [1.2, 0.95, 2]),
    ),
  );
  return (
    sky(scene) +
    orb(scene, staged(take, [800, 1020, 640]), staged(take, [430, 300, 360]), staged(take, [270, 150, 210])) +
    back +
    front
  );
};

const bales: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const bale = (x: number, y: number, radius: number): string =>
    oval(x + radius * 1.3, y + radius * 0.94, radius * 1.9, radius * 0.16, inks.near) +
    rect(x, y - radius, radius * 0.9, radius * 2, inks.shade) +
    oval(x + radius * 0.9, y, radius * 0.5, radius, inks.shade) +
    disc(x, y, radius, inks.body) +
    times(3, (at) => ring(x, y, radius * (0.72 - at * 0.24), inks.detail, radius * 0.05));
  const rows = staged(take, [
    [
      [760, 720, 200],
      [330, 640, 90],
      [1220, 610, 70],
    ],
    [
      [560, 700, 130],
      [1030, 760, 170],
      [840, 590, 60],
    ],
    [[800, 640, 300]],
  ]);
  return (
    sky(scene, 560) +
    orb(scene, staged(take, [1080, 790, 430]), staged(take, [350, 380, 240]), staged(take, [120, 190, 80])) +
    ridge(chance, 540, 90, 3, inks.far) +
    ridge(chance, 640, 60, 4, layer(inks, 0.25)) +
    ridge(chance, 800, 60, 3, layer(inks, 0.5)) +
    rows.map(([x, y, radius]) => bale(x ?? 0, y ?? 0, radius ?? 1)).join('')
  );
};

export const fieldPictures: Compositions = [ploughed, parcels, wheat, bales];
