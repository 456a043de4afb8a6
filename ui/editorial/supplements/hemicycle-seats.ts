/** In units of the outer radius. The origin is the middle of the floor; y grows upwards. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly group: number;
}

const innermostOf = (rows: number): number => Math.max(0.38, 1 - (rows - 1) * 0.3);
const fullness = 0.44;

const rowsFor = (seats: number): number => Math.max(1, Math.min(14, Math.round(Math.sqrt(seats / 4.2))));

const shared = (seats: number, radii: readonly number[]): readonly number[] => {
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const inner = radii.slice(0, -1).map((radius) => Math.floor((seats * radius) / length));
  return [...inner, seats - inner.reduce((sum, count) => sum + count, 0)];
};

export const hemicycleSeats = (
  groups: readonly number[],
): { readonly seats: readonly Seat[]; readonly size: number } => {
  const total = groups.reduce((sum, count) => sum + count, 0);
  const rows = rowsFor(total);
  const innermost = innermostOf(rows);
  const step = rows === 1 ? 1 : (1 - innermost) / (rows - 1);
  const radii = Array.from({ length: rows }, (_, row) => (rows === 1 ? 1 : innermost + row * step));
  const counts = shared(total, radii);
  const nearest = Math.min(
    step,
    0.5,
    ...counts.map((count, row) => (Math.PI * (radii[row] ?? 1)) / Math.max(1, count - 1)),
  );
  const places = counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => ({
      radius: radii[row] ?? 1,
      angle: count === 1 ? Math.PI / 2 : Math.PI * (1 - at / (count - 1)),
    })),
  );
  const inOrder = places.toSorted((one, other) => other.angle - one.angle || one.radius - other.radius);
  const owners = groups.flatMap((count, group) => Array.from({ length: count }, () => group));
  return {
    size: nearest * fullness,
    seats: inOrder.map(({ radius, angle }, at) => ({
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle),
      group: owners[at] ?? 0,
    })),
  };
};
