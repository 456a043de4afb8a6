import { type Backdrop, backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, staged } from '../canvas/scene.ts';
import { layer, orb, paper, ridge, sky } from '../canvas/scenery.ts';
import { disc, line, moved, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const receiver: Composition = (scene) => {
  const { inks, take } = scene;
  const holes = times(35, (at) => disc(-330 + (at % 7) * 46, -70 + Math.floor(at / 7) * 56, 14, inks.detail));
  const dial =
    rect(30, -100, 360, 130, inks.detail, 14) +
    times(13, (at) => rect(54 + at * 26, -80, 5, at % 4 ? 34 : 60, inks.body)) +
    rect(210, -94, 10, 118, inks.spot === inks.detail ? inks.body : inks.spot);
  const set =
    line('M300 -190L470 -480', inks.shade, 14) +
    disc(474, -486, 20, inks.spot) +
    rect(-430, -190, 860, 430, inks.body, staged(take, [60, 20, 110, 40])) +
    rect(-430, 180, 860, 26, inks.shade) +
    holes +
    dial +
    disc(110, 110, 52, inks.spot) +
    disc(300, 110, 52, inks.spot) +
    rect(106, 66, 8, 40, inks.body) +
    rect(296, 66, 8, 40, inks.body) +
    rect(-330, 240, 70, 30, inks.shade) +
    rect(260, 240, 70, 30, inks.shade);
  const handle = line('M-300 -190V-290H300V-190', inks.shade, 26);
  const cathedral =
    shape('M-280 330V-60A280 320 0 0 1 280 -60V330Z', inks.body) +
    shape('M-200 60V-80A200 210 0 0 1 200 -80V60Z', inks.shade) +
    times(5, (at) => rect(-164 + at * 74, -250 + Math.abs(2 - at) * 50, 30, 300 - Math.abs(2 - at) * 50, inks.body)) +
    rect(-200, 100, 400, 70, inks.detail, 10) +
    rect(20, 100, 10, 70, inks.spot === inks.detail ? inks.body : inks.spot) +
    times(3, (at) => disc(-140 + at * 140, 250, 40, inks.spot));
  return (
    backdrop(scene, staged<Backdrop>(take, ['table', 'disc', 'rays', 'stripes'])) +
    staged(take, [
      moved(set, 770, 600, 1.05),
      moved(cathedral, 800, 560, 1.15),
      moved(handle + set, 800, 580, 1.15, -5),
      moved(set, 780, 560, 0.8),
    ])
  );
};

const mast: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const tower =
    line(
      'M-150 620L0 -320L150 620M-32 -120H32M-64 80H64M-96 280H96M-126 470H126M-32 -120L64 80M32 -120L-64 80M-64 80L96 280M64 80L-96 280M-96 280L126 470M96 280L-126 470',
      inks.body,
      14,
    ) +
    line('M0 -320V-420', inks.body, 12) +
    disc(0, -430, 30, inks.spot);
  const waves = (x: number, y: number, colour: string, count: number): string =>
    times(count, (at) =>
      line(
        `M${x + 70 + at * 66} ${y - 70 - at * 56}A${130 + at * 92} ${130 + at * 92} 0 0 1 ${x + 70 + at * 66} ${y + 70 + at * 56}M${x - 70 - at * 66} ${y - 70 - at * 56}A${130 + at * 92} ${130 + at * 92} 0 0 0 ${x - 70 - at * 66} ${y + 70 + at * 56}`,
        colour,
        24,
      ),
    );
  const dish =
    shape('M-260 -150A300 300 0 0 0 190 300Z', inks.body) +
    line('M-40 70L160 -140', inks.shade, 14) +
    disc(166, -146, 32, inks.spot) +
    poly([-60, 240, 30, 270, 70, 470, -140, 470], inks.shade);
  return (
    sky(scene, 900) +
    staged(take, [
      times(6, (at) => ring(800, 300, 150 + at * 110, at % 2 ? inks.tone : mix(inks.ground, inks.tone, 0.5), 44)) +
        ridge(chance, 900, 80, 3, inks.far) +
        moved(tower, 800, 700, 0.95) +
        ridge(chance, 1000, 40, 4, inks.near),
      waves(800, 230, inks.spot, 4) +
        ridge(chance, 880, 110, 3, inks.far) +
        moved(tower, 800, 660, 1) +
        ridge(chance, 980, 60, 4, inks.near),
      orb(scene, 520, 300, 100) +
        ridge(chance, 880, 100, 3, inks.far) +
        moved(dish, 780, 500, 1.1) +
        times(3, (at) =>
          line(
            `M${1010 + at * 70} ${240 - at * 60}A${140 + at * 80} ${140 + at * 80} 0 0 1 ${1060 + at * 80} ${420 + at * 30}`,
            inks.spot,
            22,
          ),
        ) +
        ridge(chance, 1000, 40, 4, inks.near),
      times(3, (at) => moved(tower, 430 + at * 370, 760 - (at % 2) * 70, at === 1 ? 0.95 : 0.6)) +
        waves(800, 280, inks.tone, 3) +
        ridge(chance, 1010, 60, 4, inks.near),
    ])
  );
};

const onAir: Composition = (scene) => {
  const { inks, take } = scene;
  const [, deep] = paleAndDeep(inks);
  const headset =
    line('M-250 80V-20A250 250 0 0 1 250 -20V80', inks.body, 44) +
    rect(-310, 40, 120, 220, inks.spot, 50) +
    rect(190, 40, 120, 220, inks.spot, 50) +
    rect(-210, 60, 44, 180, inks.shade, 20) +
    rect(166, 60, 44, 180, inks.shade, 20);
  const mic =
    rect(-110, -300, 220, 400, inks.body, 110) +
    times(6, (at) => rect(-110, -210 + at * 44, 220, 14, inks.shade)) +
    line('M-180 -60V0A180 180 0 0 0 180 0V-60', inks.spot, 34) +
    rect(-17, 170, 34, 160, inks.body) +
    rect(-150, 320, 300, 40, inks.body, 20);
  const bars = times(25, (at) =>
    rect(
      200 + at * 49,
      533 - (60 + 250 * Math.abs(Math.sin(at * 0.9) * Math.sin((at / 25) * Math.PI))),
      28,
      2 * (60 + 250 * Math.abs(Math.sin(at * 0.9) * Math.sin((at / 25) * Math.PI))),
      at === 12 ? inks.spot : layer(inks, 0.35 + (at % 3) * 0.25),
      14,
    ),
  );
  return staged(take, [
    backdrop(scene, 'disc') + moved(mic, 800, 520, 1.1),
    paper(inks.ground) + bars,
    backdrop(scene, 'slope') + moved(headset, 800, 520, 1.35),
    backdrop(scene, 'card') +
      moved(headset, 800, 480, 1) +
      disc(800, 480, 74, inks.spot === inks.body ? deep : inks.spot),
  ]);
};

export const radioPictures: Compositions = [receiver, mast, onAir];
