import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { type Composition, type Compositions, staged, wide } from '../canvas/scene.ts';
import { orb, person, sky } from '../canvas/scenery.ts';
import { disc, line, loop, moved, oval, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const scales: Composition = (scene) => {
  const { inks, take } = scene;
  const tilt = staged(take, [0, 70, -120]);
  const pan = (x: number, y: number, load: string): string =>
    line(`M${x} ${y}L${x - 130} ${y + 260}M${x} ${y}L${x + 130} ${y + 260}`, inks.body, 9) +
    moved(load, x, y + 260) +
    shape(`M${x - 170} ${y + 260}H${x + 170}Q${x + 120} ${y + 350} ${x} ${y + 350}T${x - 170} ${y + 260}Z`, inks.body);
  const loads = staged(take, [
    ['', ''],
    [disc(0, -60, 62, inks.spot), rect(-50, -40, 100, 40, inks.shade)],
    [person(0, 4, 170, inks.spot), times(4, (at) => rect(-90, -34 - at * 32, 180, 28, inks.shade))],
  ]);
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'halves', 'slope'])) +
    rect(786, 220, 28, 640, inks.body) +
    poly([620, 900, 680, 850, 920, 850, 980, 900], inks.body) +
    line(`M460 ${300 + tilt}L1140 ${300 - tilt}`, inks.body, 26) +
    disc(800, 300, 46, inks.spot) +
    disc(800, 200, 30, inks.body) +
    pan(460, 300 + tilt, loads[0] ?? '') +
    pan(1140, 300 - tilt, loads[1] ?? '')
  );
};

const portico: Composition = (scene) => {
  const { inks, take } = scene;
  const count = staged(take, [6, 4, 5]);
  const width = staged(take, [920, 640, 1700]);
  const step = width / count;
  const temple =
    poly([-width / 2 - 60, -300, 0, -520, width / 2 + 60, -300], inks.body) +
    disc(0, -380, 44, inks.spot) +
    rect(-width / 2 - 60, -296, width + 120, 60, inks.shade) +
    rect(-width / 2, -240, width, 480, inks.far) +
    times(count, (at) => {
      const x = -width / 2 + (at + 0.5) * step;
      return (
        rect(x - step * 0.22, -230, step * 0.44, 450, inks.body) +
        rect(x - step * 0.3, -240, step * 0.6, 30, inks.body) +
        rect(x - step * 0.3, 205, step * 0.6, 30, inks.body) +
        rect(x + step * 0.06, -206, step * 0.16, 410, inks.shade)
      );
    }) +
    times(4, (at) =>
      rect(-width / 2 - 60 - at * 50, 232 + at * 40, width + 120 + at * 100, 42, at % 2 ? inks.shade : inks.body),
    );
  return (
    sky(scene) +
    orb(scene, staged(take, [1120, 800, 560]), staged(take, [250, 300, 220]), staged(take, [110, 260, 80])) +
    moved(temple, 800, staged(take, [650, 640, 700])) +
    rect(0, staged(take, [1040, 1030, 1067]), wide, 80, inks.near) +
    person(800, staged(take, [880, 870, 930]), staged(take, [200, 180, 260]), inks.spot)
  );
};

const gavel: Composition = (scene) => {
  const { inks, take } = scene;
  const hammer =
    rect(-34, 60, 68, 560, inks.body, 30) +
    rect(-210, -120, 420, 200, inks.body, 24) +
    rect(-250, -150, 70, 260, inks.shade, 16) +
    rect(180, -150, 70, 260, inks.shade, 16) +
    rect(-26, -120, 52, 200, inks.spot);
  const block = oval(0, 60, 260, 66, inks.shade) + rect(-260, 0, 520, 60, inks.shade) + oval(0, 0, 260, 66, inks.body);
  const waves = times(3, (at) =>
    line(
      `M${470 - at * 70} ${700 - at * 90}Q${420 - at * 90} ${800 - at * 10} ${480 - at * 80} ${890 + at * 16}`,
      inks.spot,
      18,
    ),
  );
  return (
    backdrop(scene, staged<Backdrop>(take, ['table', 'rays', 'card'])) +
    staged(take, [
      moved(block, 640, 820) + moved(hammer, 700, 520, 1, -58) + waves,
      moved(hammer, 720, 400, 1.25, -40),
      moved(hammer, 920, 400, 0.9, 28) + moved(block, 720, 830, 0.9),
    ])
  );
};

const custody: Composition = (scene) => {
  const { inks, take } = scene;
  const cuff = (x: number, turn: number): string =>
    moved(
      ring(0, 0, 170, inks.body, 50) + rect(-60, -250, 120, 90, inks.body, 20) + disc(0, -205, 16, inks.spot),
      x,
      540,
      1,
      turn,
    );
  const chain = times(4, (at) =>
    moved(
      loop(-46, -24, 92, 48, at === 1 ? inks.spot : inks.shade, 18),
      695 + at * 70,
      540 + (at % 2) * 4,
      1,
      at % 2 ? 0 : 18,
    ),
  );
  const grid =
    times(7, (at) => rect(310 + at * 150, -10, 44, 1100, inks.near === inks.ground ? inks.body : inks.near)) +
    rect(0, 240, wide, 40, inks.shade) +
    rect(0, 790, wide, 40, inks.shade);
  const key =
    ring(0, -210, 110, inks.spot, 54) +
    rect(-27, -110, 54, 440, inks.spot) +
    rect(20, 200, 110, 44, inks.spot) +
    rect(20, 280, 80, 44, inks.spot);
  return staged(take, [
    backdrop(scene, 'disc') + chain + cuff(530, -70) + cuff(1070, 70),
    backdrop(scene, 'plain') + disc(800, 420, 260, inks.spot) + birdOf(inks.body) + grid,
    backdrop(scene, 'halves') + moved(key, 800, 520, 1.1, 32),
  ]);
};

const birdOf = (fill: string): string =>
  moved(
    shape(
      'M-190 40C-120 -30 -40 -60 40 -30C80 -90 140 -90 170 -60L210 -44L176 -30C160 40 90 90 0 90L-100 130L-70 70Z',
      fill,
    ) + shape('M-30 -20C-60 -150 20 -230 120 -250C120 -150 90 -60 40 -10Z', fill),
    790,
    470,
    0.9,
  );

export const courtPictures: Compositions = [scales, portico, gavel, custody];
