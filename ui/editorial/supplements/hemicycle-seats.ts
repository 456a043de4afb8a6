/**
 * A seat of a house that sits in a half circle, in units of its outer radius: the middle of the floor is 0, 0 and y
 * grows upwards.
 */
export interface Seat {
  readonly x: number;
  readonly y: number;
  /** Index of the group that sits there. */
  readonly group: number;
}

/** Of the outer radius; a small house has fewer rows, and they stand as far apart as those of a large one at most. */
const innermostOf = (rows: number): number => Math.max(0.38, 1 - (rows - 1) * 0.3);
/** Of the way to the nearest neighbour. */
const fullness = 0.44;

const rowsFor = (seats: number): number => Math.max(1, Math.min(14, Math.round(Math.sqrt(seats / 4.2))));

/** Seats in each row, by its length; the rest of the rounding goes to the outermost. */
const shared = (seats: number, radii: readonly number[]): readonly number[] => {
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const inner = radii.slice(0, -1).map((radius) => Math.floor((seats * radius) / length));
  return [...inner, seats - inner.reduce((sum, count) => sum + count, 0)];
};

/** Where everybody sits: each group a wedge, from the left of the house to its right. */
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
