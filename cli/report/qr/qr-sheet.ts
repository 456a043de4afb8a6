export type QrMatrix = readonly (readonly boolean[])[];

export interface Sheet {
  readonly size: number;
  /** Null for an empty module; undefined outside of the sheet. */
  readonly at: (x: number, y: number) => boolean | null | undefined;
  readonly put: (x: number, y: number, dark: boolean) => void;
  readonly rows: () => QrMatrix;
}

export const createSheet = (size: number): Sheet => {
  const rows = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  return {
    size,
    at: (x, y) => rows[y]?.[x],
    put: (x, y, dark) => {
      const row = rows[y];
      if (row !== undefined && x >= 0 && x < size) row[x] = dark;
    },
    rows: () => rows.map((row) => row.map((dark) => dark === true)),
  };
};
