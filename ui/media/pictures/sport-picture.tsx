interface Props {
  readonly path: string | null;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly className: string;
}

export const SportPicture = ({ path, alt, width, height, className }: Props) =>
  path !== null && (
    <img className={className} src={path} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
