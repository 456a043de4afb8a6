import { z } from 'zod';
import type { SiteKey } from '../../database/origin-site.ts';
import { motifs } from '../../uploads/motifs.ts';
import { coverPath } from '../../uploads/picture-paths.ts';

/** Pictures drawn for the text, by motif and variant: `<figure data-cover="bars/4">`. */
export const inlinePictures = (html: string, site: SiteKey): string =>
  html.trim().replace(/<figure data-cover="([a-z-]+)\/(\d+)">/g, (_, motif: string, variant: string) => {
    const path = coverPath(site, { motif: z.enum(motifs).parse(motif), variant: Number(variant) });
    return `<figure data-type="picture" data-src="${path}">`;
  });
