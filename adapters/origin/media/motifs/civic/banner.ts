import { line, moved, shape } from '../canvas/shapes.ts';

export const banner = (x: number, y: number, pole: string, cloth: string): string =>
  moved(line('M0 0V-150', pole, 8) + shape('M4 -150C40 -180 70 -120 120 -146V-82C70 -60 40 -116 4 -88Z', cloth), x, y);
