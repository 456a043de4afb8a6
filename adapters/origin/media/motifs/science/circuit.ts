import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { type Composition, type Compositions, paleAndDeep, staged } from '../canvas/scene.ts';
import { layer, paper } from '../canvas/scenery.ts';
import { disc, line, mirrored, moved, rect, shape, times } from '../canvas/shapes.ts';

const chip: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const size = staged(take, [180, 260, 140]);
  const traces = times(4, (side) =>
    times(7, (at) => {
      const from = (at - 3) * (size / 4.2);
      const reach = size + 120 + Math.abs(at - 3) * 34 + chance.between(0, 60);
      const spread = from * chance.between(1.5, 1.9);
      const d = `M${from} ${-size}V${-size - 40 - (3 - Math.abs(at - 3)) * 26}L${spread} ${-reach}V${-reach - chance.between(60, 220)}`;
      const end = Number(d.slice(d.lastIndexOf('V') + 1));
      return moved(
        line(d, at === 3 && side === 1 ? inks.spot : layer(inks, 0.6), 15) +
          disc(spread, end, 22, at === 3 && side === 1 ? inks.spot : layer(inks, 0.6)) +
          disc(spread, end, 9, inks.ground),
        800,
        533,
        1,
        side * 90,
      );
    }),
  );
  const core =
    rect(800 - size, 533 - size, size * 2, size * 2, inks.body, 24) +
    rect(800 - size * 0.72, 533 - size * 0.72, size * 1.44, size * 1.44, inks.shade, 14);
  const mark = staged(take, [
    disc(800, 533, size * 0.4, inks.spot),
    shape(
      `M${800 - size * 0.5} 533Q800 ${533 - size * 0.6} ${800 + size * 0.5} 533Q800 ${533 + size * 0.6} ${800 - size * 0.5} 533Z`,
      inks.detail,
    ) + disc(800, 533, size * 0.2, inks.spot === inks.detail ? inks.body : inks.spot),
    times(9, (at) =>
      rect(
        800 - size * 0.5 + (at % 3) * size * 0.36,
        533 - size * 0.5 + Math.floor(at / 3) * size * 0.36,
        size * 0.28,
        size * 0.28,
        at === 4 ? inks.spot : inks.body,
      ),
    ),
  ]);
  return paper(inks.ground) + (take === 1 ? disc(800, 533, 500, inks.tone) : '') + traces + core + mark;
};

const wired: Composition = (scene) => {
  const { inks, take } = scene;
  const branch = (x: number, y: number, angle: number, length: number, depth: number): string => {
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    if (depth === 0)
      return (
        line(`M${x} ${y}L${ex} ${ey}`, inks.body, 9) +
        disc(ex, ey, 20, Math.round(ex) % 5 === 0 ? inks.spot : inks.body)
      );
    const turn = Math.PI / 4;
    return (
      line(`M${x} ${y}L${ex} ${ey}`, inks.body, 8 + depth * 7) +
      branch(ex, ey, angle - turn * (depth % 2 ? 1 : 0.55), length * 0.72, depth - 1) +
      branch(ex, ey, angle + turn * (depth % 2 ? 0.7 : 1), length * 0.72, depth - 1)
    );
  };
  const half =
    shape('M-20 -330C-200 -400 -330 -280 -320 -160C-420 -100 -420 60 -330 110C-340 240 -220 330 -20 300Z', inks.body) +
    line('M-20 -200H-130L-190 -140M-20 -60H-220L-280 0M-20 80H-150L-210 150M-20 200H-110', inks.detail, 16) +
    disc(-190, -140, 24, inks.detail) +
    disc(-284, 6, 24, inks.detail) +
    disc(-214, 154, 24, inks.detail);
  const other =
    shape('M-20 -330C-200 -400 -330 -280 -320 -160C-420 -100 -420 60 -330 110C-340 240 -220 330 -20 300Z', inks.spot) +
    line(
      'M-60 -240C-160 -250 -220 -180 -170 -120S-300 -60 -250 0M-60 -60C-160 -80 -200 60 -110 90S-160 220 -220 200',
      inks.near === inks.spot ? inks.ground : inks.near,
      16,
    );
  return staged(take, [
    backdrop(scene, 'disc') + branch(800, 1010, -Math.PI / 2, 270, 5),
    backdrop(scene, 'plain') + moved(half + mirrored(other), 800, 545, 1.25),
    paper(inks.ground) +
      times(7, (row) =>
        times(9, (at) => {
          const [x, y] = [80 + at * 180, 90 + row * 150];
          const d = staged(at * 3 + row * 5, [
            `M${x} ${y}h90l60 60v90`,
            `M${x} ${y}v70l-50 50`,
            `M${x} ${y}h150`,
            `M${x} ${y}l70 70h80`,
          ]);
          const chosen = row === 3 && at === 4;
          return (
            line(d, chosen ? inks.spot : layer(inks, 0.35 + ((at + row) % 3) * 0.2), 16) +
            disc(x, y, chosen ? 46 : 24, chosen ? inks.spot : layer(inks, 0.35 + ((at + row) % 3) * 0.2)) +
            disc(x, y, 10, inks.ground)
          );
        }),
      ),
  ]);
};

const servers: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const rack = (x: number, top: number, width: number, height: number): string =>
    rect(x, top, width, height, inks.body, 10) +
    times(
      Math.floor(height / 84),
      (at) =>
        rect(x + 20, top + 22 + at * 82, width - 40, 58, inks.shade, 8) +
        times(3, (lamp) =>
          disc(x + 50 + lamp * 34, top + 51 + at * 82, 10, chance.yes(0.35) ? inks.spot : inks.detail),
        ) +
        rect(x + width * 0.55, top + 44 + at * 82, width * 0.32, 12, inks.detail, 6),
    );
  const node = (x: number, y: number, radius: number, loud: boolean): string =>
    disc(x, y, radius, loud ? inks.spot : inks.body) + disc(x, y, radius * 0.5, loud ? inks.near : inks.shade);
  const spots = [
    [800, 533],
    [420, 300],
    [620, 800],
    [1120, 270],
    [1230, 660],
    [380, 640],
    [900, 880],
    [760, 190],
  ] as const;
  const net =
    times(7, (at) => line(`M800 533L${(spots[at + 1] ?? spots[0]).join(' ')}`, inks.shade, 10)) +
    line('M420 300L760 190L1120 270L1230 660L900 880L620 800L380 640Z', inks.tone, 8);
  return staged(take, [
    backdrop(scene, 'table') + rack(330, 170, 280, 720) + rack(660, 110, 280, 780) + rack(990, 170, 280, 720),
    paper(inks.ground) +
      net +
      spots.map(([x, y], at) => node(x, y, at === 0 ? 110 : 50 + (at % 3) * 14, at === 0)).join(''),
    backdrop(scene, 'slope') +
      moved(
        disc(-170, 20, 170, inks.body) +
          disc(20, -70, 220, inks.body) +
          disc(210, 30, 150, inks.body) +
          rect(-330, 10, 690, 180, inks.body, 90),
        800,
        420,
      ) +
      times(
        5,
        (at) =>
          line(`M${600 + at * 100} 620V${760 + Math.abs(2 - at) * 60}`, at === 2 ? inks.spot : inks.shade, 18) +
          disc(600 + at * 100, 780 + Math.abs(2 - at) * 60, 34, at === 2 ? inks.spot : inks.shade),
      ),
  ]);
};

const robot: Composition = (scene) => {
  const { inks, take } = scene;
  const [, deep] = paleAndDeep(inks);
  const face =
    rect(-240, -230, 480, 400, inks.body, 70) +
    rect(-190, -160, 380, 210, inks.detail, 60) +
    disc(-80, -56, 44, inks.spot === inks.detail ? deep : inks.spot) +
    disc(80, -56, 44, inks.spot === inks.detail ? deep : inks.spot) +
    rect(-90, 90, 180, 30, inks.shade, 15) +
    line('M0 -230V-330', inks.body, 20) +
    disc(0, -350, 36, inks.spot) +
    rect(-300, -110, 50, 160, inks.shade, 20) +
    rect(250, -110, 50, 160, inks.shade, 20);
  const chest =
    shape('M-330 620V330Q-330 220 -220 220H220Q330 220 330 330V620Z', inks.shade) +
    rect(-70, 160, 140, 80, inks.body) +
    disc(0, 340, 60, inks.spot);
  return (
    backdrop(scene, staged<Backdrop>(take, ['disc', 'stripes', 'card'])) +
    moved(face + chest, 800, staged(take, [480, 540, 520]), staged(take, [1, 1.5, 0.8]))
  );
};

export const circuitPictures: Compositions = [chip, wired, servers, robot];
