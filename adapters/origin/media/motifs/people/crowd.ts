import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { layer, paper, person, sky } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, times } from '../canvas/shapes.ts';

const gathering: Composition = ({ inks, chance, take }) => {
  const rows = staged(take, [5, 2, 8]);
  const chosenRow = Math.floor(rows / 2);
  return (
    paper(inks.ground) +
    disc(800, staged(take, [300, 480, 250]), staged(take, [420, 520, 330]), inks.tone) +
    times(rows, (row) => {
      const size = staged(take, [150, 430, 84]) * (0.75 + row * 0.09);
      const count = Math.ceil(wide / (size * 1.25)) + 1;
      const y = staged(take, [330, 400, 250]) + row * staged(take, [152, 330, 96]);
      return times(count, (at) => {
        const x = (at + (row % 2) * 0.5) * size * 1.25 - size * 0.3;
        const chosen = row === chosenRow && Math.abs(x - 800) <= size * 0.625;
        const fill = chosen ? inks.spot : layer(inks, (row / (rows - 1)) * 0.8 + ((at * 7) % 3) * 0.1);
        const rise = chance.between(-12, 12);
        return (
          rect(x - size * 0.62, y + rise + size * 0.38, size * 1.24, tall, fill, size * 0.4) +
          disc(x, y + rise, size * 0.32, fill)
        );
      });
    })
  );
};

const march: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const board = (x: number, y: number, turn: number, loud: boolean): string =>
    moved(
      rect(-9, 0, 18, 420, inks.shade) +
        staged(take, [
          rect(-120, -170, 240, 180, loud ? inks.spot : inks.body, 8) +
            times(3, (at) => rect(-86, -134 + at * 40, 172 - (at % 2) * 50, 16, loud ? inks.ground : inks.detail)),
          poly([9, -180, 280, -140, 210, -80, 280, -10, 9, -10], loud ? inks.spot : inks.body),
          disc(0, -90, 104, loud ? inks.spot : inks.body) + disc(0, -90, 60, loud ? inks.ground : inks.shade),
        ]),
      x,
      y,
      1,
      turn,
    );
  const boards = times(staged(take, [6, 5, 7]), (at) =>
    board(
      230 + at * staged(take, [230, 260, 195]) + chance.between(-20, 20),
      chance.between(300, 440) + (at % 2) * 60,
      chance.between(-9, 9),
      at === 2,
    ),
  );
  const heads = times(3, (row) =>
    times(13, (at) => {
      const [x, y] = [
        at * 134 - 20 + (row % 2) * 66 + chance.between(-14, 14),
        690 + row * 130 + chance.between(-18, 18),
      ];
      return (
        disc(x, y, 54, layer(inks, 0.4 + row * 0.3)) + rect(x - 84, y + 56, 168, 500, layer(inks, 0.4 + row * 0.3), 70)
      );
    }),
  );
  return sky(scene, 640) + boards + heads;
};

const above: Composition = ({ inks, chance, take }) => {
  const [columns, rows] = staged(take, [
    [14, 9],
    [19, 12],
    [9, 6],
  ]);
  const [w, h] = [wide / columns, tall / rows];
  const middle: readonly [number, number] = [Math.floor(columns / 2), Math.floor(rows / 2)];
  const shadows: string[] = [];
  const people = times(rows, (row) =>
    times(columns, (at) => {
      const apart = Math.hypot(at - middle[0], row - middle[1]);
      if (take !== 2 && apart > 0 && apart < 2.3) return '';
      const [x, y] = [(at + 0.5) * w + chance.between(-0.2, 0.2) * w, (row + 0.5) * h + chance.between(-0.2, 0.2) * h];
      shadows.push(`M${Math.round(x)} ${Math.round(y)}l${w * 0.55} ${w * 0.34}`);
      if (apart === 0) return disc(x, y, w * 0.5, inks.spot);
      return (
        disc(x, y, w * 0.26, layer(inks, ((at * 5 + row * 3) % 4) * 0.2 + 0.35)) +
        disc(x, y, w * 0.13, mix(inks.near, inks.mid, 0.25))
      );
    }),
  );
  return paper(inks.ground) + line(shadows.join(''), inks.tone, w * 0.31) + people;
};

const queue: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const count = staged(take, [8, 13, 5]);
  const door =
    rect(1130, 330, 210, 520, inks.body) +
    rect(1150, 350, 170, 500, inks.light === inks.body ? inks.spot : inks.detail);
  const people = times(count, (at) => {
    const x = 210 + (at * (take === 2 ? 1180 : 860)) / count;
    return person(
      x,
      860 + (at % 2) * 12,
      staged(take, [330, 270, 480]) * chance.between(0.86, 1.08),
      at === Math.floor(count / 2) ? inks.spot : layer(inks, 0.55 + (at % 3) * 0.22),
    );
  });
  return (
    sky(scene, 850) +
    (take === 2 ? disc(800, 430, 330, inks.tone) : '') +
    rect(0, 850, wide, 240, inks.far) +
    (take === 2 ? '' : rect(980, 190, 480, 662, inks.shade) + poly([950, 196, 1220, 90, 1490, 196], inks.body) + door) +
    people
  );
};

export const crowdPictures: Compositions = [gathering, march, above, queue];
