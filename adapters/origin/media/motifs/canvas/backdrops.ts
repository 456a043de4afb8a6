import { mix } from './colour.ts';
import { paper } from './scenery.ts';
import { type Scene, tall, wide } from './scene.ts';
import { disc, poly, rect, shape, times } from './shapes.ts';

export type Backdrop = 'plain' | 'disc' | 'table' | 'halves' | 'slope' | 'rays' | 'stripes' | 'arch' | 'card' | 'steps';

const rays = (x: number, y: number, count: number, fill: string): string =>
  times(count, (at) => {
    const [from, to] = [(at / count) * Math.PI * 2, ((at + 0.5) / count) * Math.PI * 2];
    return poly(
      [x, y, x + Math.cos(from) * 1300, y + Math.sin(from) * 1300, x + Math.cos(to) * 1300, y + Math.sin(to) * 1300],
      fill,
    );
  });

export const backdrop = ({ inks }: Scene, kind: Backdrop): string => {
  const { ground, tone, far } = inks;
  const quiet = mix(ground, tone, 0.75);
  const drawings: Readonly<Record<Backdrop, () => string>> = {
    plain: () => '',
    disc: () => disc(800, 520, 430, tone),
    table: () => rect(0, 760, wide, tall, far),
    halves: () => rect(800, 0, 800, tall, tone),
    slope: () => shape(`M0 ${tall}L${wide} 180V${tall}Z`, tone),
    rays: () => rays(800, 540, 18, quiet),
    stripes: () => times(9, (at) => rect(0, at * 133, wide, 62, quiet)),
    arch: () => shape(`M440 ${tall}V480A360 360 0 0 1 1160 480V${tall}Z`, tone),
    card: () => rect(330, 110, 940, 847, tone, 28),
    steps: () => times(4, (at) => rect(0, 620 + at * 120, wide, tall, mix(tone, far, at / 3))),
  };
  return paper(ground) + drawings[kind]();
};
