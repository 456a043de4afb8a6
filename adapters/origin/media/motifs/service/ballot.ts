import { backdrop } from '../canvas/backdrops.ts';
import { lightness, mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, type Inks, paleAndDeep, sheetOf, staged, wide } from '../canvas/scene.ts';
import { layer, paper, person, sky } from '../canvas/scenery.ts';
import { line, moved, poly, rect, ring, times } from '../canvas/shapes.ts';

const box = (x: number, y: number, size: number, front: string, side: string, lid: string, slot: string): string =>
  moved(
    poly([-300, -120, -220, -200, 380, -200, 300, -120], lid) +
      poly([300, -120, 380, -200, 380, 280, 300, 360], side) +
      rect(-300, -120, 600, 480, front) +
      poly([-120, -150, -96, -174, 200, -174, 176, -150], slot),
    x,
    y,
    size,
  );

const ballotSheet = (inks: Inks, marked: number): string => {
  const [, deep] = paleAndDeep(inks);
  return (
    rect(-170, -240, 340, 480, sheetOf(inks), 8) +
    times(
      4,
      (at) =>
        ring(-105, -160 + at * 106, 32, deep, 10) +
        rect(-45, -182 + at * 106, 170 - (at % 2) * 50, 16, mix(deep, sheetOf(inks), 0.35)) +
        rect(-45, -152 + at * 106, 110, 16, mix(deep, sheetOf(inks), 0.35)),
    ) +
    line(
      `M-122 ${-162 + marked * 106}L-108 ${-146 + marked * 106}L-78 ${-190 + marked * 106}`,
      lightness(inks.spot) > 0.6 ? deep : inks.spot,
      18,
    )
  );
};

const ballotBox: Composition = (scene) => {
  const { inks, take } = scene;
  const paperOf = (x: number, y: number, turn: number, fill: string): string =>
    moved(
      rect(-110, -150, 220, 300, fill, 6) + times(3, (at) => rect(-70, -100 + at * 60, 140 - at * 20, 14, inks.shade)),
      x,
      y,
      1,
      turn,
    );
  const sheet = inks.spot;
  return staged(take, [
    backdrop(scene, 'disc') +
      paperOf(830, 300, 6, sheet) +
      box(780, 620, 1, inks.body, inks.shade, mix(inks.body, inks.shade, 0.5), inks.detail),
    backdrop(scene, 'table') +
      times(9, (at) =>
        paperOf(360 + at * 112, 190 + ((at * 139) % 340), ((at * 47) % 80) - 40, at === 4 ? inks.spot : inks.tone),
      ) +
      box(790, 740, 0.8, inks.body, inks.shade, mix(inks.body, inks.shade, 0.5), inks.detail),
    backdrop(scene, 'halves') +
      moved(ballotSheet(inks, 1), 490, 400, 0.62, -5) +
      moved(ballotSheet(inks, 2), 1080, 400, 0.62, 6) +
      box(480, 660, 0.72, inks.body, inks.shade, mix(inks.body, inks.shade, 0.5), inks.detail) +
      box(
        1080,
        660,
        0.72,
        inks.spot,
        mix(inks.spot, inks.shade, 0.6),
        mix(inks.spot, inks.shade, 0.3),
        inks.near === inks.spot ? inks.ground : inks.near,
      ),
    backdrop(scene, 'plain') +
      line('M700 -60L760 250', inks.body, 130) +
      rect(690, 190, 170, 80, inks.shade, 20) +
      paperOf(830, 430, 8, inks.spot) +
      box(780, 930, 1.5, inks.body, inks.shade, mix(inks.body, inks.shade, 0.5), inks.detail),
  ]);
};

const sheets: Composition = (scene) => {
  const { inks, take } = scene;
  const shadowed = (drawing: string): string =>
    moved(rect(-170, -240, 340, 480, mix(inks.ground, inks.near, 0.45), 8), 22, 22) + drawing;
  const pencil = moved(
    rect(-26, -420, 52, 400, lightness(inks.spot) > 0.6 ? paleAndDeep(inks)[1] : inks.spot) +
      poly([-26, -20, 26, -20, 0, 60], inks.shade),
    0,
    0,
    1,
    32,
  );
  return staged(take, [
    backdrop(scene, 'table') + moved(shadowed(ballotSheet(inks, 1)), 760, 540, 1.55, -7) + moved(pencil, 705, 448, 1.2),
    backdrop(scene, 'plain') +
      times(12, (at) =>
        moved(
          shadowed(ballotSheet(inks, at % 4)),
          180 + (at % 4) * 420,
          110 + Math.floor(at / 4) * 430,
          0.72,
          ((at * 31) % 16) - 8,
        ),
      ),
    backdrop(scene, 'slope') +
      moved(shadowed(ballotSheet(inks, 2)), 640, 560, 1.2, -14) +
      moved(shadowed(ballotSheet(inks, 0)), 980, 520, 1.2, 10),
    backdrop(scene, 'disc') + ring(800, 533, 300, inks.body, 60) + line('M640 540L770 680L1060 250', inks.spot, 84),
  ]);
};

const booth: Composition = (scene) => {
  const { inks, take } = scene;
  const curtain = (x: number, w: number): string =>
    times(5, (at) =>
      rect(x + (at * w) / 5, 230, w / 5 + 1, 560, at % 2 ? inks.spot : mix(inks.spot, inks.shade, 0.35)),
    );
  const stall = (x: number, voter: boolean): string =>
    rect(x - 200, 170, 400, 60, inks.body) +
    rect(x - 200, 170, 26, 760, inks.body) +
    rect(x + 174, 170, 26, 760, inks.body) +
    (voter ? rect(x - 34, 780, 26, 150, inks.body) + rect(x + 8, 780, 26, 150, inks.body) : '') +
    curtain(x - 174, 348);
  return staged(take, [
    paper(inks.ground) + rect(0, 900, wide, 200, inks.far) + stall(340, false) + stall(800, true) + stall(1260, false),
    backdrop(scene, 'plain') + rect(0, 900, wide, 200, inks.far) + moved(stall(0, true), 800, 20, 1.1),
    sky(scene, 860) +
      rect(0, 860, wide, 240, inks.far) +
      times(6, (at) => person(420 + at * 108, 900 + (at % 2) * 20, 290, layer(inks, 0.5 + (at % 3) * 0.2))) +
      rect(1080, 320, 260, 560, inks.body) +
      rect(1110, 350, 200, 530, inks.spot) +
      poly([1050, 326, 1210, 220, 1370, 326], inks.body),
    paper(inks.ground) +
      times(3, (row) =>
        times(7, (at) =>
          moved(
            ring(0, 0, 70, inks.body, 18) + (row === 1 && at === 3 ? line('M-40 0L-8 34L70 -70', inks.spot, 30) : ''),
            170 + at * 210,
            210 + row * 320,
          ),
        ),
      ),
  ]);
};

export const ballotPictures: Compositions = [ballotBox, sheets, booth];
