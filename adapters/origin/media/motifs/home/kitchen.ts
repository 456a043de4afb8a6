import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, staged } from '../canvas/scene.ts';
import { layer, paper } from '../canvas/scenery.ts';
import { disc, line, moved, oval, rect, ring, shape, times } from '../canvas/shapes.ts';

const hob: Composition = (scene) => {
  const { inks, take } = scene;
  const pot =
    rect(-230, -110, 460, 270, inks.body, 40) +
    rect(-250, -130, 500, 50, inks.shade, 25) +
    rect(-320, -60, 90, 40, inks.shade, 20) +
    rect(230, -60, 90, 40, inks.shade, 20);
  const lid = shape('M-240 -130Q0 -260 240 -130Z', inks.body) + disc(0, -214, 34, inks.spot);
  const steam = times(3, (at) => line(`M${-120 + at * 120} -210c-60 -60 60 -110 0 -180s60 -110 0 -170`, inks.tone, 30));
  const [pale, deep] = paleAndDeep(inks);
  const pan =
    rect(280, -44, 620, 88, inks.shade, 44) +
    disc(0, 0, 370, inks.shade) +
    disc(0, 0, 320, deep === inks.ground ? inks.far : deep);
  const egg =
    shape(
      'M-130 -60C-150 -150 -40 -150 20 -120C100 -160 190 -70 140 10C170 110 60 150 -10 120C-90 150 -190 60 -130 -60Z',
      pale,
    ) +
    disc(6, -6, 62, inks.spot === pale ? inks.far : inks.spot) +
    disc(-14, -26, 16, pale);
  const flames = times(5, (at) => shape(`M${-150 + at * 76} 0q-34 -50 0 -96q34 46 0 96Z`, inks.spot));
  return (
    backdrop(scene, staged<Backdrop>(take, ['table', 'disc', 'stripes', 'halves'])) +
    staged(take, [
      moved(steam + lid + pot, 800, 600, 1.15),
      moved(flames, 800, 900, 1.2) + moved(line('M60 -60L200 -440', inks.spot, 36) + pot, 800, 640, 1),
      moved(pan + moved(egg, -90, -110, 0.9) + moved(egg, 100, 90, 1, 80), 760, 540, 1.15, -24),
      moved(steam + lid + pot, 800, 720, 1.6),
    ])
  );
};

const rack: Composition = ({ inks, take }) => {
  const tools = (fill: string): readonly string[] => [
    line('M0 0V200', fill, 18) + oval(0, 280, 62, 90, fill),
    line('M0 0V190', fill, 18) +
      rect(-70, 180, 140, 180, fill, 12) +
      times(3, (at) => rect(-44 + at * 36, 200, 16, 140, inks.ground, 8)),
    line('M0 0V170', fill, 18) + disc(0, 270, 104, fill) + disc(0, 270, 78, inks.shade),
    line('M0 0V180', fill, 18) + times(5, (at) => line(`M0 170Q${-90 + at * 45} 280 0 380`, fill, 9)),
    rect(-22, -10, 44, 160, inks.shade, 14) + shape('M-34 150H60Q70 320 -34 400Z', fill),
    line('M0 0V160', fill, 18) + shape('M-110 170H110A110 110 0 0 1 -110 170Z', fill),
  ];
  const order = staged(take, [
    [0, 2, 1, 3, 4],
    [2, 5, 0, 4, 1, 3, 2],
    [1, 0, 3],
    [4, 3, 2, 1, 0],
  ]);
  const gap = 1180 / order.length;
  const jars = times(staged(take, [5, 7, 3, 4]), (at) =>
    moved(
      rect(-70, -150, 140, 150, at === 1 ? inks.spot : layer(inks, 0.4 + (at % 3) * 0.2), 16) +
        rect(-56, -184, 112, 40, inks.body, 8),
      310 + at * staged(take, [245, 163, 490, 326]),
      290,
      staged(take, [1, 0.8, 1.3, 1]),
    ),
  );
  return (
    paper(inks.ground) +
    times(9, (row) =>
      times(9, (at) => ((at + row) % 2 ? rect(at * 178, row * 119, 178, 119, mix(inks.ground, inks.tone, 0.4)) : '')),
    ) +
    jars +
    rect(180, 288, 1240, 36, inks.shade) +
    rect(180, 460, 1240, 22, inks.body, 11) +
    order
      .map((kind, at) => {
        const tool = tools(at === 1 && take !== 2 ? inks.spot : inks.body)[kind] ?? '';
        return moved(tool, 210 + (at + 0.5) * gap, 490, staged(take, [1.15, 0.95, 1.4, 1.15]));
      })
      .join('')
  );
};

const chopping: Composition = (scene) => {
  const { inks, take } = scene;
  const [pale] = paleAndDeep(inks);
  const board = moved(
    rect(-430, -290, 860, 580, inks.shade, 50) +
      rect(-430, -290, 860, 560, mix(inks.shade, pale, 0.3), 50) +
      disc(370, -230, 30, inks.ground),
    800,
    540,
    1.1,
    staged(take, [-8, 10, 0, 24]),
  );
  const knife = rect(-30, 120, 60, 300, inks.near, 24) + shape('M-34 120V-330Q60 -160 46 120Z', inks.body);
  const tomato =
    disc(0, 0, 110, inks.spot) +
    disc(0, 0, 88, mix(inks.spot, pale, 0.3)) +
    times(6, (at) => moved(oval(0, -50, 17, 26, inks.spot), 0, 0, 1, at * 60));
  const paprika =
    shape(
      'M-60 -150C-150 -150 -150 0 -70 130C-20 200 20 200 70 130C150 0 150 -150 60 -150C30 -150 20 -130 0 -130S-30 -150 -60 -150Z',
      inks.spot,
    ) + line('M0 -130Q0 -190 40 -210', inks.near, 24);
  const onion =
    times(4, (at) => ring(0, 0, 100 - at * 26, at % 2 ? inks.body : inks.spot, 13)) + disc(0, 0, 12, inks.spot);
  return (
    backdrop(scene, staged<Backdrop>(take, ['plain', 'stripes', 'slope', 'plain'])) +
    board +
    staged(take, [
      moved(tomato, 620, 450) + moved(tomato, 690, 680, 0.8) + moved(knife, 1010, 540, 1.05, 18),
      moved(paprika, 640, 540, 1.2, -20) + moved(onion, 930, 440) + moved(onion, 980, 690, 0.75),
      moved(onion, 560, 520, 1.25) + moved(paprika, 830, 530, 1.05, 14) + moved(knife, 1090, 540, 0.9, -6),
      times(5, (at) => moved(tomato, 520 + at * 140, 480 + (at % 2) * 130, 0.7)),
    ])
  );
};

export const kitchenPictures: Compositions = [hob, rack, chopping];
