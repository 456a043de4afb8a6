import { type Composition, type Compositions, staged, tall, wide } from '../canvas/scene.ts';
import { cloud, layer, orb, paper, person, poplar, ridge, sky } from '../canvas/scenery.ts';
import { disc, line, moved, oval, poly, rect, ring, shape, times } from '../canvas/shapes.ts';

const carriage = (length: number, fill: string, glass: string, stripe: string): string =>
  rect(0, -170, length, 150, fill, 18) +
  times(Math.floor(length / 92), (at) => rect(24 + at * 92, -142, 62, 52, glass, 8)) +
  rect(0, -70, length, 18, stripe) +
  times(2, (at) => disc(90 + at * (length - 180), -14, 26, stripe) + disc(150 + at * (length - 300), -14, 26, stripe));

const passing: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const rail = staged(take, [800, 700, 880]);
  const nose =
    shape('M0 -20V-170H180Q360 -150 420 -20Z', inks.spot) +
    shape('M190 -146Q300 -130 340 -84H190Z', inks.ground) +
    rect(0, -70, 410, 18, inks.body) +
    disc(90, -14, 26, inks.body) +
    disc(280, -14, 26, inks.body);
  const train =
    moved(carriage(560, inks.spot, inks.ground, inks.body), -580, 0) +
    moved(carriage(560, inks.spot, inks.ground, inks.body), -1160, 0) +
    nose;
  const poles =
    times(5, (at) => line(`M${100 + at * 380} ${rail}V${rail - 300}h-90`, inks.body, 10)) +
    line(`M-20 ${rail - 300}H1620`, inks.body, 4);
  return (
    sky(scene, rail) +
    orb(scene, staged(take, [640, 1000, 800]), rail - staged(take, [330, 290, 210]), staged(take, [120, 90, 260])) +
    cloud(1120, 260, 300, inks.tone) +
    ridge(chance, rail - 140, 170, 3, inks.far) +
    ridge(chance, rail - 40, 90, 4, layer(inks, 0.3)) +
    (take === 1 ? times(9, (at) => poplar(70 + at * 190, rail, 240 + (at % 3) * 50, layer(inks, 0.55))) : '') +
    poles +
    moved(train, staged(take, [860, 980, 840]), rail, staged(take, [1, 0.7, 1.25])) +
    rect(0, rail, wide, 22, inks.body) +
    rect(0, rail + 22, wide, tall, layer(inks, 0.6)) +
    times(12, (at) => oval(at * 150 + chance.between(-30, 30), rail + 120 + (at % 3) * 70, 90, 16, layer(inks, 0.85)))
  );
};

const headOn: Composition = (scene) => {
  const { inks, take } = scene;
  const front = staged(take, [
    shape('M-250 330V-120Q-230 -330 0 -340Q230 -330 250 -120V330Z', inks.body) +
      shape('M-190 -60V-140Q-170 -260 0 -266Q170 -260 190 -140V-60Z', inks.shade) +
      rect(-8, -266, 16, 206, inks.body) +
      rect(-250, 30, 500, 70, inks.spot) +
      disc(-150, 180, 44, inks.detail) +
      disc(150, 180, 44, inks.detail) +
      rect(-60, 240, 120, 60, inks.shade, 10),
    rect(-240, -300, 480, 620, inks.body, 50) +
      rect(-190, -230, 170, 180, inks.shade, 14) +
      rect(20, -230, 170, 180, inks.shade, 14) +
      disc(0, -340, 46, inks.spot) +
      poly([-240, 40, 0, 150, 240, 40, 240, 150, 0, 260, -240, 150], inks.spot) +
      disc(-160, 236, 34, inks.detail) +
      disc(160, 236, 34, inks.detail),
    disc(0, -40, 270, inks.body) +
      ring(0, -40, 200, inks.shade, 14) +
      disc(0, -40, 76, inks.spot) +
      rect(-210, 170, 420, 90, inks.body, 10) +
      poly([-250, 250, 250, 250, 330, 390, -330, 390], inks.shade) +
      rect(-50, -420, 100, 130, inks.body) +
      rect(-70, -440, 140, 40, inks.body) +
      disc(-170, 214, 30, inks.spot) +
      disc(170, 214, 30, inks.spot),
  ]);
  const beams = inks.dark
    ? poly([650, 720, 400, 1100, 60, 1100], inks.tone) + poly([950, 720, 1200, 1100, 1540, 1100], inks.tone)
    : '';
  const track =
    poly([620, 860, 980, 860, 1360, 1100, 240, 1100], layer(inks, 0.4)) +
    times(5, (at) => rect(560 - at * 80, 880 + at * 44, 480 + at * 160, 16 + at * 2, inks.near)) +
    line('M640 850L330 1110M960 850L1270 1110', inks.near === inks.body ? inks.shade : inks.body, 18);
  const steam =
    take === 2
      ? times(6, (at) => disc(800 + (at % 2 ? 1 : -1) * (60 + at * 60), 120 + at * 18, 90 + at * 14, inks.tone))
      : disc(800, 420, 420, inks.tone);
  return (
    sky(scene, 860) +
    steam +
    rect(0, 860, wide, 300, inks.far) +
    beams +
    track +
    moved(front, 800, staged(take, [540, 560, 600]), staged(take, [1.1, 1.5, 0.95]))
  );
};

const rails: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const [vx, vy] = staged(take, [
    [800, 470],
    [760, 380],
    [840, 560],
  ]);
  const sleepers = times(13, (at) => {
    const depth = (at / 12) ** 2;
    return rect(
      vx + (800 - vx) * depth - 30 - 500 * depth,
      vy + 14 + (tall - vy) * depth,
      60 + 1000 * depth,
      6 + 34 * depth,
      layer(inks, 0.75),
    );
  });
  const gantries = times(4, (at) => {
    const size = [1, 0.56, 0.32, 0.18][at] ?? 0.1;
    return moved(
      line('M-620 620V-420M620 620V-420M-650 -380H650', inks.body, 26) + line('M0 -380V-300', inks.body, 12),
      vx,
      vy + 30 * size,
      size,
    );
  });
  const signal =
    rect(1090, 250, 110, 270, inks.body, 50) +
    disc(1145, 320, 38, inks.spot) +
    disc(1145, 440, 38, inks.shade) +
    rect(1136, 520, 18, 400, inks.body);
  return (
    sky(scene, vy) +
    orb(scene, vx, vy - staged(take, [60, 0, 150]), staged(take, [190, 280, 120])) +
    ridge(chance, vy - 8, 80, 4, inks.far) +
    rect(0, vy, wide, tall, layer(inks, 0.25)) +
    poly([vx - 30, vy, vx + 30, vy, 1500, 1100, 100, 1100], layer(inks, 0.45)) +
    sleepers +
    line(`M${vx - 14} ${vy}L330 1100M${vx + 14} ${vy}L1270 1100`, inks.body, 22) +
    (take === 2 ? signal : '') +
    (take === 1 ? line(`M${vx - 8} ${vy}L-500 1100M${vx + 8} ${vy}L2100 1100`, inks.body, 12) : '') +
    gantries
  );
};

const platform: Composition = (scene) => {
  const { inks, take } = scene;
  const clock = moved(
    line('M0 -260V-120', inks.body, 18) +
      disc(0, 0, 130, inks.body) +
      disc(0, 0, 104, inks.detail) +
      line('M0 0V-72M0 0L50 30', inks.body, 14) +
      disc(0, 0, 14, inks.spot),
    800,
    300,
    staged(take, [1, 0.8, 1.5]),
  );
  const roof =
    poly([-10, 0, 1610, 0, 1610, 40, 800, 150, -10, 40], inks.near) +
    times(4, (at) => rect(150 + at * 420, 60, 30, 840, layer(inks, 0.5)));
  const window =
    rect(230, 130, 1140, 700, inks.body, 90) +
    rect(270, 170, 1060, 620, inks.ground, 60) +
    poly([270, 620, 600, 470, 850, 560, 1100, 430, 1330, 560, 1330, 790, 270, 790], inks.far) +
    disc(940, 330, 84, inks.spot) +
    rect(270, 700, 1060, 90, layer(inks, 0.5)) +
    rect(792, 170, 16, 620, inks.body) +
    rect(0, 880, wide, 200, inks.shade);
  const coach =
    rect(-100, 420, 1800, 400, inks.spot, 30) +
    times(6, (at) => rect(40 + at * 270, 480, 190, 150, inks.near, 16)) +
    rect(0, 700, wide, 26, inks.near);
  return staged(take, [
    paper(inks.ground) +
      coach +
      rect(0, 860, wide, 260, layer(inks, 0.35)) +
      rect(0, 856, wide, 18, inks.tone) +
      roof +
      clock +
      person(520, 930, 330, inks.body) +
      person(1090, 940, 300, inks.body),
    paper(inks.tone) + window,
    sky(scene, 860) +
      rect(0, 880, wide, 240, layer(inks, 0.5)) +
      clock +
      rect(560, 860, 480, 40, inks.body) +
      rect(600, 780, 400, 30, inks.body, 10) +
      rect(630, 810, 26, 80, inks.body) +
      rect(944, 810, 26, 80, inks.body) +
      rect(690, 690, 130, 92, inks.spot, 14) +
      line('M725 690V660H785V690', inks.spot, 14),
  ]);
};

export const trainPictures: Compositions = [passing, headOn, rails, platform];
