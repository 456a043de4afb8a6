import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { layer, orb, paper, person, sky, windows } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, shape, times } from '../canvas/shapes.ts';

const skyline: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const row = (
    base: number,
    low: number,
    high: number,
    width: number,
    fill: string,
    lit: string,
    share: number,
  ): string => {
    let x = -40;
    let drawing = '';
    while (x < wide) {
      const [w, h] = [chance.between(width * 0.7, width * 1.35), chance.between(low, high)];
      const roof = chance.whole(0, 3);
      const top = staged(roof, [
        '',
        poly([x, base - h, x + w / 2, base - h - w * 0.45, x + w, base - h], fill),
        rect(x + w * 0.3, base - h - 46, w * 0.4, 50, fill),
        line(`M${x + w / 2} ${base - h}v-110`, fill, 9),
      ]);
      drawing +=
        top +
        rect(x, base - h, w + 1, h + tall, fill) +
        windows(
          chance,
          [x + w * 0.1, base - h + 24, w * 0.8, h],
          [Math.max(2, Math.round(w / 40)), Math.max(3, Math.round(h / 62))],
          lit,
          share,
        );
      x += w + staged(take, [0, 10, 0]);
    }
    return drawing;
  };
  const dome = moved(
    shape('M-120 0A120 150 0 0 1 120 0Z', inks.spot) +
      rect(-120, 0, 240, 400, inks.near) +
      rect(-14, -190, 28, 60, inks.spot),
    800,
    640,
  );
  return (
    sky(scene, 800) +
    orb(scene, staged(take, [960, 640, 800]), staged(take, [300, 380, 420]), staged(take, [170, 110, 290])) +
    row(760, 180, 430, 110, inks.far, inks.tone, 0.25) +
    row(880, 140, 420, 150, layer(inks, 0.5), inks.spot, 0.08) +
    (take === 1 ? dome : '') +
    row(
      1060,
      staged(take, [160, 60, 240]),
      staged(take, [400, 230, 520]),
      staged(take, [190, 150, 260]),
      inks.near,
      inks.light,
      0.35,
    )
  );
};

const rooftops: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const roof = (x: number, base: number, width: number, height: number, fill: string, wall: string): string =>
    poly(
      [x - width / 2, base, x - width * 0.28, base - height, x + width * 0.28, base - height, x + width / 2, base],
      fill,
    ) +
    rect(x - width * 0.45, base, width * 0.9, tall, wall) +
    rect(x + width * 0.1, base - height - 60, 44, 100, wall) +
    rect(x + width * 0.1 - 8, base - height - 72, 60, 18, wall) +
    windows(
      chance,
      [x - width * 0.4, base + 24, width * 0.8, 150],
      [Math.max(3, Math.round(width / 110)), 1],
      inks.light === wall ? inks.spot : inks.light,
      0.6,
    ) +
    poly(
      [
        x - width * 0.1 - 40,
        base - height * 0.2,
        x - width * 0.1,
        base - height * 0.62,
        x - width * 0.1 + 40,
        base - height * 0.2,
      ],
      wall,
    );
  const tower = staged(take, [
    moved(
      rect(-60, 0, 120, 500, inks.body) + poly([-76, 4, 0, -270, 76, 4], inks.spot) + disc(0, 70, 36, inks.detail),
      850,
      350,
    ),
    moved(
      rect(-150, 130, 300, 500, inks.body) +
        shape('M-150 134C-150 -60 150 -60 150 134Z', inks.spot) +
        rect(-26, -70, 52, 70, inks.body) +
        poly([-36, -66, 0, -140, 36, -66], inks.spot) +
        windows(chance, [-140, 160, 280, 150], [5, 1], inks.detail, 1),
      760,
      250,
    ),
    moved(
      rect(-46, 0, 92, 500, inks.body) +
        shape('M-56 4C-90 -90 -10 -90 -8 -190L0 -260L8 -190C10 -90 90 -90 56 4Z', inks.spot),
      640,
      350,
    ) +
      moved(
        rect(-46, 0, 92, 500, inks.body) +
          shape('M-56 4C-90 -90 -10 -90 -8 -190L0 -260L8 -190C10 -90 90 -90 56 4Z', inks.spot),
        960,
        350,
      ),
  ]);
  const rows = times(
    3,
    (row) =>
      rect(0, 620 + row * 150, wide, tall, layer(inks, 0.1 + row * 0.4)) +
      times(5, (at) =>
        roof(
          40 + at * 390 + (row % 2) * 180 + chance.between(-40, 40),
          640 + row * 150,
          chance.between(360, 480),
          chance.between(110, 170),
          layer(inks, 0.2 + row * 0.4),
          layer(inks, 0.1 + row * 0.4),
        ),
      ),
  );
  return (
    sky(scene, 640) +
    orb(scene, staged(take, [560, 1090, 800]), staged(take, [260, 260, 330]), staged(take, [110, 80, 70])) +
    tower +
    rows
  );
};

const facade: Composition = ({ inks, chance, take }) => {
  const [columns, rows] = staged(take, [
    [7, 5],
    [11, 7],
    [5, 3],
  ]);
  const [w, h] = [wide / columns, tall / rows];
  const mine = [Math.floor(columns / 2), Math.floor(rows / 2)] as const;
  const cell = (column: number, row: number): string => {
    const [x, y] = [column * w, row * h];
    const chosen = column === mine[0] && row === mine[1];
    const glass = chosen ? inks.spot : layer(inks, chance.whole(2, 5) / 6);
    const pane =
      rect(x + w * 0.2, y + h * 0.16, w * 0.6, h * 0.62, glass) +
      (chance.yes(0.45) && !chosen
        ? rect(x + w * 0.2, y + h * 0.16, w * 0.6, h * chance.between(0.12, 0.5), inks.tone)
        : '');
    const inside = chosen
      ? disc(x + w * 0.5, y + h * 0.45, w * 0.085, inks.ground) +
        shape(
          `M${x + w * 0.34} ${y + h * 0.78}C${x + w * 0.34} ${y + h * 0.5} ${x + w * 0.66} ${y + h * 0.5} ${x + w * 0.66} ${y + h * 0.78}Z`,
          inks.ground,
        )
      : rect(x + w * 0.49, y + h * 0.16, w * 0.02, h * 0.62, inks.ground);
    return pane + inside + rect(x + w * 0.14, y + h * 0.78, w * 0.72, h * 0.05, inks.near);
  };
  return paper(inks.ground) + times(rows, (row) => times(columns, (column) => cell(column, row)));
};

const street: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const [vx, vy] = staged(take, [
    [800, 640],
    [720, 560],
    [860, 700],
  ]);
  const side = (from: number): string =>
    times(5, (at) => {
      const [near, deep] = [1 - at * 0.19, 1 - (at + 1) * 0.19];
      const top = staged(take, [-240, -60, -420]) + chance.between(-60, 160);
      const px = (depth: number): number => vx + (from - vx) * depth;
      const py = (y: number, depth: number): number => vy + (y - vy) * depth;
      const wall = poly(
        [px(near), py(top, near), px(deep), py(top, deep), px(deep), py(1120, deep), px(near), py(1120, near)],
        layer(inks, 0.9 - at * 0.2),
      );
      const panes = times(12, (pane) => {
        const [a, b] = [
          near + (deep - near) * (0.18 + (pane % 2) * 0.42),
          near + (deep - near) * (0.42 + (pane % 2) * 0.42),
        ];
        const y = top + 110 + Math.floor(pane / 2) * 190;
        return chance.yes(0.5)
          ? poly(
              [px(a), py(y, a), px(b), py(y, b), px(b), py(y + 110, b), px(a), py(y + 110, a)],
              at < 2 ? inks.light : inks.tone,
            )
          : '';
      });
      return wall + panes;
    });
  const far = (from: number): string => side(from);
  const walker = person(vx + 20, 960, 260, inks.spot);
  const tram = moved(
    rect(-95, -290, 190, 270, inks.spot, 26) +
      rect(-70, -250, 140, 100, inks.near, 10) +
      disc(-54, -70, 17, inks.near) +
      disc(54, -70, 17, inks.near) +
      line('M0 -290L-60 -400M0 -290L60 -400', inks.near, 8),
    vx,
    930,
  );
  return (
    sky(scene, vy) +
    disc(vx, vy - 60, staged(take, [150, 90, 210]), inks.spot) +
    poly([vx, vy, 1900, 1120, -300, 1120], inks.tone) +
    far(-160) +
    far(1760) +
    line(`M${vx} ${vy + 30}L${vx - 90} 1080M${vx} ${vy + 30}L${vx + 90} 1080`, inks.near, 8) +
    staged(take, [walker, tram, walker])
  );
};

export const cityPictures: Compositions = [skyline, rooftops, facade, street];
