import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, staged, tall, wide } from '../canvas/scene.ts';
import { layer, paper } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, shape, times } from '../canvas/shapes.ts';

const handset = (screen: string, frame: string, inside: string): string =>
  rect(-190, -380, 380, 760, frame, 54) +
  rect(-168, -350, 336, 700, screen, 36) +
  rect(-50, -366, 100, 22, frame, 11) +
  inside;

const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  mark: string,
  left: boolean,
): string =>
  moved(
    rect(-width / 2, -height / 2, width, height, fill, 36) +
      (left
        ? poly(
            [-width / 2 + 30, height / 2 - 20, -width / 2 + 90, height / 2 - 10, -width / 2 + 10, height / 2 + 50],
            fill,
          )
        : poly(
            [width / 2 - 30, height / 2 - 20, width / 2 - 90, height / 2 - 10, width / 2 - 10, height / 2 + 50],
            fill,
          )) +
      times(height > 110 ? 2 : 1, (at) =>
        rect(-width / 2 + 36, -height / 4 + at * 44 - 4, width - 72 - at * 80, 16, mark, 8),
      ),
    x,
    y,
  );

const screenful: Composition = (scene) => {
  const { inks, take } = scene;
  const [pale, deep] = paleAndDeep(inks);
  const loud = inks.spot === pale ? inks.far : inks.spot;
  const feeds = [
    rect(-140, -300, 280, 200, loud, 14) +
      times(3, (at) => rect(-140, -76 + at * 36, 280 - at * 60, 16, inks.shade, 8)) +
      rect(-140, 60, 130, 120, inks.shade, 14) +
      rect(10, 60, 130, 120, inks.shade, 14) +
      rect(-140, 210, 280, 16, inks.shade, 8) +
      rect(-140, 246, 180, 16, inks.shade, 8),
    times(20, (at) =>
      rect(-140 + (at % 4) * 76, -300 + Math.floor(at / 4) * 100, 56, 56, at === 9 ? loud : inks.shade, 16),
    ) + rect(-140, 230, 280, 80, mix(pale, inks.shade, 0.4), 24),
    line('M-130 200C-60 100 -40 -40 20 -60S60 -200 130 -280', deep, 16) +
      disc(-130, 200, 26, deep) +
      moved(shape('M0 0C-16 -44 -52 -68 -52 -108A52 52 0 0 1 52 -108C52 -68 16 -44 0 0Z', loud), 124, -230, 1.2),
  ];
  const screen = pale;
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'halves', 'slope'])) +
    moved(
      rect(-150, -340, 380, 760, mix(inks.ground, inks.near, 0.4), 54) +
        handset(screen, deep === inks.ground ? inks.shade : deep, feeds[take] ?? ''),
      800,
      533,
      staged(take, [1.1, 1.25, 1]),
      staged(take, [0, -16, 12]),
    )
  );
};

const talk: Composition = (scene) => {
  const { inks, take } = scene;
  const [pale, deep] = paleAndDeep(inks);
  const handle =
    line('M-260 130C-260 -160 260 -160 260 130', inks.body, 120) +
    rect(-350, 90, 180, 130, inks.body, 40) +
    rect(170, 90, 180, 130, inks.body, 40);
  const cord = line(`M-260 220${times(7, (at) => `c60 0 60 70 0 70s-60 ${at === 6 ? 0 : -40} 0 -20`)}`, inks.spot, 20);
  return staged(take, [
    backdrop(scene, 'stripes') +
      moved(
        handset(
          pale,
          deep === inks.ground ? inks.shade : deep,
          times(3, (at) => rect(-120, -230 + at * 150, 170, 90, inks.shade, 30)),
        ),
        640,
        533,
        1,
        -6,
      ) +
      bubble(980, 330, 420, 170, inks.spot, inks.spot === inks.body ? inks.detail : inks.ground, true) +
      bubble(1010, 640, 340, 130, inks.body, inks.detail, true),
    backdrop(scene, 'plain') +
      bubble(640, 260, 640, 190, inks.body, inks.detail, true) +
      bubble(1000, 530, 560, 190, inks.spot, inks.ground, false) +
      bubble(600, 800, 520, 190, inks.shade, inks.ground, true),
    backdrop(scene, 'rays') +
      cord +
      moved(handle, 800, 560, 1.25, -18) +
      times(3, (at) => line(`M${1090 + at * 60} ${270 - at * 60}q70 60 70 150`, inks.spot, 22)),
  ]);
};

const held: Composition = (scene) => {
  const { inks, take } = scene;
  const [pale, deep] = paleAndDeep(inks);
  const skin = inks.spot === pale || inks.spot === deep ? inks.mid : inks.spot;
  const palm = line('M-210 720L-120 330', skin, 230) + line('M-170 330C-250 220 -250 80 -200 -30', skin, 84);
  const fingers = times(4, (at) => line(`M196 ${-30 + at * 100}H120`, skin, 76));
  const picture = staged(take, [
    disc(0, -100, 90, inks.shade) + rect(-120, 60, 240, 24, inks.shade, 12) + rect(-90, 110, 180, 24, inks.shade, 12),
    times(9, (at) => rect(-130 + (at % 3) * 92, -260 + Math.floor(at / 3) * 92, 80, 80, at === 4 ? deep : inks.shade)) +
      rect(-110, 60, 220, 20, inks.shade, 10),
    shape('M-168 60L-60 -80L30 20L90 -50L168 60V150H-168Z', inks.shade) + disc(70, -190, 50, deep),
  ]);
  return (
    backdrop(scene, staged<Backdrop>(take, ['arch', 'table', 'rays'])) +
    moved(
      palm + handset(pale, deep === inks.ground ? inks.shade : deep, picture) + fingers,
      800,
      staged(take, [520, 500, 560]),
      staged(take, [1.05, 0.9, 1.2]),
      staged(take, [0, 8, -10]),
    )
  );
};

const swarm: Composition = ({ inks, take }) => {
  const [columns, rows] = staged(take, [
    [6, 3],
    [8, 4],
    [4, 2],
  ]);
  const [w, h] = [wide / columns, tall / rows];
  const [pale, deep] = paleAndDeep(inks);
  return (
    paper(inks.ground) +
    times(rows, (row) =>
      times(columns, (at) => {
        const chosen = row === Math.floor(rows / 2) && at === Math.floor(columns / 2);
        const lit = chosen ? (inks.spot === deep ? pale : inks.spot) : layer(inks, ((at * 3 + row * 2) % 4) / 5);
        return moved(
          handset(lit, inks.near === inks.ground ? inks.shade : inks.near, chosen ? disc(0, 0, 70, deep) : ''),
          (at + 0.5) * w,
          (row + 0.5) * h,
          h / 900,
          (at + row) % 2 ? 8 : -8,
        );
      }),
    )
  );
};

export const phonePictures: Compositions = [screenful, talk, held, swarm];
