export interface Column {
  readonly label: string;
  readonly long?: string;
  readonly figures?: boolean;
}

export const words = (label: string): Column => ({ label });

export const figures = (label: string, long?: string): Column => ({
  label,
  figures: true,
  ...(long !== undefined && { long }),
});
