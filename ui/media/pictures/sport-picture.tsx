interface Props {
  /** A path of ours; null draws nothing. */
  readonly path: string | null;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly className: string;
}

/** A logo, a face or a drawing that the live-score service has told of. */
export const SportPicture = ({ path, alt, width, height, className }: Props) =>
  path !== null && (
    <img className={className} src={path} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
