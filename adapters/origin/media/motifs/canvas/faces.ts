import type { Chance } from './seeded-chance.ts';
import { disc, line, oval, pierced, poly, rect, ring, shape } from './shapes.ts';

export type Complexion = {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly clothes: string;
  readonly trim: string;
  readonly mark: string;
};

type Way = 'woman' | 'man';

const hairBehind = (kind: number, hair: string): string =>
  [
    '',
    rect(-196, -190, 392, 470, hair, 190),
    shape('M-178 -60C-205 -310 205 -310 178 -60C215 160 240 260 170 330H-170C-240 260 -215 160 -178 -60Z', hair),
    disc(0, -272, 88, hair),
    oval(0, -60, 218, 226, hair),
    rect(-186, -150, 372, 300, hair, 120),
  ][kind] ?? '';

const hairBefore = (kind: number, hair: string): string =>
  [
    shape('M-164 -70C-190 -300 190 -300 164 -70C150 -150 90 -182 0 -182S-150 -150 -164 -70Z', hair),
    shape('M-168 -30C-210 -300 210 -310 168 -30C150 -120 60 -150 -20 -190C-60 -140 -140 -110 -168 -30Z', hair),
    shape('M-168 20C-200 -300 200 -300 168 20C160 -60 140 -100 110 -110H-110C-140 -100 -160 -60 -168 20Z', hair),
    shape('M-166 -40C-200 -290 180 -330 190 -120C150 -150 70 -150 10 -196C-60 -130 -130 -130 -166 -40Z', hair),
    shape(
      'M-166 -50C-166 -120 -150 -170 -120 -190C-140 -110 -150 -90 -156 -20ZM166 -50C166 -120 150 -170 120 -190C140 -110 150 -90 156 -20Z',
      hair,
    ),
    shape('M-170 0C-210 -310 210 -310 170 0C165 -110 60 -170 0 -178C-60 -170 -165 -110 -170 0Z', hair),
    disc(-120, -150, 74, hair) +
      disc(-40, -214, 82, hair) +
      disc(58, -210, 80, hair) +
      disc(132, -140, 70, hair) +
      disc(-158, -70, 44, hair) +
      disc(162, -64, 44, hair),
  ][kind] ?? '';

const beard = (kind: number, hair: string): string =>
  [
    '',
    pierced(
      'M-158 10C-150 150 -80 226 0 226S150 150 158 10C140 70 110 84 70 80C30 66 -30 66 -70 80C-110 84 -140 70 -158 10ZM-44 116H44C30 142 -30 142 -44 116Z',
      hair,
    ),
    shape('M-70 92C-40 62 -14 66 0 76C14 66 40 62 70 92C40 100 14 96 0 90C-14 96 -40 100 -70 92Z', hair),
  ][kind] ?? '';

const glasses = (kind: number, mark: string): string =>
  [
    '',
    ring(-70, -22, 52, mark, 11) +
      ring(70, -22, 52, mark, 11) +
      line('M-18 -28Q0 -40 18 -28M-122 -30H-160M122 -30H160', mark, 10),
    line(
      'M-128 -58H-18L-28 8Q-32 22 -50 22H-96Q-116 22 -120 4ZM128 -58H18L28 8Q32 22 50 22H96Q116 22 120 4ZM-18 -44H18M-128 -50H-160M128 -50H160',
      mark,
      11,
    ),
  ][kind] ?? '';

const collar = (kind: number, { clothes, trim, skin }: Complexion): string =>
  [
    poly([-90, 236, 0, 400, 90, 236, 130, 262, 20, 560, -20, 560, -130, 262], trim) +
      shape('M-84 232L0 372L84 232Z', skin),
    shape('M-112 250Q0 400 112 250L84 226Q0 320 -84 226Z', trim) + shape('M-86 224Q0 330 86 224Z', skin),
    rect(-96, 190, 192, 160, trim, 40),
    shape('M-90 236L0 350L90 236L120 250L60 420L0 356L-60 420L-120 250Z', trim) +
      shape('M-84 230L0 338L84 230Z', skin) +
      line('M0 380V640', trim, 6),
    shape('M-84 232L0 350L84 232Z', trim) +
      poly([-24, 340, 24, 340, 44, 600, -44, 600], clothes === trim ? skin : trim) +
      shape('M-84 228L0 330L84 228Z', skin),
  ][kind] ?? '';

export const bust = (chance: Chance, way: Way, colours: Complexion): string => {
  const { skin, shade, hair, clothes, mark } = colours;
  const width = chance.pick([146, 154, 160]);
  const chin = chance.pick([196, 210, 224]);
  const face = `M${-width} -80C${-width} -230 ${width} -230 ${width} -80V40C${width} ${chin * 0.7} ${width * 0.55} ${chin} 0 ${chin}S${-width} ${chin * 0.7} ${-width} 40Z`;
  const behind = way === 'woman' ? chance.pick([1, 2, 3, 4, 5]) : 0;
  const before = way === 'woman' ? chance.pick([1, 2, 3, 5, 5]) : chance.pick([0, 0, 3, 4, 6]);
  const brow = line('M-104 -84Q-70 -102 -38 -86M38 -86Q70 -102 104 -84', hair === skin ? mark : hair, 13);
  const eyes = disc(-70, -24, 13, mark) + disc(70, -24, 13, mark);
  const mouth = chance.pick([
    line('M-40 124Q0 152 40 124', mark, 10),
    line('M-34 130H34', mark, 10),
    line('M-44 122Q10 150 44 116', mark, 10),
  ]);
  const nose = line('M4 -20L22 56Q12 72 -10 66', shade, 11);
  const shoulders = shape(`M-360 700C-360 420 -300 320 -110 280H110C300 320 360 420 360 700Z`, clothes);
  const jewels = way === 'woman' && chance.yes(0.5) ? disc(-width, 74, 16, mark) + disc(width, 74, 16, mark) : '';
  const side = shape(
    `M0 -196C${width * 0.8} -194 ${width} -140 ${width} -80V40C${width} ${chin * 0.7} ${width * 0.55} ${chin} 0 ${chin}C${width * 0.5} ${chin * 0.5} ${width * 0.2} -60 0 -196Z`,
    shade,
  );
  return (
    hairBehind(behind, hair) +
    shoulders +
    rect(-78, 120, 156, 200, shade, 40) +
    shape('M-78 250Q0 350 78 250Z', skin) +
    collar(chance.whole(0, 4), colours) +
    disc(-width, -4, 30, skin) +
    disc(width, -4, 30, shade) +
    shape(face, skin) +
    side +
    eyes +
    brow +
    nose +
    mouth +
    (way === 'man' ? beard(chance.pick([0, 0, 1, 2]), hair) : '') +
    hairBefore(before, hair) +
    glasses(chance.pick([0, 0, 1, 2]), mark) +
    jewels
  );
};

const profileOutline =
  'M-330 620C-320 450 -240 380 -150 350C-120 300 -130 240 -170 180C-260 60 -270 -120 -150 -230C-40 -320 130 -310 190 -200C212 -158 206 -120 202 -96C198 -76 206 -62 216 -44L258 34C264 48 256 58 238 62L222 66C220 84 232 92 236 104C238 114 232 120 222 122C232 130 234 140 226 150C216 162 218 176 220 194C222 228 196 246 150 240C120 236 100 240 94 262C86 300 96 340 130 360C240 400 320 470 330 620Z';

export const profile = (fill: string): string => shape(profileOutline, fill);
