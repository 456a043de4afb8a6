import { backdrop } from '../canvas/backdrops.ts';
import { mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, staged, wide } from '../canvas/scene.ts';
import { layer, paper, person } from '../canvas/scenery.ts';
import { disc, line, mirrored, moved, oval, poly, rect, shape, times } from '../canvas/shapes.ts';

const curtains = (
  inks: { readonly spot: string; readonly near: string; readonly ground: string; readonly shade: string },
  cloth: string,
  open: number,
): string => {
  const fold = mix(cloth, inks.near === cloth ? inks.ground : inks.near, 0.35);
  const side = times(6, (at) =>
    shape(
      `M${at * open * 0.17} -10H${(at + 1) * open * 0.17 + 2}C${(at + 1) * open * 0.16} 500 ${(at + 1) * open * 0.12} 800 ${(at + 1) * open * 0.15} 1100H${at * open * 0.15}C${at * open * 0.12} 800 ${at * open * 0.16} 500 ${at * open * 0.17} -10Z`,
      at % 2 ? fold : cloth,
    ),
  );
  return (
    side +
    moved(mirrored(side), wide, 0) +
    times(8, (at) =>
      shape(`M${at * 200} -10H${at * 200 + 200}Q${at * 200 + 100} 230 ${at * 200} -10Z`, at % 2 ? cloth : fold),
    ) +
    rect(0, 0, wide, 46, fold)
  );
};

const microphone = (
  inks: { readonly body: string; readonly shade: string; readonly spot: string; readonly detail: string },
  x: number,
  y: number,
  size: number,
): string =>
  moved(
    rect(-10, 60, 20, 520, inks.body) +
      oval(0, 590, 150, 24, inks.body) +
      rect(-70, -170, 140, 240, inks.body, 70) +
      times(4, (at) => rect(-70, -110 + at * 36, 140, 12, inks.shade)) +
      rect(-82, 6, 164, 26, inks.spot, 8),
    x,
    y,
    size,
  );

const spotlight: Composition = (scene) => {
  const { inks, take } = scene;
  const cloth = mix(inks.near === inks.ground ? inks.mid : inks.far, inks.mid, 0.4);
  const beam = staged(take, [
    poly([740, -20, 860, -20, 1150, 930, 450, 930], inks.tone),
    poly([300, -20, 380, -20, 1000, 930, 520, 930], inks.tone) +
      poly([1220, -20, 1300, -20, 1080, 930, 600, 930], mix(inks.tone, inks.far, 0.5)),
    poly([780, -20, 820, -20, 1000, 930, 600, 930], inks.tone),
  ]);
  return (
    paper(inks.ground) +
    beam +
    rect(0, 900, wide, 200, inks.near === inks.ground ? inks.far : inks.near) +
    oval(800, 930, staged(take, [350, 300, 200]), 46, inks.spot) +
    staged(take, [
      microphone({ ...inks, spot: inks.spot }, 800, 420, 0.85),
      person(800, 930, 470, inks.body),
      rect(720, 770, 160, 26, inks.body, 8) +
        line('M740 790L720 930M860 790L880 930M740 770V610H860V770', inks.body, 20),
    ]) +
    curtains(inks, cloth, staged(take, [560, 420, 760]))
  );
};

const band: Composition = ({ inks, take }) => {
  const beams = times(staged(take, [5, 7, 4]), (at) => {
    const count = staged(take, [5, 7, 4]);
    const x = 800 + (at - (count - 1) / 2) * (1200 / count);
    return (
      poly(
        [x - 16, -20, x + 16, -20, 800 + (x - 800) * 0.2 + 190, 900, 800 + (x - 800) * 0.2 - 190, 900],
        at % 2 ? inks.tone : mix(inks.tone, inks.far, 0.55),
      ) + rect(x - 36, -10, 72, 70, inks.body, 12)
    );
  });
  const guitarist =
    disc(0, -330, 52, inks.body) +
    shape('M-74 0L-60 -220Q-50 -270 0 -270T60 -220L80 0L110 230H40L0 40L-40 230H-110Z', inks.body) +
    moved(
      disc(-60, 0, 74, inks.spot) +
        disc(30, 0, 56, inks.spot) +
        rect(60, -14, 240, 28, inks.spot) +
        rect(290, -24, 60, 48, inks.spot, 8),
      -10,
      -90,
      1,
      -22,
    );
  const drums =
    disc(0, 90, 130, inks.body) +
    disc(0, 90, 92, inks.spot) +
    rect(-210, -40, 120, 90, inks.body, 12) +
    rect(90, -40, 120, 90, inks.body, 12) +
    oval(-230, -150, 110, 16, inks.body) +
    oval(230, -150, 110, 16, inks.body) +
    line('M-230 -150V220M230 -150V220', inks.body, 10) +
    disc(0, -190, 48, inks.body) +
    rect(-60, -140, 120, 160, inks.body, 40);
  const heads = times(
    12,
    (at) =>
      disc(40 + at * 140, 1010 + (at % 2) * 26, 66, inks.near === inks.ground ? inks.far : inks.near) +
      (at % 3 === 1
        ? line(`M${70 + at * 140} 1020L${96 + at * 140} 880`, inks.near === inks.ground ? inks.far : inks.near, 34)
        : ''),
  );
  const players = staged(take, [
    moved(guitarist, 800, 660, 1.1),
    moved(guitarist, 520, 670, 0.85) + moved(drums, 840, 690, 0.8) + moved(mirrored(guitarist), 1140, 670, 0.85),
    moved(drums, 800, 640, 1.25),
  ]);
  return (
    paper(inks.ground) +
    beams +
    rect(0, 900, wide, 200, layer(inks, 0.3)) +
    oval(800, 906, 620, 40, inks.tone) +
    players +
    heads
  );
};

const theatre: Composition = (scene) => {
  const { inks, take } = scene;
  const mask = (x: number, y: number, size: number, turn: number, happy: boolean, face: string, hole: string): string =>
    moved(
      shape('M-230 -240Q0 -300 230 -240C250 60 170 280 0 320C-170 280 -250 60 -230 -240Z', face) +
        shape('M0 -268Q120 -268 230 -240C250 60 170 280 0 320Z', mix(face, hole, 0.16)) +
        (happy
          ? shape('M-150 -80Q-100 -140 -40 -80Q-100 -100 -150 -80ZM40 -80Q100 -140 150 -80Q100 -100 40 -80Z', hole) +
            shape('M-130 90Q0 130 130 90Q100 240 0 240T-130 90Z', hole)
          : shape('M-150 -100Q-90 -40 -40 -100Q-100 -20 -150 -100ZM40 -100Q100 -20 150 -100Q90 -40 40 -100Z', hole) +
            shape('M-110 200Q0 60 110 200Q0 150 -110 200Z', hole)),
      x,
      y,
      size,
      turn,
    );
  const [pale, deep] = paleAndDeep(inks);
  const loud = inks.spot === pale ? inks.shade : inks.spot;
  const seats = times(5, (row) =>
    times(9 + row, (at) =>
      shape(
        `M${800 + (at - (8 + row) / 2) * (96 + row * 22) - 38 - row * 8} ${1110}V${560 + row * 104}a${38 + row * 8} ${40 + row * 6} 0 0 1 ${76 + row * 16} 0V1110Z`,
        row === 2 && at === 5 ? inks.spot : layer(inks, 0.15 + row * 0.2),
      ),
    ),
  );
  return staged(take, [
    backdrop(scene, 'halves') +
      mask(620, 500, 1.05, -8, true, pale, deep) +
      mask(1010, 590, 1.05, 10, false, loud, deep === loud ? pale : deep),
    paper(inks.ground) +
      rect(380, 120, 840, 340, inks.tone) +
      poly([700, 120, 900, 120, 1020, 460, 580, 460], inks.spot) +
      person(800, 452, 220, inks.spot === deep ? pale : deep) +
      rect(330, 90, 940, 40, inks.body) +
      rect(330, 450, 940, 40, inks.body) +
      seats,
    backdrop(scene, 'rays') + mask(800, 520, 1.35, 0, true, pale, deep),
  ]);
};

const performers: Composition = (scene) => {
  const { inks, take } = scene;
  const [pale, deep] = paleAndDeep(inks);
  const keys =
    times(10, (at) =>
      rect(at * 160 + 4, 330, 152, 620, at === 5 ? (inks.spot === pale ? inks.shade : inks.spot) : pale, 14),
    ) + times(9, (at) => (at % 7 === 2 || at % 7 === 6 ? '' : rect(at * 160 + 112, 330, 96, 360, deep, 8)));
  const dancer =
    disc(20, -330, 46, inks.body) +
    line(
      'M20 -290L10 -120M14 -250Q-110 -300 -130 -420M14 -250Q140 -300 120 -430M6 -60L0 330M6 -60L-170 90L-30 150',
      inks.body,
      36,
    ) +
    shape('M10 -150L-260 -10Q0 60 270 -20Z', inks.spot) +
    rect(-18, -250, 60, 140, inks.spot, 20);
  const violin =
    shape(
      'M0 -190C-120 -190 -150 -70 -80 -10C-110 20 -110 50 -80 80C-190 150 -150 330 0 330S190 150 80 80C110 50 110 20 80 -10C150 -70 120 -190 0 -190Z',
      inks.spot,
    ) +
    rect(-20, -470, 40, 480, inks.body) +
    shape('M-34 -470H34Q50 -560 0 -570T-34 -470Z', inks.body) +
    rect(-50, 120, 100, 20, inks.body) +
    poly([-30, 160, 30, 160, 16, 310, -16, 310], inks.body) +
    line('M-70 40q-30 40 -4 80M70 40q30 40 4 80', inks.body, 12);
  const bow = line('M-260 300L260 -340', inks.body, 14) + line('M-236 304L270 -318', inks.shade, 6);
  return staged(take, [
    paper(inks.ground) +
      rect(0, 250, wide, 90, deep === inks.ground ? inks.shade : deep) +
      rect(0, 340, wide, 640, deep) +
      keys,
    backdrop(scene, 'disc') + rect(0, 940, wide, 200, inks.far) + moved(dancer, 800, 570, 1.1),
    backdrop(scene, 'slope') + moved(violin, 760, 560, 1.05, 24) + moved(bow, 1000, 560, 1.1, -14),
  ]);
};

export const stagePictures: Compositions = [spotlight, band, theatre, performers];
