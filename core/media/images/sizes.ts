/** Pixels at 1x (spec §3.12). */
export const imageSizes = {
  avatar: { width: 96, height: 96 },
  square: { width: 240, height: 240 },
  thumb: { width: 160, height: 107 },
  card: { width: 400, height: 267 },
  half: { width: 600, height: 400 },
  wide: { width: 820, height: 547 },
  cover: { width: 1240, height: 827 },
  share: { width: 1200, height: 630 },
  landscape: { width: 1200, height: 675 },
  classic: { width: 1200, height: 900 },
  /** Podcast directories require a square of 1,400 to 3,000 pixels. */
  show: { width: 1400, height: 1400 },
} as const;

export type ImageSize = keyof typeof imageSizes;

/** Pixels (spec §3.12). */
export const breakpoints = { xs: 375, s: 500, m: 768, l: 1200 } as const;

export type Breakpoint = keyof typeof breakpoints;
