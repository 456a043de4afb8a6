import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { birds, fir, layer, orb, paper, roundTree, sky } from '../canvas/scenery.ts';
import { disc, line, moved, oval, poly, rect, shape, times } from '../canvas/shapes.ts';

const birches: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const trunk = (x: number, width: number, bark: string, knots: string): string =>
    poly(
      [x - width * 0.42, -10, x + width * 0.42, -10, x + width * 0.55, tall + 10, x - width * 0.55, tall + 10],
      bark,
    ) +
    times(9, () => {
      const [y, side] = [chance.between(20, 1040), chance.yes(0.5) ? -1 : 1];
      return poly(
        [
          x + side * width * 0.48,
          y,
          x + side * width * 0.48,
          y + 26,
          x - side * chance.between(0, 0.2) * width,
          y + 12,
        ],
        knots,
      );
    });
  const back = times(9, (at) =>
    rect(40 + at * 190 + chance.between(-40, 40), 0, chance.between(26, 50), tall, inks.far),
  );
  const middle = times(6, (at) =>
    rect(90 + at * 280 + chance.between(-50, 50), 0, chance.between(50, 80), tall, layer(inks, 0.4)),
  );
  const front = staged(take, [
    [250, 560, 1010, 1370],
    [420, 1180],
    [180, 480, 700, 1100, 1290],
  ])
    .map((x, at) => trunk(x, staged(take, [100, 190, 70]) + (at % 2) * 26, inks.body, inks.detail))
    .join('');
  const fox = shape(
    'M0 0C40 -70 150 -80 230 -50L300 -110L316 -60L370 -20L300 0C280 40 230 40 220 90H190L180 30H80L70 90H40L30 30C-40 60 -130 60 -150 0C-110 20 -50 20 0 0Z',
    inks.spot,
  );
  return (
    sky(scene, 800) +
    disc(800, 470, staged(take, [250, 330, 180]), inks.dark ? mix(inks.ground, inks.spot, 0.5) : inks.spot) +
    back +
    middle +
    rect(0, 900, wide, 200, layer(inks, 0.3)) +
    front +
    (take === 1 ? moved(fox, 700, 880, 1.1) : '')
  );
};

const firs: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const rows = times(4, (row) => {
    const count = 13 - row * 2;
    const base = 560 + row * 165;
    const fill = layer(inks, row / 3);
    return (
      rect(0, base - 20, wide, tall, fill) +
      times(count, (at) =>
        fir(
          ((at + 0.5) / count) * wide + chance.between(-40, 40),
          base,
          (230 + row * 75) * chance.between(0.7, 1.25),
          fill,
        ),
      )
    );
  });
  const cabin = moved(
    poly([-130, 0, 0, -120, 130, 0], inks.spot) + rect(-95, 0, 190, 110, inks.spot) + rect(-26, 30, 52, 80, inks.near),
    800,
    905,
  );
  const tower =
    line('M740 900L770 600M860 900L830 600M750 800L850 800M760 700L840 700', inks.spot, 12) +
    rect(745, 520, 110, 84, inks.spot) +
    poly([725, 522, 800, 450, 875, 522], inks.spot);
  return (
    sky(scene, 560) +
    orb(scene, staged(take, [960, 560, 800]), staged(take, [280, 330, 210]), staged(take, [150, 210, 90])) +
    rows +
    staged(take, [cabin, '', tower])
  );
};

const grove: Composition = ({ inks, take }) => {
  const [columns, rows, size] = staged(take, [
    [7, 4, 330],
    [11, 6, 215],
    [5, 3, 460],
  ]);
  const chosen = staged(take, [
    [3, 2],
    [5, 3],
    [2, 1],
  ]);
  return (
    paper(inks.ground) +
    times(rows, (row) =>
      times(columns, (at) => {
        const x = ((at + (row % 2 ? 0.75 : 0.25)) / (columns - 0.5)) * (wide + 60) - 30;
        const base = ((row + 1) / rows) * (tall + 30) - 10;
        const mine = at === chosen[0] && row === chosen[1];
        const crown = mine ? inks.spot : layer(inks, ((at * 3 + row * 2) % 4) / 5);
        return (
          oval(x + size * 0.1, base, size * 0.34, size * 0.06, inks.tone) +
          roundTree(x, base, size, crown, inks.near) +
          (mine
            ? ''
            : shape(
                `M${x} ${base - size}a${size * 0.29} ${size * 0.36} 0 0 1 0 ${size * 0.72}Z`,
                mix(crown, inks.near, 0.16),
              ))
        );
      }),
    )
  );
};

const canopy: Composition = ({ inks, chance, take }) => {
  const [x, y] = staged(take, [
    [800, 520],
    [730, 590],
    [860, 470],
  ]);
  const count = staged(take, [9, 13, 7]);
  const on = (angle: number, reach: number): readonly [number, number] => [
    x + Math.cos(angle) * reach * 1.25,
    y + Math.sin(angle) * reach,
  ];
  const leaves = times(64, (at) => {
    const [cx, cy] = on(at * 2.4, 300 + (at % 16) * 40);
    return disc(cx, cy, chance.between(60, 150), layer(inks, ((at * 5) % 4) * 0.16));
  });
  const opening =
    times(22, (at) =>
      disc(
        ...on((at / 22) * Math.PI * 2, staged(take, [260, 300, 220]) + (at % 3) * 26),
        chance.between(70, 110),
        inks.ground,
      ),
    ) + oval(x, y, 360, 290, inks.ground);
  const trunks = times(count, (at) => {
    const angle = ((at + 0.5) / count) * Math.PI * 2 + chance.between(-0.2, 0.2);
    const [tip, fork] = [on(angle, chance.between(190, 300)), on(angle, 430)];
    const twigs = line(
      `M${fork.join(' ')}L${on(angle + 0.3, 270).join(' ')}M${on(angle, 520).join(' ')}L${on(angle - 0.3, 360).join(' ')}`,
      inks.near,
      13,
    );
    return twigs + poly([...tip, ...on(angle + 0.07, 1100), ...on(angle - 0.07, 1100)], inks.near);
  });
  return (
    paper(layer(inks, 0.3)) +
    leaves +
    opening +
    disc(x + 60, y - 40, staged(take, [100, 70, 130]), inks.spot) +
    trunks +
    (take === 1 ? birds(chance, x - 60, y + 80, 5, inks.near) : '')
  );
};

export const forestPictures: Compositions = [birches, firs, grove, canopy];
