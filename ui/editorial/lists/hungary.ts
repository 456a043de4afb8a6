import type { Hike } from '#core/editorial/lists/hiking.ts';

/** SVG units. */
export const mapSize = { width: 720, height: 430 } as const;

const [west, north] = [16.0, 48.62];
/** Units per degree: a degree of latitude is taller by 1 / cos 47°. */
const [perEast, perNorth] = [102, 150];

type Degrees = readonly [longitude: number, latitude: number];

const place = ([longitude, latitude]: Degrees): readonly [number, number] => [
  Math.round((longitude - west) * perEast),
  Math.round((north - latitude) * perNorth),
];

const line = (points: readonly Degrees[]): string => `M${points.map((point) => place(point).join(' ')).join('L')}`;

export const mapPoint = ({
  longitude,
  latitude,
}: Pick<Hike, 'longitude' | 'latitude'>): { readonly x: number; readonly y: number } => {
  const [x, y] = place([longitude, latitude]);
  return { x, y };
};

const border: readonly Degrees[] = [
  [16.11, 46.87],
  [16.3, 47.0],
  [16.5, 47.06],
  [16.43, 47.35],
  [16.7, 47.52],
  [16.42, 47.66],
  [16.55, 47.76],
  [17.05, 47.71],
  [17.16, 48.01],
  [17.35, 47.98],
  [17.8, 47.75],
  [18.5, 47.77],
  [18.85, 47.82],
  [18.75, 47.9],
  [18.77, 48.0],
  [19.0, 48.07],
  [19.5, 48.1],
  [19.9, 48.13],
  [20.15, 48.28],
  [20.4, 48.33],
  [20.6, 48.54],
  [21.15, 48.52],
  [21.5, 48.57],
  [21.8, 48.35],
  [22.15, 48.41],
  [22.4, 48.24],
  [22.88, 48.03],
  [22.75, 47.83],
  [22.3, 47.73],
  [22.0, 47.38],
  [21.6, 47.0],
  [21.35, 46.62],
  [21.2, 46.4],
  [20.75, 46.25],
  [20.26, 46.12],
  [19.7, 46.17],
  [19.2, 45.99],
  [18.88, 45.92],
  [18.65, 45.88],
  [18.3, 45.75],
  [17.85, 45.78],
  [17.4, 45.93],
  [17.1, 46.2],
  [16.85, 46.38],
  [16.52, 46.5],
  [16.35, 46.64],
];

const danube: readonly Degrees[] = [
  [17.16, 48.01],
  [17.7, 47.78],
  [18.3, 47.74],
  [18.75, 47.8],
  [18.95, 47.82],
  [19.08, 47.68],
  [19.05, 47.45],
  [18.93, 47.2],
  [18.92, 46.9],
  [18.97, 46.6],
  [18.85, 46.3],
  [18.88, 45.92],
];
const tisza: readonly Degrees[] = [
  [22.88, 48.03],
  [22.4, 48.22],
  [22.15, 48.38],
  [21.7, 48.25],
  [21.4, 48.13],
  [20.95, 47.95],
  [20.6, 47.6],
  [20.2, 47.3],
  [20.17, 46.9],
  [20.15, 46.5],
  [20.15, 46.25],
  [20.2, 46.14],
];
const balaton: readonly Degrees[] = [
  [17.26, 46.72],
  [17.5, 46.8],
  [17.8, 46.92],
  [18.05, 47.03],
  [18.17, 47.02],
  [18.1, 46.93],
  [17.8, 46.8],
  [17.45, 46.68],
];

export const outline = `${line(border)}Z`;

export const rivers: readonly string[] = [line(danube), line(tisza)];

export const lake = `${line(balaton)}Z`;
