import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Place, staged } from '../canvas/scene.ts';
import { layer, paper } from '../canvas/scenery.ts';
import { dashed, disc, line, moved, oval, poly, rect, shape, times, within } from '../canvas/shapes.ts';

const pin = (x: number, y: number, size: number, fill: string, hole: string): string =>
  moved(
    oval(0, 0, 60, 16, hole) +
      shape('M0 0C-40 -110 -130 -170 -130 -270A130 130 0 0 1 130 -270C130 -170 40 -110 0 0Z', fill) +
      disc(0, -268, 52, hole),
    x,
    y,
    size,
  );

const counties: Composition = ({ inks, chance, take }) => {
  const [columns, rows] = staged(take, [
    [7, 5],
    [10, 7],
    [5, 4],
  ]);
  const [waveA, waveB] = [chance.between(0, 6), chance.between(0, 6)];
  const border = `M${times(90, (at) => {
    const angle = (at / 90) * Math.PI * 2;
    const reach =
      1 + 0.12 * Math.sin(angle * 3 + waveA) + 0.08 * Math.sin(angle * 5 + waveB) + chance.between(-0.025, 0.025);
    return `${at === 0 ? '' : 'L'}${Math.round(800 + Math.cos(angle) * reach * 640)} ${Math.round(540 + Math.sin(angle) * reach * 390)}`;
  })}Z`;
  const [w, h] = [1640 / columns, 1000 / rows];
  const corner = (column: number, row: number): Place => [
    -20 + column * w + (((column * 37 + row * 61) % 11) - 5) * w * 0.06,
    40 + row * h + (((column * 53 + row * 29) % 11) - 5) * h * 0.06,
  ];
  const edge = ([fromX, fromY]: Place, [toX, toY]: Place): string => {
    const bend = (Math.round(fromX + toX + 3 * (fromY + toY)) % 7) - 3;
    return `L${(fromX + toX) / 2 + bend * 9} ${(fromY + toY) / 2 - bend * 8}L${toX} ${toY}`;
  };
  const land = times(rows, (row) =>
    times(columns, (column) => {
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const outline = `M${a[0]} ${a[1]}${edge(a, b)}${edge(b, c)}${edge(c, d)}${edge(d, a)}Z`;
      const chosen = row === Math.floor(rows / 2) && column === Math.floor(columns / 2);
      return (
        shape(outline, chosen ? inks.spot : layer(inks, ((column * 5 + row * 3) % 5) / 5)) +
        line(outline, inks.ground, 7)
      );
    }),
  );
  return (
    paper(inks.ground) +
    moved(shape(border, inks.tone), 22, 26) +
    within('border', shape(border, '#000'), land) +
    (take === 1
      ? ''
      : pin(
          ...staged<Place>(take, [
            [800, 570],
            [0, 0],
            [800, 620],
          ]),
          staged(take, [0.95, 1, 1.2]),
          inks.body,
          inks.detail,
        ))
  );
};

const blocks: Composition = ({ inks, chance, take }) => {
  const size = staged(take, [150, 105, 220]);
  const grid = times(16, (row) =>
    times(20, (at) => {
      const [x, y] = [at * size - 300, row * size - 400];
      return chance.yes(0.14)
        ? ''
        : rect(x + 8, y + 8, size - 16, size - 16, chance.yes(0.12) ? inks.far : inks.tone, 6);
    }),
  );
  const river = staged(take, [
    'M-100 260C300 120 560 420 900 380S1400 520 1750 360',
    'M300 -100C200 400 700 500 620 800S760 1000 800 1200',
    'M-100 800C400 980 700 620 1000 700S1500 900 1750 640',
  ]);
  const route = staged(take, [
    'M330 830H630V680H930V530H1230',
    'M380 840H590V735H1010V525H1220',
    'M420 790H640V570H1080V480',
  ]);
  const [x, y] = staged(take, [
    [1230, 534],
    [1220, 529],
    [1080, 484],
  ]);
  return (
    paper(inks.ground) +
    moved(grid, 0, 0, 1, staged(take, [0, 0, 0])) +
    line(river, mix(inks.ground, inks.mid, 0.55), 130) +
    line(route, inks.body, 30) +
    disc(
      ...staged<Place>(take, [
        [330, 830],
        [380, 840],
        [420, 790],
      ]),
      40,
      inks.body,
    ) +
    disc(
      ...staged<Place>(take, [
        [330, 830],
        [380, 840],
        [420, 790],
      ]),
      18,
      inks.detail,
    ) +
    pin(x, y, staged(take, [0.85, 0.7, 0.9]), inks.spot, inks.spot === inks.detail ? inks.body : inks.detail)
  );
};

const folded: Composition = (scene) => {
  const { inks, take } = scene;
  const panels = times(4, (at) => {
    const [left, lift] = [-520 + at * 260, at % 2 ? 44 : -44];
    const outline = poly(
      [left, -330 - lift, left + 260, -330 + lift, left + 260, 330 + lift, left, 330 - lift],
      '#000',
    );
    return within(
      `panel${at}`,
      outline,
      rect(-700, -500, 1400, 1000, at % 2 ? inks.body : inks.shade) +
        shape(
          `M-600 ${120 + lift}C-300 -60 -200 260 60 60S400 -160 700 ${-60 + lift}V500H-700Z`,
          at % 2 ? mix(inks.body, inks.spot, 0.42) : mix(inks.shade, inks.spot, 0.42),
        ) +
        line(`M-600 ${-180 - lift}C-200 ${-260 + lift} 40 60 600 ${-200 - lift}`, inks.detail, 12) +
        line('M-220 -500C-160 -200 -320 100 -180 500', inks.detail, 8),
    );
  });
  const cross = dashed('M-300 130Q-120 -120 60 20T330 -130', inks.detail, 16, 34, 30);
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'table', 'stripes'])) +
    moved(
      panels + cross + pin(330, -130, 0.6, inks.near === inks.body ? inks.spot : inks.near, inks.detail),
      800,
      540,
      staged(take, [1.1, 0.95, 1.35]),
      staged(take, [-6, 4, 10]),
    )
  );
};

const hexes: Composition = ({ inks, chance, take }) => {
  const size = staged(take, [74, 54, 100]);
  const [columns, rows] = [Math.ceil(1300 / (size * 1.76)), Math.ceil(820 / (size * 1.53))];
  return (
    paper(inks.ground) +
    times(rows, (row) =>
      times(columns, (at) => {
        const x = 800 + (at - (columns - 1) / 2 + (row % 2) * 0.5 - 0.25) * size * 1.78;
        const y = 533 + (row - (rows - 1) / 2) * size * 1.55;
        const apart = Math.hypot((x - 800) / 640, (y - 533) / 400);
        if (apart + chance.between(-0.12, 0.12) > 1) return '';
        const heat = Math.max(0, 1 - Math.hypot(x - staged(take, [980, 640, 800]), y - 480) / 520);
        const corners = [0, 1, 2, 3, 4, 5].flatMap((corner) => [
          x + Math.sin((corner * Math.PI) / 3) * size * 0.98,
          y + Math.cos((corner * Math.PI) / 3) * size * 0.98,
        ]);
        return poly(corners, heat > 0.86 ? inks.spot : layer(inks, heat * 0.95));
      }),
    )
  );
};

export const mapPictures: Compositions = [counties, blocks, folded, hexes];
