import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, sheetOf, staged, tall, wide } from '../canvas/scene.ts';
import { layer, paper, person } from '../canvas/scenery.ts';
import { disc, line, mirrored, moved, oval, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const openBook: Composition = (scene) => {
  const { inks, take } = scene;
  const [, deep] = paleAndDeep(inks);
  const page =
    shape('M0 40C-130 -30 -300 -40 -460 0V-330C-300 -370 -130 -360 0 -290Z', sheetOf(inks)) +
    times(5, (at) =>
      line(
        `M-400 ${-270 + at * 52}C-280 ${-296 + at * 52} -150 ${-286 + at * 52} -60 ${-246 + at * 52}`,
        mix(sheetOf(inks), deep, 0.45),
        9,
      ),
    );
  const cover = shape(
    'M0 90C-150 20 -330 10 -510 50V-300H510V50C330 10 150 20 0 90Z',
    inks.body === sheetOf(inks) ? inks.shade : inks.body,
  );
  const book = cover + page + mirrored(page);
  const flying = times(7, (at) =>
    moved(
      poly([-60, -20, 0, 10, 60, -30, 10, 50], at === 3 ? inks.spot : inks.shade),
      470 + at * 110,
      420 - Math.abs(3 - at) * -30 - ((at * 71) % 190),
      1.1,
      at * 20 - 60,
    ),
  );
  const sprout =
    line('M0 -270V-620', inks.spot, 22) +
    times(
      3,
      (at) =>
        oval(-70, -360 - at * 96, 74 - at * 12, 28, inks.spot) + oval(70, -400 - at * 90, 74 - at * 12, 28, inks.spot),
    ) +
    oval(0, -650, 30, 56, inks.spot);
  return staged(take, [
    backdrop(scene, 'table') + disc(800, 560, 300, inks.spot) + moved(book, 800, 860, 1.05),
    backdrop(scene, 'slope') + flying + moved(book, 800, 860, 1),
    backdrop(scene, 'disc') + moved(sprout + book, 800, 850, 0.95),
    backdrop(scene, 'plain') +
      moved(book, 800, 800, 1.25) +
      times(5, (at) =>
        moved(
          line('M-90 -40Q-30 -60 0 0Q30 -60 90 -40', inks.spot, 20),
          480 + at * 160,
          230 + ((at * 97) % 150),
          0.7 + ((at * 3) % 4) * 0.15,
          (at - 2) * 8,
        ),
      ),
  ]);
};

const pile: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const count = staged(take, [6, 9, 4, 7]);
  const height = staged(take, [92, 66, 140, 80]);
  const base = staged(take, [900, 950, 930, 960]);
  const stack = times(count, (at) => {
    const [width, shift] = [chance.between(460, 660), chance.between(-50, 50)];
    const fill = at === Math.floor(count / 2) ? inks.spot : staged(at, [inks.body, inks.shade, layer(inks, 0.5)]);
    return (
      rect(800 - width / 2 + shift, base - (at + 1) * height, width, height - 6, fill, 10) +
      rect(
        800 - width / 2 + shift + width * 0.8,
        base - (at + 1) * height,
        width * 0.05,
        height - 6,
        fill === inks.spot ? inks.ground : inks.spot,
      ) +
      rect(
        800 - width / 2 + shift + width * 0.1,
        base - (at + 0.6) * height,
        width * 0.3,
        8,
        fill === inks.body ? inks.detail : inks.ground,
      )
    );
  });
  const top = base - count * height;
  const reader = moved(
    disc(0, -150, 42, inks.body) +
      shape('M-60 0V-60Q-60 -106 0 -106T60 -60V-20H150V160H110V20H-60Z', inks.body) +
      poly([50, -96, 130, -70, 130, -20, 50, -40], inks.spot),
    770,
    top + 4,
  );
  return (
    backdrop(scene, staged<Backdrop>(take, ['table', 'arch', 'rays', 'halves'])) +
    stack +
    staged(take, [
      reader,
      '',
      rect(700, top - 12, 200, 12, inks.body) +
        shape(`M740 ${top - 10}V${top - 150}H860V${top - 10}Z`, inks.shade) +
        ring(880, top - 84, 36, inks.shade, 16),
      person(800, top + 4, 190, inks.spot),
    ])
  );
};

const shelves: Composition = ({ inks, chance, take }) => {
  const rows = staged(take, [3, 4, 2, 3]);
  const height = tall / rows;
  return (
    paper(inks.ground) +
    times(rows, (row) => {
      const floor = (row + 1) * height - 26;
      let x = 20;
      let drawing = '';
      while (x < 1580) {
        const [w, h] = [
          chance.between(34, 92) * staged(take, [1, 0.8, 1.5, 1]),
          chance.between(0.62, 0.86) * (height - 30),
        ];
        const chosen = row === Math.floor(rows / 2) && x < 800 && x + w >= 800;
        const fill = chosen ? inks.spot : layer(inks, chance.whole(0, 5) / 6);
        drawing +=
          chosen && take !== 1
            ? moved(rect(0, -h * 0.98, w * 1.2, h * 0.98, fill), x, floor, 1, 9)
            : rect(x, floor - h, w - 5, h, fill) +
              rect(x + w * 0.16, floor - h * 0.86, w * 0.6, 10, inks.ground) +
              (chance.yes(0.5)
                ? rect(x + w * 0.16, floor - h * 0.8, w * 0.6, h * 0.3, mix(fill, inks.ground, 0.3))
                : '');
        x += chosen ? w * 1.2 + h * 0.17 : w;
      }
      return drawing + rect(0, floor, wide, 26, inks.near);
    })
  );
};

export const bookPictures: Compositions = [openBook, pile, shelves];
