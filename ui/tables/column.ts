/** A column of a table: what stands above it, and how what is in it is set. */
export interface Column {
  readonly label: string;
  /** What a short label stands for. */
  readonly long?: string;
  /** Figures stand at the end of their column. */
  readonly figures?: boolean;
}

export const words = (label: string): Column => ({ label });

export const figures = (label: string, long?: string): Column => ({
  label,
  figures: true,
  ...(long !== undefined && { long }),
});
