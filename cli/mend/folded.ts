import { plainPath } from '#core/addresses/paths/path-text.ts';
import { folded as plainFolded } from '#core/editorial/search/folded.ts';

const endings = /\.(?:html?|php|aspx?|jsp)$/;

export const folded = (segment: string): string =>
  plainFolded(plainPath(segment))
    .replace(endings, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Without vowels: old systems removed every accented letter. */
export const skeletonOf = (word: string): string => word.replace(/[aeiou]/g, '').replace(/-+/g, '-');

export const digitsOf = (word: string): string => word.replace(/\D+/g, ' ').trim();
