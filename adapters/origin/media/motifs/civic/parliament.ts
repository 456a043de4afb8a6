import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { cloud, glitter, layer, orb, paper, ridge, sky, windows } from '../canvas/scenery.ts';
import { disc, line, mirrored, moved, poly, rect, shape, times } from '../canvas/shapes.ts';
import { banner } from './banner.ts';

const twice = (drawing: string): string => drawing + mirrored(drawing);

const riverside: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const water = staged(take, [800, 700, 880]);
  const spire = (x: number, base: number, height: number): string =>
    rect(x - 14, base - height * 0.5, 28, height * 0.5, inks.body) +
    poly([x - 18, base - height * 0.48, x, base - height, x + 18, base - height * 0.48], inks.body);
  const wing =
    rect(80, -170, 480, 170, inks.body) +
    times(6, (at) => spire(120 + at * 84, -160, 110)) +
    rect(500, -230, 90, 230, inks.body) +
    spire(545, -220, 200) +
    windows(chance, [100, -150, 400, 140], [11, 2], inks.detail, 0.8);
  const dome =
    rect(-110, -280, 220, 280, inks.body) +
    rect(-90, -350, 180, 80, inks.body) +
    shape('M-100 -340C-100 -470 -40 -500 0 -510C40 -500 100 -470 100 -340Z', inks.spot) +
    rect(-10, -600, 20, 100, inks.body) +
    twice(spire(118, -270, 150)) +
    windows(chance, [-80, -250, 160, 220], [3, 2], inks.detail, 1);
  return (
    sky(scene, water) +
    orb(scene, staged(take, [520, 1080, 800]), staged(take, [320, 260, 480]), staged(take, [90, 70, 330])) +
    ridge(chance, water - 40, 110, 3, inks.far) +
    moved(twice(wing) + dome, 800, water, staged(take, [1, 0.86, 1.3])) +
    rect(0, water - 12, wide, 34, inks.shade) +
    rect(0, water + 22, wide, tall, layer(inks, 0.25)) +
    glitter(chance, 800, water + 40, 1060, 420, inks.spot, staged(take, [7, 9, 4])) +
    glitter(chance, 420, water + 60, 1040, 300, inks.tone, 5)
  );
};

const hemicycle: Composition = ({ inks, take }) => {
  const rows = staged(take, [6, 9, 4]);
  const centre = staged(take, [860, 900, 840]);
  const seats = times(rows, (row) => {
    const radius = 210 + row * (480 / rows) * 1.05;
    const count = Math.floor((Math.PI * radius) / (560 / rows));
    return times(count, (at) => {
      const angle = Math.PI + ((at + 0.5) / count) * Math.PI;
      const share = at / count;
      const side = take === 1 ? (share > 0.58 ? inks.spot : share < 0.24 ? inks.mid : inks.body) : inks.body;
      const chosen = row === Math.floor(rows / 2) && at === Math.floor(count * 0.62);
      return disc(
        800 + Math.cos(angle) * radius,
        centre + Math.sin(angle) * radius,
        158 / rows,
        take !== 1 && chosen ? inks.spot : side,
      );
    });
  });
  return (
    paper(inks.ground) +
    shape(`M60 ${centre + 40}A740 740 0 0 1 1540 ${centre + 40}Z`, inks.tone) +
    seats +
    rect(690, centre - 70, 220, 110, inks.shade, 14) +
    rect(650, centre - 92, 300, 34, inks.spot, 10)
  );
};

const dome: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const drum =
    rect(-330, 0, 660, 240, inks.shade) +
    times(8, (at) => rect(-310 + at * 82, 16, 46, 210, inks.body)) +
    rect(-380, -30, 760, 40, inks.body) +
    rect(-420, 230, 840, 50, inks.body) +
    rect(-400, 280, 800, 500, inks.shade);
  const cupola =
    shape('M-320 -28C-320 -330 -130 -430 0 -440C130 -430 320 -330 320 -28Z', inks.body) +
    times(3, (at) =>
      shape(
        `M${-200 + at * 200 - 26} -28C${-190 + at * 190} -260 ${-60 + at * 60} -390 0 -438C${-30 + at * 60} -390 ${-140 + at * 190} -260 ${-200 + at * 200 + 26} -28Z`,
        inks.shade,
      ),
    ) +
    rect(-54, -540, 108, 110, inks.body) +
    shape('M-60 -536Q0 -640 60 -536Z', inks.spot);
  return (
    sky(scene) +
    (take === 1 ? orb(scene, 800, 420, 400) : cloud(400, 360, 320, inks.tone) + cloud(1220, 240, 240, inks.tone)) +
    moved(
      drum + cupola + banner(0, -590, inks.body, take === 1 ? inks.near : inks.spot),
      staged(take, [800, 800, 760]),
      staged(take, [720, 760, 830]),
      staged(take, [0.82, 0.7, 1.15]),
    ) +
    (take === 1 ? ridge(chance, 990, 40, 5, inks.near) : '')
  );
};

const lectern: Composition = (scene) => {
  const { inks, take } = scene;
  const desk =
    poly([-190, 0, 190, 0, 150, 420, -150, 420], inks.body) +
    rect(-230, -40, 460, 56, inks.shade, 14) +
    disc(0, 190, 76, inks.spot) +
    line('M-70 -40Q-90 -150 -30 -200M70 -40Q90 -150 30 -200', inks.body, 12) +
    rect(-56, -236, 40, 60, inks.spot, 18) +
    rect(16, -236, 40, 60, inks.spot, 18);
  const heads = times(
    9,
    (at) =>
      disc(80 + at * 180, 1000 + (at % 2) * 30, 74, inks.near) + rect(-20 + at * 180, 1070, 200, 100, inks.near, 50),
  );
  return (
    backdrop(scene, staged<Backdrop>(take, ['arch', 'stripes', 'disc'])) +
    (take === 1
      ? moved(banner(0, 0, inks.shade, inks.spot), 1120, 1090, 5.4) +
        moved(mirrored(banner(0, 0, inks.shade, inks.mid)), 480, 1090, 5.4)
      : '') +
    moved(desk, 800, staged(take, [560, 640, 560]), staged(take, [1.1, 1.2, 1.35])) +
    (take === 0 ? heads : '')
  );
};

export const parliamentPictures: Compositions = [riverside, hemicycle, dome, lectern];
