import { z } from 'zod';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import { motifs } from '../../media/motifs/motifs.ts';
import { rewriteAttribute } from '../../database/article-text/elements.ts';
import { coverPath } from '../../media/uploads/picture-paths.ts';

export const inlinePictures = (html: string, site: SiteKey): string =>
  rewriteAttribute(html.trim(), 'figure', 'data-cover', (wish) => {
    const [motif, variant] = wish.split('/');
    const path = coverPath(site, { motif: z.enum(motifs).parse(motif), variant: Number(variant) });
    return `data-type="picture" data-src="${path}"`;
  });
