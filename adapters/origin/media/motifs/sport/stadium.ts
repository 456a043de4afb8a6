import { type Composition, type Compositions, paleAndDeep, staged, tall, wide } from '../canvas/scene.ts';
import { layer, paper, sky } from '../canvas/scenery.ts';
import {
  dashed,
  disc,
  line,
  loop,
  mirrored,
  moved,
  oval,
  poly,
  rect,
  ring,
  shape,
  times,
  within,
} from '../canvas/shapes.ts';

const floodlights: Composition = (scene) => {
  const { inks, take } = scene;
  const mast = (x: number, y: number, size: number, reach: number): string =>
    moved(
      faintBeam(reach, inks.tone) +
        line('M0 40L-30 620M0 40L30 620M-8 200H8M-16 340H16M-22 480H22', inks.body, 12) +
        rect(-110, -60, 220, 110, inks.body, 10) +
        times(8, (at) => disc(-78 + (at % 4) * 52, -30 + Math.floor(at / 4) * 50, 19, inks.spot)),
      x,
      y,
      size,
    );
  const stand =
    shape('M-60 760C300 620 1300 620 1660 760V1100H-60Z', layer(inks, 0.3)) +
    times(5, (row) =>
      line(
        `M-60 ${800 + row * 34}C300 ${664 + row * 34} 1300 ${664 + row * 34} 1660 ${800 + row * 34}`,
        row % 2 ? inks.tone : inks.far,
        13,
        'butt',
      ),
    );
  const pitch =
    shape('M100 1100C300 880 1300 880 1500 1100Z', inks.near) +
    line('M800 936V1100M560 1080C600 990 1000 990 1040 1080', inks.light, 9);
  return (
    sky(scene, 700) +
    staged(take, [
      mast(430, 230, 1, 480) + mirroredAt(mast(430, 230, 1, 480)),
      mast(800, 210, 1.35, 0),
      mast(300, 300, 0.75, 420) +
        mast(620, 210, 0.9, 200) +
        mirroredAt(mast(300, 300, 0.75, 420) + mast(620, 210, 0.9, 200)),
    ]) +
    stand +
    pitch
  );
};

const mirroredAt = (drawing: string): string => moved(mirrored(drawing), wide, 0);

const faintBeam = (reach: number, fill: string): string =>
  reach === 0
    ? poly([-100, 0, 100, 0, 430, 900, -430, 900], fill)
    : poly([-90, -20, 90, -20, reach + 460, 860, reach - 140, 860], fill);

const pitchAbove: Composition = ({ inks, chance, take }) => {
  const stripes = times(10, (at) => rect(-1000 + at * 200, -700, 100, 1400, inks.tone));
  const marks =
    ring(0, 0, 150, inks.body, 10) +
    line(
      'M0 -420V420M-640 -420H640V420H-640ZM-640 -220H-430V220H-640M640 -220H430V220H640M-640 -110H-560V110H-640M640 -110H560V110H640',
      inks.body,
      10,
      'butt',
    ) +
    disc(0, 0, 16, inks.body);
  const players = times(10, (at) =>
    disc(
      -560 + (at % 5) * 240 + chance.between(20, 160),
      -330 + Math.floor(at / 5) * 340 + chance.between(0, 300),
      26,
      at % 2 ? inks.mid : inks.body,
    ),
  );
  const run =
    dashed(`M-420 240C-200 ${chance.between(-100, 100)} 60 260 240 40S420 -60 560 -30`, inks.spot, 16, 36, 30) +
    poly([600, -30, 545, -62, 548, 4], inks.spot);
  const [size, turn] = staged(take, [
    [1, 0],
    [1.45, -32],
    [2.3, 12],
  ]);
  return (
    paper(inks.ground) +
    moved(stripes + marks + players + (take === 2 ? disc(0, 0, 30, inks.spot) : run), 800, 533, size, turn)
  );
};

const ball = (x: number, y: number, radius: number, face: string, patch: string): string => {
  const pentagon = (distance: number, size: number, turn: number): string =>
    moved(
      poly(
        [0, 1, 2, 3, 4].flatMap((at) => [
          Math.sin((at * Math.PI * 2) / 5) * size,
          -Math.cos((at * Math.PI * 2) / 5) * size,
        ]),
        patch,
      ),
      Math.sin((turn * Math.PI) / 180) * distance,
      -Math.cos((turn * Math.PI) / 180) * distance,
      1,
      turn + 180,
    );
  const seams = times(5, (at) => moved(line(`M0 -34V-66M0 -66L-30 -82M0 -66L30 -82`, patch, 6), 0, 0, 1, at * 72));
  const drawing =
    disc(0, 0, 100, face) + pentagon(0, 36, 180) + times(5, (at) => pentagon(92, 34, at * 72 + 36)) + seams;
  return moved(within(`ball${Math.round(x)}`, disc(0, 0, 100, '#000'), drawing), x, y, radius / 100);
};

const kickoff: Composition = (scene) => {
  const { inks, take } = scene;
  const [face, patch] = paleAndDeep(inks);
  const keeper = moved(
    line('M0 -150L30 30M-14 -140L-50 -290M14 -140L130 -250M30 30L110 170M30 30L-60 200', inks.body, 46) +
      disc(22, -250, 50, inks.body) +
      disc(-54, -306, 34, inks.spot) +
      disc(146, -262, 34, inks.spot),
    720,
    640,
    1.1,
  );
  const grass = (y: number): string =>
    rect(0, y, wide, tall, inks.far) +
    times(6, (at) =>
      poly(
        [800 + (at - 3) * 120, y, 800 + (at - 2.5) * 120, y, 800 + (at - 2.5) * 520, 1100, 800 + (at - 3) * 520, 1100],
        inks.tone,
      ),
    );
  return staged(take, [
    sky(scene, 520) +
      disc(800, 480, 380, inks.spot) +
      grass(640) +
      oval(860, 900, 330, 46, inks.near) +
      ball(800, 640, 270, face, patch),
    paper(inks.ground) +
      times(15, (at) =>
        line(
          `M${at * 120 - 40} 0L${at * 120 - 40 + (at - 7) * 26} ${tall}M0 ${at * 76}Q800 ${at * 76 + 90} ${wide} ${at * 76}`,
          inks.far,
          9,
        ),
      ) +
      ring(800, 520, 330, inks.tone, 26) +
      ball(800, 520, 240, face, patch),
    sky(scene, 760) +
      rect(0, 780, wide, 320, inks.far) +
      times(11, (at) => line(`M${390 + at * 84} 254V780M344 ${300 + at * 46}H1256`, inks.far, 5)) +
      line('M330 800V240H1270V800', inks.spot, 28) +
      ball(1010, 420, 110, face, patch) +
      keeper,
  ]);
};

const lanes: Composition = (scene) => {
  const { inks, take } = scene;
  const runner =
    line(
      'M0 -150L-14 0M-6 -130L90 -70L150 -130M-6 -130L-90 -80L-130 0M-14 0L80 60L40 190M-14 0L-60 120L-190 140',
      inks.body,
      42,
    ) + disc(34, -226, 46, inks.spot);
  const perspective =
    times(8, (at) =>
      poly(
        [800 + (at - 4) * 44, 380, 800 + (at - 3) * 44, 380, 800 + (at - 3) * 340, 1100, 800 + (at - 4) * 340, 1100],
        at % 2 ? inks.far : inks.tone,
      ),
    ) + times(9, (at) => line(`M${800 + (at - 4) * 44} 380L${800 + (at - 4) * 340} 1100`, inks.body, 7));
  const oval2 = times(6, (at) =>
    loop(
      180 + at * 44,
      150 + at * 44,
      1240 - at * 88,
      766 - at * 88,
      at === 2 ? inks.spot : layer(inks, 0.3 + at * 0.1),
      30,
    ),
  );
  return staged(take, [
    sky(scene, 380) + disc(800, 330, 210, inks.spot) + rect(0, 380, wide, tall, layer(inks, 0.5)) + perspective,
    sky(scene, 820) +
      times(5, (at) => line(`M${110 + at * 40} ${330 + at * 100}h${330 - at * 30}`, inks.tone, 20)) +
      rect(0, 820, wide, 300, inks.far) +
      times(4, (at) => rect(0, 850 + at * 60, wide, 9, inks.tone)) +
      oval(820, 850, 300, 26, inks.near) +
      moved(runner, 820, 560, 1.4),
    paper(inks.ground) + oval2 + rect(444, 414, 712, 238, inks.tone, 119),
  ]);
};

export const stadiumPictures: Compositions = [floodlights, pitchAbove, kickoff, lanes];
