export interface Image {
  /** The original under `/uploads/`; variants are made by `imageVariant` (spec §3.12). */
  readonly path: string;
  /** Empty when the picture only decorates. */
  readonly alt: string;
  readonly caption?: string;
  readonly credit?: string;
}
