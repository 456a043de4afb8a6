import { type SiteKey, siteKeys } from '../../database/schema/origin-site.ts';
import type { Motif } from '../motifs/motifs.ts';

export interface CoverWish {
  readonly motif: Motif;
  readonly variant: number;
}

export const coverPath = (site: SiteKey, { motif, variant }: CoverWish): string =>
  `/uploads/cover-${site}-${motif}-${variant}.jpg`;

export const avatarPath = (author: string): string => `/uploads/avatar-${author}.jpg`;

export const avatarPattern = /^avatar-(.+)\.jpg$/;
export const coverPattern = new RegExp(`^cover-(${siteKeys.join('|')})-([a-z-]+)-(\\d+)\\.jpg$`);

export const motifOf = (path: string): string => coverPattern.exec(path.replace(/^\/uploads\//, ''))?.[2] ?? '';
