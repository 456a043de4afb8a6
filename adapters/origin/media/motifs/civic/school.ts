import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Scene, staged, tall, wide } from '../canvas/scene.ts';
import { cloud, layer, orb, paper, person, roundTree, sky, windows } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, ring, shape, times } from '../canvas/shapes.ts';
import { banner } from './banner.ts';

const tower = (x: number, base: number, { inks }: Scene): string =>
  moved(
    rect(-80, -460, 160, 460, inks.body) +
      poly([-104, -456, 0, -640, 104, -456], inks.spot) +
      disc(0, -370, 56, inks.detail) +
      line('M0 -370V-408M0 -370L26 -352', inks.body, 9),
    x,
    base,
  );

const schoolhouse: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const base = staged(take, [860, 800, 900]);
  const wing =
    rect(-560, -300, 1120, 300, inks.body) +
    poly([-590, -296, -520, -380, 520, -380, 590, -296], inks.shade) +
    windows(chance, [-540, -270, 420, 210], [5, 2], inks.detail, 1) +
    windows(chance, [120, -270, 420, 210], [5, 2], inks.detail, 1) +
    rect(-60, -150, 120, 150, inks.spot) +
    rect(-4, -150, 8, 150, inks.body);
  const children = times(staged(take, [5, 9, 3]), (at) =>
    person(
      420 + at * staged(take, [180, 100, 330]) + chance.between(-20, 20),
      base + 110 + (at % 2) * 24,
      staged(take, [150, 120, 230]),
      at === 1 ? inks.spot : inks.near === inks.body ? layer(inks, 0.9) : inks.near,
    ),
  );
  return (
    sky(scene, base) +
    orb(scene, staged(take, [470, 1130, 1090]), staged(take, [280, 250, 330]), staged(take, [100, 130, 180])) +
    cloud(1150, 330, 220, inks.tone) +
    moved(wing, 800, base, staged(take, [0.95, 0.8, 1.1])) +
    tower(800, base - staged(take, [180, 120, 210]), scene) +
    (take === 0 ? banner(800, base - 810, inks.body, inks.spot) : '') +
    moved(rect(-70, -150, 140, 150, inks.spot) + rect(-4, -150, 8, 150, inks.body), 800, base) +
    rect(0, base, wide, tall, layer(inks, 0.4)) +
    poly([720, base, 880, base, 1100, 1100, 500, 1100], layer(inks, 0.15)) +
    roundTree(230, base + 10, 320, layer(inks, 0.6), inks.near) +
    roundTree(1370, base + 10, 280, layer(inks, 0.6), inks.near) +
    children
  );
};

const blackboard: Composition = (scene) => {
  const { inks, take } = scene;
  const drawing = staged(take, [
    line('M430 620L620 300L810 620Z', inks.detail, 12) +
      ring(1010, 460, 150, inks.detail, 12) +
      line('M1010 460L1130 370', inks.spot === inks.body ? inks.detail : inks.spot, 12) +
      line('M620 300V620', inks.spot === inks.body ? inks.detail : inks.spot, 10),
    times(4, (at) => line(`M440 ${310 + at * 110}h${700 - ((at * 190) % 380)}`, inks.detail, 12)) +
      ring(1130, 600, 70, inks.detail, 10),
    line('M420 640V260M420 640H1180M430 620Q700 600 800 440T1160 280', inks.detail, 12),
  ]);
  const desks = times(staged(take, [3, 4, 2]), (at) => {
    const x = staged(take, [360, 260, 500]) + at * staged(take, [440, 360, 600]);
    return (
      rect(x - 130, 900, 260, 30, inks.spot) +
      rect(x - 110, 930, 22, 160, inks.spot) +
      rect(x + 88, 930, 22, 160, inks.spot) +
      disc(x, 800, 58, inks.near) +
      rect(x - 80, 850, 160, 60, inks.near, 30)
    );
  });
  return (
    paper(inks.ground) +
    rect(0, 780, wide, 320, inks.far) +
    rect(300, 170, 1000, 560, inks.shade, 12) +
    rect(326, 196, 948, 508, inks.body) +
    drawing +
    rect(480, 726, 180, 16, inks.spot) +
    desks
  );
};

const pencils: Composition = (scene) => {
  const { inks, take } = scene;
  const pencil = (fill: string): string =>
    rect(-46, -240, 92, 480, fill) +
    rect(-46, -240, 30, 480, mix(fill, inks.near === fill ? inks.detail : inks.near, 0.25)) +
    rect(-46, -300, 92, 60, inks.shade) +
    rect(-46, -360, 92, 66, fill === inks.spot ? inks.body : inks.spot, 20) +
    poly([-46, 240, 46, 240, 0, 370], mix(inks.far, inks.detail, 0.25)) +
    poly([-16, 326, 16, 326, 0, 370], fill);
  const apple =
    disc(-52, 0, 120, inks.spot) +
    disc(52, 0, 120, inks.spot) +
    line('M0 -90Q0 -170 40 -200', inks.body, 16) +
    shape('M20 -140Q90 -230 170 -180Q110 -100 20 -140Z', inks.body);
  const books =
    rect(460, 760, 680, 110, inks.body, 12) +
    rect(500, 650, 620, 110, inks.shade, 12) +
    rect(480, 870, 640, 90, inks.mid, 12) +
    rect(1000, 770, 40, 90, inks.detail) +
    rect(980, 660, 30, 90, inks.spot);
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'stripes', 'table'])) +
    staged(take, [
      moved(pencil(inks.body), 620, 540, 1, -18) +
        moved(pencil(inks.spot), 800, 520, 1.1) +
        moved(pencil(inks.body), 980, 540, 1, 18),
      moved(pencil(inks.spot), 800, 533, 1.7, 52),
      books + moved(apple, 800, 530, 1),
    ])
  );
};

const belongings: Composition = (scene) => {
  const { inks, take } = scene;
  const cap =
    poly([-380, -60, 0, -220, 380, -60, 0, 100], inks.body) +
    shape('M-220 10V160Q0 280 220 160V10L0 100Z', inks.shade) +
    line('M0 -60L300 0V190', inks.spot, 16) +
    poly([270, 180, 330, 180, 350, 300, 250, 300], inks.spot);
  const bag =
    line('M-90 -300Q-90 -400 0 -400T90 -300', inks.shade, 40) +
    rect(-250, -310, 500, 660, inks.body, 130) +
    rect(-190, 40, 380, 250, inks.shade, 40) +
    rect(-190, 100, 380, 22, inks.body) +
    rect(-22, 90, 44, 70, inks.spot, 8) +
    rect(-300, 20, 60, 260, inks.shade, 30) +
    rect(240, 20, 60, 260, inks.shade, 30) +
    disc(0, -130, 70, inks.spot);
  const bell =
    shape(
      'M-40 -300Q0 -350 40 -300C190 -250 190 -60 210 90Q230 170 290 210H-290Q-230 170 -210 90C-190 -60 -190 -250 -40 -300Z',
      inks.body,
    ) +
    disc(0, 250, 62, inks.spot) +
    rect(-290, 180, 580, 50, inks.shade, 25) +
    times(2, (at) => line(`M${at ? 330 : -330} -180Q${at ? 420 : -420} -40 ${at ? 380 : -380} 110`, inks.spot, 22));
  return (
    backdrop(scene, staged<Backdrop>(take, ['arch', 'slope', 'rays'])) +
    moved(
      staged(take, [cap, bag, bell]),
      800,
      staged(take, [520, 570, 560]),
      staged(take, [1.15, 1.05, 1.1]),
      staged(take, [0, 0, 10]),
    )
  );
};

export const schoolPictures: Compositions = [schoolhouse, blackboard, pencils, belongings];
