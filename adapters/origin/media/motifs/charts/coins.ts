import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Scene, staged, wide } from '../canvas/scene.ts';
import { paper, person } from '../canvas/scenery.ts';
import { disc, line, moved, oval, rect, ring, shape, times, within } from '../canvas/shapes.ts';

const coin = (inks: Scene['inks'], x: number, y: number, size: number, face: string): string =>
  moved(
    rect(-200, -30, 400, 60, mix(face, inks.near === face ? inks.ground : inks.near, 0.35)) +
      oval(0, 30, 200, 62, mix(face, inks.near === face ? inks.ground : inks.near, 0.35)) +
      oval(0, -30, 200, 62, face) +
      oval(0, -30, 150, 44, mix(face, inks.shade, 0.55)),
    x,
    y,
    size,
  );

const stacks: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const piles = staged(take, [[3, 5, 8], [9, 6, 4, 2], [12]]);
  const size = staged(take, [0.72, 0.6, 1.1]);
  const gap = 420 * size;
  return (
    backdrop(scene, staged<Backdrop>(take, ['table', 'disc', 'rays'])) +
    piles
      .map((count, pile) =>
        times(count, (at) =>
          coin(
            inks,
            800 + (pile - (piles.length - 1) / 2) * gap + chance.between(-10, 10),
            890 - at * 62 * size * 1.05,
            size,
            at === count - 1 ? inks.spot : inks.body,
          ),
        ),
      )
      .join('') +
    (take === 0 ? person(800 + gap, 890 - 8 * 65 * size, 150, inks.spot) : '')
  );
};

const medal = (x: number, y: number, radius: number, face: string, rim: string, mark: string): string =>
  disc(x, y, radius, rim) +
  disc(x, y, radius * 0.86, face) +
  ring(x, y, radius * 0.72, rim, radius * 0.035) +
  times(40, (at) => moved(rect(-radius * 0.015, -radius * 0.98, radius * 0.03, radius * 0.09, face), x, y, 1, at * 9)) +
  moved(
    times(6, (at) => moved(oval(0, -34, 15, 30, mark), 0, 0, 1, at * 60)) + disc(0, 0, 12, face),
    x,
    y,
    radius / 130,
  );

const single: Composition = (scene) => {
  const { inks, take } = scene;
  const gone =
    take === 1
      ? shape('M800 533L800 60A473 473 0 0 1 1250 680Z', inks.ground) +
        moved(
          within(
            'bite',
            shape('M800 533L800 60A473 473 0 0 1 1250 680Z', '#000'),
            medal(800, 533, 400, inks.spot, inks.shade, inks.detail),
          ),
          60,
          -40,
        )
      : '';
  const rolled = line('M-100 950H1700', inks.shade, 14);
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'plain', 'slope'])) +
    staged(take, [
      medal(800, 533, 360, inks.body, inks.shade, inks.spot),
      medal(800, 533, 400, inks.body, inks.shade, inks.detail) + gone,
      rolled +
        times(4, (at) => rect(120 + at * 30, 430 + at * 120, 320 - at * 40, 18, inks.tone, 9)) +
        moved(medal(0, 0, 330, inks.body, inks.shade, inks.spot), 860, 612, 1, 28),
    ])
  );
};

const tossed = (height: number, face: string, rim: string): string =>
  oval(7, 9, 74, height, rim) +
  oval(0, 0, 74, height, face) +
  oval(0, 0, 54, height * 0.7, rim) +
  oval(3, 3, 52, height * 0.67, face);

const rain: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const flying = times(staged(take, [16, 26, 9]), (at) =>
    moved(
      tossed(chance.between(30, 74), at % 6 === 2 ? inks.spot : inks.body, at % 6 === 2 ? inks.body : inks.shade),
      330 + ((at * 211) % 960),
      60 + ((at * 137) % staged(take, [520, 900, 480])),
      staged(take, [1, 0.85, 1.4]),
      chance.between(-60, 60),
    ),
  );
  const jar =
    shape(
      'M560 560H1040V600Q1090 620 1090 680V940Q1090 990 1040 990H560Q510 990 510 940V680Q510 620 560 600Z',
      inks.far,
    ) +
    rect(540, 520, 520, 60, inks.shade, 20) +
    times(11, (at) =>
      oval(
        590 + (at % 4) * 138 + (at > 3 && at < 8 ? 30 : 0),
        940 - Math.floor(at / 4) * 50,
        74,
        26,
        at === 6 ? inks.spot : inks.body,
      ),
    );
  const purse =
    shape('M480 660Q800 560 1120 660L1180 930Q1190 1010 1100 1010H500Q410 1010 420 930Z', inks.shade) +
    rect(470, 630, 660, 50, inks.near, 25) +
    disc(800, 640, 40, inks.spot);
  return backdrop(scene, staged<Backdrop>(take, ['plain', 'rays', 'halves'])) + flying + staged(take, [jar, '', purse]);
};

const overhead: Composition = ({ inks, take }) => {
  const [columns, rows] = staged(take, [
    [7, 5],
    [5, 3],
    [11, 7],
  ]);
  const step = wide / columns;
  return (
    paper(inks.ground) +
    times(rows, (row) =>
      times(columns, (at) => {
        const [x, y, radius] = [(at + 0.5) * step, 533 + (row - (rows - 1) / 2) * step, step * 0.4];
        const chosen = at === Math.floor(columns / 2) && row === Math.floor(rows / 2);
        const fill = chosen ? inks.spot : (at * 2 + row) % 5 === 0 ? inks.far : inks.body;
        return (
          disc(x + radius * 0.12, y + radius * 0.14, radius, inks.tone) +
          disc(x, y, radius, fill) +
          ring(x, y, radius * 0.74, chosen ? inks.near : fill === inks.far ? inks.ground : inks.shade, radius * 0.08)
        );
      }),
    )
  );
};

export const coinsPictures: Compositions = [stacks, single, rain, overhead];
