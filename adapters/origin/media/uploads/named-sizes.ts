interface NamedSize {
  /** CSS pixels at 1x. */
  readonly width: number;
  /** Width divided by height. */
  readonly ratio: number;
  readonly keep: 'centre' | 'attention';
  /** Podcast directories refuse smaller covers and formats other than JPEG and PNG: enlarge to this width, as JPEG. */
  readonly exact?: true;
}

/** Spec §3.12. */
export const namedSizes: Readonly<Record<string, NamedSize>> = {
  avatar: { width: 96, ratio: 1, keep: 'centre' },
  square: { width: 240, ratio: 1, keep: 'attention' },
  thumb: { width: 160, ratio: 3 / 2, keep: 'centre' },
  card: { width: 400, ratio: 3 / 2, keep: 'centre' },
  half: { width: 600, ratio: 3 / 2, keep: 'centre' },
  wide: { width: 820, ratio: 3 / 2, keep: 'centre' },
  cover: { width: 1240, ratio: 3 / 2, keep: 'centre' },
  share: { width: 1200, ratio: 1200 / 630, keep: 'attention' },
  landscape: { width: 1200, ratio: 16 / 9, keep: 'attention' },
  classic: { width: 1200, ratio: 4 / 3, keep: 'attention' },
  show: { width: 1400, ratio: 1, keep: 'attention', exact: true },
};

export const modifiers: Readonly<Record<string, number>> = { '1.25x': 1.25, '2x': 2, '3x': 3, '4x': 4 };

/**
 * The largest crop of the original with the size's ratio, scaled down to the size. Only exact sizes may be enlarged.
 */
export const variantPixels = (
  { width, ratio, exact }: NamedSize,
  density: number,
  original: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } => {
  const widest = Math.max(exact ? width : 1, Math.min(original.width, original.height * ratio));
  const pixels = Math.max(1, Math.round(Math.min(width * density, widest)));
  return { width: pixels, height: Math.max(1, Math.min(exact ? pixels : original.height, Math.round(pixels / ratio))) };
};
