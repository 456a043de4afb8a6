const tidy = (value: number): string => String(Math.round(value * 10) / 10);
const tidied = (text: string): string => text.replace(/-?\d+\.\d+/g, (digits) => tidy(Number(digits)));

export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}"${round > 0 ? ` rx="${tidy(round)}"` : ''} fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}"/>`;

export const oval = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(radiusX)}" ry="${tidy(radiusY)}" fill="${fill}"/>`;

export const poly = (points: readonly number[], fill: string): string =>
  `<polygon points="${points.map(tidy).join(' ')}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${tidied(d)}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width: number, cap: 'round' | 'butt' = 'round'): string =>
  `<path d="${tidied(d)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"/>`;

export const dashed = (d: string, colour: string, width: number, dash: number, gap: number): string =>
  `<path d="${tidied(d)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}" stroke-linecap="round" stroke-dasharray="${dash} ${gap}"/>`;

export const pierced = (d: string, fill: string): string =>
  `<path d="${tidied(d)}" fill="${fill}" fill-rule="evenodd"/>`;

export const hoop = (x: number, y: number, radiusX: number, radiusY: number, colour: string, width: number): string =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(radiusX)}" ry="${tidy(radiusY)}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}"/>`;

export const loop = (x: number, y: number, width: number, height: number, colour: string, stroke: number): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" rx="${tidy(Math.min(width, height) / 2)}" fill="none" stroke="${colour}" stroke-width="${tidy(stroke)}"/>`;

/** `turn` is in degrees. */
export const moved = (drawing: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${tidy(x)} ${tidy(y)})${turn === 0 ? '' : ` rotate(${tidy(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${drawing}</g>`;

export const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

/** `id` must be unique in the picture. */
export const within = (id: string, outline: string, drawing: string): string =>
  `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${drawing}</g>`;
