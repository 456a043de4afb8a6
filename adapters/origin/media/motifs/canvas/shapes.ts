const tidy = (value: number): string => String(Math.round(value * 10) / 10);
const tidied = (text: string): string => text.replace(/-?\d+\.\d+/g, (digits) => tidy(Number(digits)));

/** The same drawing `count` times, each told its place. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** A rectangle from its upper left corner, with corners rounded by `round`. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}"${round > 0 ? ` rx="${tidy(round)}"` : ''} fill="${fill}"/>`;

/** A disc. */
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="${fill}"/>`;

/** A circle line. */
export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}"/>`;

/** An ellipse. */
export const oval = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(radiusX)}" ry="${tidy(radiusY)}" fill="${fill}"/>`;

/** A straight-sided shape from x, y, x, y, … */
export const poly = (points: readonly number[], fill: string): string =>
  `<polygon points="${points.map(tidy).join(' ')}" fill="${fill}"/>`;

/** A filled path. */
export const shape = (d: string, fill: string): string => `<path d="${tidied(d)}" fill="${fill}"/>`;

/** A drawn line. */
export const line = (d: string, colour: string, width: number, cap: 'round' | 'butt' = 'round'): string =>
  `<path d="${tidied(d)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"/>`;

/** A drawn line of dashes. */
export const dashed = (d: string, colour: string, width: number, dash: number, gap: number): string =>
  `<path d="${tidied(d)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}" stroke-linecap="round" stroke-dasharray="${dash} ${gap}"/>`;

/** A filled path whose inner outlines are holes. */
export const pierced = (d: string, fill: string): string =>
  `<path d="${tidied(d)}" fill="${fill}" fill-rule="evenodd"/>`;

/** An ellipse line. */
export const hoop = (x: number, y: number, radiusX: number, radiusY: number, colour: string, width: number): string =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(radiusX)}" ry="${tidy(radiusY)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}"/>`;

/** The line of a rectangle whose short ends are half circles. */
export const loop = (x: number, y: number, width: number, height: number, colour: string, stroke: number): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" rx="${tidy(Math.min(width, height) / 2)}" fill="none" stroke="${colour}" stroke-width="${tidy(stroke)}"/>`;

/** A drawing moved, turned (degrees) and scaled, in that order of reading. */
export const moved = (drawing: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${tidy(x)} ${tidy(y)})${turn === 0 ? '' : ` rotate(${tidy(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${drawing}</g>`;

/** A drawing seen in a mirror that stands upright at x = 0. */
export const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

/** A drawing seen only inside an outline; `id` must be unique in the picture. */
export const within = (id: string, outline: string, drawing: string): string =>
  `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${drawing}</g>`;
