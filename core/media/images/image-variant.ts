import type { ImageSize } from './sizes.ts';

/** Ascending; used as srcset descriptors (spec §3.12). */
export const imageModifiers = ['1.25x', '2x', '3x', '4x'] as const;

export type ImageModifier = (typeof imageModifiers)[number];

const uploads = '/uploads';

const onAssets = (path: string, assetsUrl: string): string =>
  assetsUrl !== '' && path.startsWith(`${uploads}/`) ? assetsUrl + path.slice(uploads.length) : path;

/**
 * `/uploads/a/kep.jpg` → `/uploads/a/kep_cover:2x.jpg` (spec §3.12). `assetsUrl` replaces `/uploads`; empty keeps it.
 */
export const imageVariant = (
  path: string,
  size: ImageSize,
  modifier: ImageModifier | null = null,
  assetsUrl = '',
): string => {
  const name = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  const end = dot < name ? path.length : dot;
  const suffix = modifier === null ? `_${size}` : `_${size}:${modifier}`;
  return onAssets(path.slice(0, end) + suffix + path.slice(end), assetsUrl);
};
