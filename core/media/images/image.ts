export interface Image {
  /** The original under `/uploads/`; see `imageVariant` (spec §3.12). */
  readonly path: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  readonly caption?: string;
  readonly credit?: string;
}
