import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Place, type Scene, staged } from '../canvas/scene.ts';
import { fir, layer, paper, person, ridge, stars } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const rotation = (
  x: number,
  y: number,
  chance: Scene['chance'],
  colours: readonly [string, string],
  spot: string,
): string =>
  times(34, (at) => {
    const radius = 60 + at * 34;
    const [start, length] = [chance.between(0, 6.28), chance.between(0.35, 1.1)];
    return (
      line(
        `M${x + Math.cos(start) * radius} ${y + Math.sin(start) * radius}A${radius} ${radius} 0 0 1 ${x + Math.cos(start + length) * radius} ${y + Math.sin(start + length) * radius}`,
        at % 7 === 3 ? spot : (colours[at % 2] ?? spot),
        9,
      ) +
      line(
        `M${x + Math.cos(start + 3) * radius} ${y + Math.sin(start + 3) * radius}A${radius} ${radius} 0 0 1 ${x + Math.cos(start + 3 + length) * radius} ${y + Math.sin(start + 3 + length) * radius}`,
        colours[1],
        6,
      )
    );
  });

const trails: Composition = ({ inks, chance, take }) => {
  const [x, y] = staged(take, [
    [800, 430],
    [620, 520],
    [960, 300],
    [700, 480],
  ]);
  const tent = poly([660, 950, 800, 740, 940, 950], inks.spot) + poly([800, 950, 800, 740, 850, 950], inks.near);
  const trees = times(8, (at) =>
    fir(at < 4 ? 40 + at * 120 : 1120 + (at - 4) * 130, 1000, chance.between(200, 340), inks.near),
  );
  const summit =
    poly([380, 1080, 820, 470, 1260, 1080], inks.near) +
    poly([820, 470, 1260, 1080, 900, 1080], mix(inks.near, inks.mid, 0.3));
  const cottage =
    rect(690, 800, 220, 160, inks.near) +
    poly([650, 806, 800, 690, 950, 806], inks.near) +
    rect(740, 850, 56, 56, inks.spot) +
    rect(824, 850, 56, 56, inks.spot);
  const streaks = rotation(x, y, chance, [inks.body, inks.mid === inks.near ? inks.far : inks.mid], inks.spot);
  return (
    paper(inks.ground) +
    disc(x, y, 700, mix(inks.ground, inks.tone, 0.5)) +
    disc(x, y, 380, mix(inks.ground, inks.tone, 0.9)) +
    streaks +
    disc(x, y, 16, inks.spot) +
    ridge(chance, 900, 120, 3, inks.near) +
    staged(take, [trees, trees + tent, summit, cottage])
  );
};

const moonscape: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const moon = (x: number, y: number, radius: number): string =>
    disc(x, y, radius, inks.body) +
    times(7, (at) =>
      disc(
        x + Math.cos(at * 2.4) * radius * (0.25 + at * 0.085),
        y + Math.sin(at * 2.4) * radius * (0.25 + at * 0.085),
        radius * staged(at, [0.14, 0.08, 0.17, 0.06]),
        inks.shade,
      ),
    );
  const phases = times(7, (at) => {
    const [x, radius, bulge] = [230 + at * 190, 78, Math.abs(at - 3)];
    const limb = `M${x} ${470 - radius}A${radius} ${radius} 0 0 ${at < 3 ? 1 : 0} ${x} ${470 + radius}`;
    const edge = staged(bulge, [
      `A${radius} ${radius} 0 0 0 ${x} ${470 - radius}`,
      `A40 ${radius} 0 0 ${at < 3 ? 1 : 0} ${x} ${470 - radius}`,
      '',
      `A46 ${radius} 0 0 ${at < 3 ? 0 : 1} ${x} ${470 - radius}`,
    ]);
    return (
      disc(x, 470, radius, mix(inks.ground, inks.tone, 0.8)) +
      (at === 3 ? disc(x, 470, radius, inks.body) : shape(`${limb}${edge}Z`, inks.body))
    );
  });
  const big = moon(800, staged(take, [440, 440, 640, 480]), staged(take, [270, 270, 470, 190]));
  return (
    paper(inks.ground) +
    stars(scene, 900, 60) +
    (take === 1 ? phases + ring(800, 470, 112, inks.spot, 10) : big) +
    (take === 2
      ? ''
      : ridge(chance, 860, 120, 4, layer(inks, 0.4)) +
        ridge(chance, 950, 80, 3, inks.near) +
        times(5, (at) => fir(180 + at * 300 + chance.between(-60, 60), 1010, chance.between(150, 260), inks.near))) +
    (take === 3
      ? moved(
          rect(-90, 0, 180, 130, inks.near) +
            shape('M-90 6A90 90 0 0 1 90 6Z', inks.near) +
            moved(rect(-20, -170, 40, 160, inks.spot, 8), 10, -10, 1, 38),
          640,
          850,
        )
      : '')
  );
};

const constellation: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const figures: readonly [readonly Place[], ...(readonly Place[])[]] = [
    [
      [420, 300],
      [560, 220],
      [700, 300],
      [830, 380],
      [820, 560],
      [1040, 620],
      [1110, 450],
      [830, 380],
    ],
    [
      [480, 640],
      [640, 400],
      [800, 560],
      [960, 330],
      [1120, 580],
    ],
    [
      [520, 330],
      [700, 260],
      [880, 330],
      [1000, 480],
      [860, 640],
      [640, 600],
      [520, 330],
    ],
    [
      [800, 180],
      [660, 380],
      [480, 430],
      [660, 540],
      [640, 740],
      [800, 630],
      [960, 740],
      [940, 540],
      [1120, 430],
      [940, 380],
      [800, 180],
    ],
  ];
  const points = staged(take, figures);
  const foreground = staged(take, [
    ridge(chance, 960, 50, 3, inks.near) + person(800, 960, 230, inks.near),
    ridge(chance, 860, 110, 3, inks.mid === inks.near ? inks.far : inks.mid) +
      times(9, (at) => fir(60 + at * 185, 1080, chance.between(220, 420), inks.near)),
    poly([-200, 1100, 330, 620, 760, 1100], inks.near) +
      poly([500, 1100, 1180, 560, 1800, 1100], inks.near) +
      poly([1180, 560, 1800, 1100, 1300, 1100], mix(inks.near, inks.mid, 0.3)),
    person(800, 1120, 420, inks.near),
  ]);
  const band = shape(
    'M-100 900C400 800 700 300 1700 40V330C1000 480 600 900 200 1160H-100Z',
    mix(inks.ground, inks.tone, 0.7),
  );
  return (
    paper(inks.ground) +
    (take % 2 === 0 ? band : '') +
    stars(scene, 900, 90) +
    line(`M${points.map((point) => point.join(' ')).join('L')}`, inks.spot, 6) +
    points.map(([x, y], at) => disc(x, y, at % 3 === 0 ? 24 : 16, at % 3 === 0 ? inks.spot : inks.body)).join('') +
    foreground
  );
};

export const nightSkyPictures: Compositions = [trails, moonscape, constellation];
