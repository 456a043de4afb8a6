import { backdrop } from '../canvas/backdrops.ts';
import { lightness, mix } from '../canvas/colour.ts';
import { type Composition, type Compositions, paleAndDeep, sheetOf, staged, tall, wide } from '../canvas/scene.ts';
import { cloud, layer, orb, paper, ridge, sky } from '../canvas/scenery.ts';
import { dashed, disc, line, moved, oval, poly, rect, shape, times } from '../canvas/shapes.ts';

const envelope = (width: number, front: string, flap: string, edge: string): string => {
  const [w, h] = [width / 2, width * 0.32];
  return (
    rect(-w, -h, w * 2, h * 2, front, 12) +
    line(`M${-w + 8} ${h - 8}L${-w * 0.2} 0M${w - 8} ${h - 8}L${w * 0.2} 0`, edge, width * 0.014) +
    poly([-w, -h + 4, w, -h + 4, 0, h * 0.34], flap)
  );
};

const sealed: Composition = (scene) => {
  const { inks, take } = scene;
  const letter = (width: number, seal: string): string =>
    envelope(width, inks.body, inks.shade, inks.shade) +
    disc(0, width * 0.1, width * 0.075, seal) +
    disc(0, width * 0.1, width * 0.042, mix(seal, inks.body, 0.4));
  return staged(take, [
    backdrop(scene, 'disc') + moved(letter(820, inks.spot), 800, 533, 1, -6),
    paper(inks.ground) +
      times(15, (at) =>
        moved(
          at === 7
            ? envelope(
                300,
                inks.spot,
                mix(inks.spot, inks.near === inks.spot ? inks.ground : inks.near, 0.3),
                inks.ground,
              )
            : envelope(300, inks.body, inks.shade, inks.shade),
          130 + (at % 5) * 335,
          190 + Math.floor(at / 5) * 343,
          1,
          ((at * 37) % 30) - 15,
        ),
      ),
    backdrop(scene, 'slope') + moved(letter(1250, inks.spot), 800, 560, 1, 12),
    backdrop(scene, 'table') +
      times(5, (at) =>
        moved(
          rect(-330, -24, 660, 44, at === 3 ? inks.spot : at % 2 ? inks.shade : inks.body, 6),
          800 + ((at * 29) % 40) - 20,
          830 - at * 50,
          1,
          ((at * 13) % 7) - 3,
        ),
      ) +
      moved(letter(560, inks.spot), 800, 400, 1, -9),
  ]);
};

const opened: Composition = (scene) => {
  const { inks, take } = scene;
  const page = (lines: number): string =>
    rect(-250, -420, 500, 620, sheetOf(inks), 6) +
    times(lines, (at) =>
      rect(
        -190,
        -350 + at * 62,
        at === lines - 1 ? 190 : 380 - ((at * 53) % 80),
        14,
        mix(sheetOf(inks), paleAndDeep(inks)[1], 0.6),
      ),
    );
  const pocket =
    poly([-330, -60, 0, 160, 330, -60, 330, 330, -330, 330], inks.body) +
    poly([-330, 330, 0, 110, 330, 330], mix(inks.body, inks.shade, 0.5));
  const back = poly([-330, -60, 0, -310, 330, -60, 330, 300, -330, 300], inks.shade);
  const heart = shape(
    'M0 90C-140 -10 -120 -120 -54 -120C-18 -120 0 -90 0 -70C0 -90 18 -120 54 -120C120 -120 140 -10 0 90Z',
    lightness(inks.spot) > 0.6 ? paleAndDeep(inks)[1] : inks.spot,
  );
  return staged(take, [
    backdrop(scene, 'arch') + moved(back + moved(page(6), 0, 20) + pocket, 800, 620, 1.1),
    backdrop(scene, 'rays') + moved(back + moved(page(0) + moved(heart, 0, -220, 1.2), 0, 20) + pocket, 800, 600, 1.15),
    backdrop(scene, 'halves') +
      moved(
        back +
          times(7, (at) =>
            moved(
              oval(0, 0, 60, 40, at % 2 ? inks.spot : inks.tone),
              -200 + at * 66,
              -260 - ((at * 83) % 200),
              1,
              at * 40,
            ),
          ) +
          pocket,
        800,
        660,
        1,
      ),
    backdrop(scene, 'card') + moved(page(8) + rect(-190, 110, 160, 10, inks.spot), 800, 640, 1.25, -4),
  ]);
};

const delivery: Composition = (scene) => {
  const { inks, chance, take } = scene;
  const plane = (x: number, y: number, size: number, fill = inks.body): string =>
    moved(
      poly([-300, -40, 330, -190, 20, 130], fill) +
        poly([-300, -40, 330, -190, -80, 40], mix(fill, inks.shade, 0.5)) +
        poly([-80, 40, 330, -190, -60, 190], inks.shade),
      x,
      y,
      size,
    );
  const postbox =
    rect(-14, 200, 28, 420, inks.shade) +
    shape('M-190 200V-30A120 120 0 0 1 -70 -150H210A120 120 0 0 1 330 -30V200Z', inks.spot) +
    shape(
      'M-190 200V-30A120 120 0 0 1 50 -30V200Z',
      mix(inks.spot, inks.near === inks.spot ? inks.ground : inks.near, 0.28),
    ) +
    rect(-130, -10, 120, 20, inks.near) +
    rect(240, -240, 20, 180, inks.body) +
    rect(240, -240, 100, 60, inks.body);
  const pigeon =
    shape(
      'M-230 20C-150 -60 -60 -90 20 -60C60 -120 130 -130 160 -90L200 -70L164 -56C150 20 80 80 -20 76L-110 120L-80 60Z',
      inks.body,
    ) +
    shape('M-60 -40C-80 -180 20 -280 140 -300C130 -180 90 -80 30 -30Z', inks.shade) +
    moved(envelope(150, inks.spot, inks.shade, inks.shade), 240, -20, 1, 20);
  return staged(take, [
    sky(scene) +
      cloud(430, 420, 300, inks.tone) +
      cloud(1180, 820, 340, inks.tone) +
      dashed('M200 880C420 960 520 700 420 640S240 720 420 800S640 760 690 640', inks.spot, 12, 34, 30) +
      plane(860, 470, 1.15),
    sky(scene, 830) +
      orb(scene, 1050, 320, 110) +
      ridge(chance, 800, 120, 3, inks.far) +
      rect(0, 880, wide, tall, layer(inks, 0.5)) +
      moved(postbox, 740, 440, 1),
    sky(scene) + orb(scene, 640, 330, 150) + cloud(1050, 860, 380, inks.tone) + moved(pigeon, 770, 560, 1.5),
    paper(inks.ground) +
      times(7, (at) =>
        plane(
          260 + (at % 3) * 520 + (at > 2 && at < 6 ? -130 : 0),
          230 + Math.floor(at / 3) * 340,
          at === 4 ? 0.66 : 0.42,
          at === 4 ? inks.spot : inks.body,
        ),
      ),
  ]);
};

export const letterPictures: Compositions = [sealed, opened, delivery];
