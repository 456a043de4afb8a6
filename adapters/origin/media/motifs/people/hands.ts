import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { type Composition, type Compositions, staged } from '../canvas/scene.ts';
import { disc, line, mirrored, moved, poly, rect, shape, times } from '../canvas/shapes.ts';

const hand = (skin: string, cuff: string, sleeve: string, bent = 0): string =>
  rect(-58, 160, 116, 700, sleeve, 20) +
  rect(-70, 130, 140, 70, cuff, 14) +
  rect(-46, 40, 92, 110, skin) +
  rect(-74, -70, 148, 150, skin, 56) +
  line(
    `M-54 -40L${-66 + bent} -168M-19 -50L${-23 + bent} -206M17 -50L${19 + bent} -200M52 -40L${62 + bent} -160`,
    skin,
    31,
  ) +
  line('M-50 40L-124 -44', skin, 34);

const vote: Composition = (scene) => {
  const { inks, take } = scene;
  const rows = staged(take, [
    [
      [300, 620, 0.9],
      [560, 520, 1.05],
      [830, 560, 1],
      [1080, 480, 1.05],
      [1330, 640, 0.9],
    ],
    [[800, 470, 1.75]],
    [
      [180, 420, 0.7],
      [410, 540, 0.7],
      [610, 430, 0.7],
      [800, 560, 0.8],
      [1000, 420, 0.7],
      [1200, 530, 0.7],
      [1420, 430, 0.7],
    ],
    [
      [500, 520, 1.2],
      [800, 430, 1.2],
      [1100, 560, 1.2],
    ],
  ]);
  const back = times(take === 1 ? 0 : 7, (at) =>
    moved(hand(inks.far, inks.far, inks.far), 120 + at * 230, 420 + ((at * 53) % 120), 0.75),
  );
  return (
    backdrop(scene, staged<Backdrop>(take, ['plain', 'rays', 'steps', 'disc'])) +
    back +
    rows
      .map(([x, y, size], at) => {
        const chosen = at === Math.floor(rows.length / 2);
        return moved(
          hand(chosen ? inks.spot : inks.body, chosen ? inks.body : inks.spot, chosen ? inks.body : inks.shade),
          x ?? 0,
          y ?? 0,
          size ?? 1,
          (at % 3) * 5 - 5,
        );
      })
      .join('')
  );
};

const shake: Composition = (scene) => {
  const { inks, take } = scene;
  const clasp =
    rect(-900, -110, 640, 220, inks.body) +
    rect(-300, -130, 80, 260, inks.spot, 14) +
    rect(260, -110, 640, 220, inks.shade) +
    rect(220, -130, 80, 260, inks.spot, 14) +
    shape('M-222 -96H-60Q60 -96 130 -20L176 60Q190 110 130 118L-222 96Z', inks.body) +
    shape('M222 -96H20Q-40 -90 -70 -20Q-80 20 -40 20L10 -10L70 40L222 96Z', inks.shade) +
    line('M-30 60L20 118M30 50L76 108M84 36L124 90', inks.body, 42) +
    line('M-30 60L20 118M30 50L76 108M84 36L124 90', inks.body, 42) +
    line('M-4 84L26 120M56 74L84 110', inks.detail, 7) +
    line('M-60 -26Q-36 -86 40 -78', inks.detail, 8);
  return (
    backdrop(scene, staged<Backdrop>(take, ['halves', 'disc', 'slope', 'card'])) +
    moved(clasp, 800, 540, staged(take, [1.35, 1.7, 1.2, 1]), staged(take, [0, -14, 18, 0]))
  );
};

const palm: Composition = (scene) => {
  const { inks, take } = scene;
  const sign = staged(take, [
    shape('M0 70C-90 10 -84 -62 -40 -62C-16 -62 0 -44 0 -34C0 -44 16 -62 40 -62C84 -62 90 10 0 70Z', inks.spot),
    poly([-56, 0, 0, -56, 56, 0], inks.spot) + rect(-42, -4, 84, 60, inks.spot) + rect(-12, 18, 24, 38, inks.body),
    shape('M-60 0Q0 -62 60 0Q0 62 -60 0Z', inks.spot) + disc(0, 0, 25, inks.body),
  ]);
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'arch', 'rays'])) +
    moved(
      hand(inks.body, inks.spot, inks.shade) + moved(sign, 0, 12),
      staged(take, [815, 640, 800]),
      staged(take, [540, 470, 620]),
      staged(take, [1.9, 1.5, 2.4]),
      staged(take, [0, -24, 0]),
    )
  );
};

const reach: Composition = (scene) => {
  const { inks, take } = scene;
  const [turn, apart] = staged(take, [
    [90, 330],
    [62, 300],
    [118, 320],
  ]);
  const prize = staged(take, [
    disc(800, 533, 74, inks.spot),
    poly(
      [800, 420, 828, 500, 912, 502, 846, 554, 870, 634, 800, 586, 730, 634, 754, 554, 688, 502, 772, 500],
      inks.spot,
    ),
    line('M800 360V706', inks.spot, 18),
  ]);
  return (
    backdrop(scene, staged<Backdrop>(take, ['slope', 'disc', 'halves'])) +
    prize +
    moved(hand(inks.body, inks.spot, inks.body), 800 - apart, 533 - (turn - 90) * 5, 1.15, turn) +
    moved(mirrored(hand(inks.shade, inks.spot, inks.shade)), 800 + apart, 533 + (turn - 90) * 5, 1.15, turn - 180)
  );
};

export const handsPictures: Compositions = [vote, shake, palm, reach];
