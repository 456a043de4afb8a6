import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, tall } from '../canvas/scene.ts';
import { layer, paper, person, sky } from '../canvas/scenery.ts';
import { disc, line, poly, rect, times } from '../canvas/shapes.ts';

const rising: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const count = staged(take, [6, 9, 4]);
  const [left, step] = [300, 1000 / count];
  const chosen = staged(take, [count - 1, 4, 1]);
  const trend = staged<(share: number) => number>(take, [
    (share) => 150 + 560 * share ** 1.3,
    (share) => 640 - 1500 * (share - 0.45) ** 2,
    (share) => 640 - 430 * share,
  ]);
  return (
    backdrop(scene, staged<Backdrop>(take, ['plain', 'disc', 'slope'])) +
    (take === 0 ? times(5, (at) => rect(240, 200 + at * 150, 1120, 6, inks.tone)) : '') +
    times(count, (at) => {
      const height = Math.max(90, trend(at / (count - 1)) + chance.between(-40, 40));
      return (
        rect(
          left + at * step + step * 0.12,
          900 - height,
          step * 0.76,
          height,
          at === chosen ? inks.spot : layer(inks, 0.35 + (at % 3) * 0.2),
        ) +
        (at === chosen
          ? ''
          : rect(
              left + at * step + step * 0.62,
              900 - height,
              step * 0.26,
              height,
              mix(layer(inks, 0.35 + (at % 3) * 0.2), inks.near, 0.25),
            ))
      );
    }) +
    rect(240, 896, 1120, 16, inks.body)
  );
};

const climb: Composition = (scene) => {
  const { inks, take } = scene;
  const count = staged(take, [6, 5, 8]);
  const step = 1700 / count;
  const top = (at: number): number => 930 - at * (640 / count);
  const stairs = times(
    count,
    (at) =>
      rect(-50 + at * step, top(at), step + 2, tall, layer(inks, 0.25 + (at / count) * 0.65)) +
      rect(-50 + at * step, top(at), step + 2, 14, inks.tone),
  );
  const who = staged(take, [3, 2, 4]);
  const flag =
    line(`M${-50 + (count - 1.3) * step} ${top(count - 1)}v-230`, inks.body, 14) +
    poly(
      [
        -50 + (count - 1.3) * step,
        top(count - 1) - 236,
        130 + (count - 1.3) * step,
        top(count - 1) - 180,
        -50 + (count - 1.3) * step,
        top(count - 1) - 124,
      ],
      inks.spot,
    );
  const figures = staged(take, [
    person(-50 + (who + 0.5) * step, top(who) + 4, 260, inks.spot),
    person(-50 + (who + 0.5) * step, top(who) + 4, 340, inks.spot),
    times(3, (at) =>
      person(-50 + (who - 1 + at + 0.5) * step, top(who - 1 + at) + 4, 220, at === 1 ? inks.spot : inks.body),
    ),
  ]);
  return (
    sky(scene) +
    disc(staged(take, [1050, 600, 800]), 330, staged(take, [190, 240, 130]), inks.tone) +
    stairs +
    figures +
    (take === 1 ? '' : flag)
  );
};

const isometric: Composition = ({ inks, chance, take }) => {
  const side = staged(take, [4, 6, 3]);
  const unit = staged(take, [120, 84, 165]);
  const column = (x: number, y: number, height: number, top: string, left: string, right: string): string => {
    const [dx, dy] = [unit * 0.84, unit * 0.46];
    return (
      poly([x - dx, y - height, x, y + dy - height, x, y + dy, x - dx, y], left) +
      poly([x + dx, y - height, x, y + dy - height, x, y + dy, x + dx, y], right) +
      poly([x, y - dy - height, x + dx, y - height, x, y + dy - height, x - dx, y - height], top)
    );
  };
  const loud = staged(take, [9, 21, 4]);
  return (
    paper(inks.ground) +
    poly([800, 300, 1500, 690, 800, 1080, 100, 690], inks.tone) +
    times(side * side, (at) => {
      const [row, col] = [Math.floor(at / side), at % side];
      const chosen = at === loud;
      const height = chosen ? unit * 3.1 : chance.between(0.3, 2.3) * unit;
      const top = chosen ? inks.spot : inks.body;
      return column(
        800 + (col - row) * unit * 0.9,
        690 + (col + row - side + 1) * unit * 0.5,
        height,
        top,
        chosen ? mix(inks.spot, inks.near, 0.3) : inks.shade,
        chosen ? mix(inks.spot, inks.near, 0.5) : mix(inks.shade, inks.near, 0.4),
      );
    })
  );
};

const sideways: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const count = staged(take, [7, 5, 11]);
  const step = 820 / count;
  const twoSided = take === 2;
  return (
    backdrop(scene, staged<Backdrop>(take, ['plain', 'stripes', 'plain'])) +
    times(count, (at) => {
      const [y, length] = [
        130 + at * step,
        twoSided
          ? 120 + 420 * Math.sin(((at + 1) / (count + 1)) * Math.PI) + chance.between(-50, 50)
          : 1060 * (1 - at / (count + 1.5)) + chance.between(-60, 60),
      ];
      const chosen = at === staged(take, [1, 2, 5]);
      const fill = chosen ? inks.spot : layer(inks, 0.3 + (at % 3) * 0.22);
      return twoSided
        ? rect(790 - length, y, length, step * 0.78, fill) +
            rect(810, y, length * chance.between(0.75, 1.1), step * 0.78, chosen ? inks.spot : inks.body)
        : rect(290, y, Math.max(140, length), step * 0.68, fill, staged(take, [0, step * 0.34, 0])) +
            disc(290 + Math.max(140, length) + 50, y + step * 0.34, step * 0.16, inks.body);
    }) +
    (twoSided ? '' : rect(270, 90, 14, 880, inks.body))
  );
};

export const barsPictures: Compositions = [rising, climb, isometric, sideways];
