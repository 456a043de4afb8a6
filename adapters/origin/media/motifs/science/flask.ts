import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { layer } from '../canvas/scenery.ts';
import { disc, hoop, line, moved, rect, shape, times, within } from '../canvas/shapes.ts';

const flaskShape = 'M-60 -340H60V-110L250 260Q270 320 210 330H-210Q-270 320 -250 260L-60 -110Z';

const erlenmeyer: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const glass = inks.dark ? mix(inks.ground, inks.body, 0.3) : mix(inks.ground, inks.near, 0.2);
  const one = (id: string, x: number, y: number, size: number, turn: number, fill: string): string =>
    moved(
      shape(flaskShape, glass) +
        within(
          id,
          shape(flaskShape, '#000'),
          moved(
            rect(-600, 40, 1200, 600, fill) +
              times(9, (at) =>
                disc(
                  chance.between(-180, 180),
                  chance.between(90, 300),
                  10 + (at % 3) * 9,
                  mix(fill, inks.ground, 0.45),
                ),
              ),
            0,
            0,
            1,
            -turn,
          ),
        ) +
        rect(-84, -372, 168, 44, inks.body, 20) +
        line('M-190 250L-70 20', mix(glass, inks.detail, 0.4), 18) +
        times(3, (at) => disc(-20 + at * 34, -430 - at * 76, 20 + at * 8, fill)),
      x,
      y,
      size,
      turn,
    );
  const scenes = [
    () => one('flask', 800, 580, 1.15, 0, inks.spot),
    () => one('flask', 800, 560, 1, 28, inks.spot),
    () =>
      one('left', 500, 640, 0.78, 0, inks.body) +
      one('middle', 800, 590, 0.95, 0, inks.spot) +
      one('right', 1100, 640, 0.78, 0, inks.shade),
  ] as const;
  return backdrop(scene, staged<Backdrop>(take, ['disc', 'slope', 'table'])) + staged(take, scenes)();
};

const tubes: Composition = (scene) => {
  const { inks, take } = scene;
  const count = staged(take, [5, 9, 3]);
  const gap = 1000 / count;
  const width = gap * 0.5;
  const rackLine =
    rect(250, 420, 1100, 44, inks.body, 12) +
    rect(250, 850, 1100, 60, inks.body, 12) +
    rect(280, 420, 30, 460, inks.body) +
    rect(1290, 420, 30, 460, inks.body);
  return (
    backdrop(scene, staged<Backdrop>(take, ['table', 'plain', 'rays'])) +
    times(count, (at) => {
      const x = 300 + (at + 0.5) * gap;
      const level = 300 + ((at * 137) % 220);
      const fill = at === Math.floor(count / 2) ? inks.spot : layer(inks, 0.45 + (at % 3) * 0.2);
      return (
        rect(x - width / 2, 230, width, 590, mix(inks.tone, inks.shade, 0.3), width / 2) +
        rect(x - width / 2 - 10, 210, width + 20, 34, inks.shade, 14) +
        within(
          `tube${at}`,
          rect(x - width / 2 + 10, 230, width - 20, 580, '#000', width / 2),
          rect(0, level, wide, tall, fill) +
            disc(x - 8, level + 90, 14, inks.ground) +
            disc(x + 12, level + 170, 9, inks.ground),
        )
      );
    }) +
    rackLine
  );
};

const molecule: Composition = (scene) => {
  const { inks, take } = scene;
  const hex = (x: number, y: number, radius: number): readonly (readonly [number, number])[] =>
    [0, 1, 2, 3, 4, 5].map(
      (at) => [x + Math.sin((at * Math.PI) / 3) * radius, y - Math.cos((at * Math.PI) / 3) * radius] as const,
    );
  const cell = (x: number, y: number, radius: number, loud: boolean): string =>
    line(
      `M${hex(x, y, radius)
        .map((point) => point.join(' '))
        .join('L')}Z`,
      loud ? inks.spot : inks.body,
      22,
    ) +
    hex(x, y, radius)
      .map(([px, py], at) =>
        disc(px, py, at % 2 ? 40 : 30, loud && at === 2 ? inks.spot : at % 3 === 0 ? inks.shade : inks.body),
      )
      .join('');
  const helix = times(19, (at) => {
    const [y, sway] = [20 + at * 57, Math.sin(at * 0.5 + 0.3) * 230];
    return (
      line(`M${800 - sway} ${y}H${800 + sway}`, at === 9 ? inks.spot : inks.shade, 18) +
      disc(800 - sway, y, 38, inks.body) +
      disc(800 + sway, y, 38, at === 9 ? inks.spot : inks.mid)
    );
  });
  return staged(take, [
    backdrop(scene, 'slope') +
      cell(640, 600, 190, false) +
      cell(970, 600, 190, true) +
      cell(805, 315, 190, false) +
      line('M1134 505L1300 410', inks.body, 22) +
      disc(1300, 410, 50, inks.spot),
    backdrop(scene, 'halves') + moved(helix, 0, 0),
    backdrop(scene, 'disc') +
      times(3, (at) => moved(hoop(0, 0, 440, 150, inks.body, 22), 800, 533, 1, at * 60)) +
      disc(800, 533, 90, inks.spot) +
      disc(1240, 533, 44, inks.body) +
      disc(580, 152, 44, inks.body) +
      disc(580, 914, 44, inks.body),
  ]);
};

const microscope: Composition = (scene) => {
  const { inks, take } = scene;
  const tool =
    shape('M-60 -140C240 -120 320 160 160 330H40C200 200 140 0 -60 -10Z', inks.body) +
    rect(-260, 330, 560, 70, inks.body, 30) +
    rect(-270, 170, 300, 40, inks.shade, 12) +
    moved(
      rect(-60, -330, 120, 380, inks.body, 20) +
        rect(-44, -410, 88, 90, inks.shade, 12) +
        rect(-40, 40, 80, 90, inks.spot, 12),
      -110,
      0,
      1,
      -16,
    ) +
    rect(-180, 146, 130, 24, inks.spot);
  const dish =
    disc(0, 0, 400, inks.body) +
    disc(0, 0, 366, mix(inks.tone, inks.ground, 0.3)) +
    times(17, (at) =>
      moved(
        rect(-46, -18, 92, 36, at % 5 === 2 ? inks.spot : inks.body, 18),
        Math.cos(at * 2.4) * (50 + at * 16),
        Math.sin(at * 2.4) * (50 + at * 16),
        1,
        at * 53,
      ),
    );
  return (
    backdrop(scene, staged<Backdrop>(take, ['arch', 'plain', 'stripes'])) +
    staged(take, [moved(tool, 800, 560, 1.15), moved(dish, 800, 533, 1.1), moved(tool, 820, 620, 1.4)])
  );
};

export const flaskPictures: Compositions = [erlenmeyer, tubes, molecule, microscope];
