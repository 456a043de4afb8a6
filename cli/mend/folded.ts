import { plainPath } from '#core/addresses/paths/path-text.ts';
import { folded as plainFolded } from '#core/editorial/search/folded.ts';

const endings = /\.(?:html?|php|aspx?|jsp)$/;

/** A segment of a path as somebody would say it: no accents, no capitals, one kind of hyphen, no ending of a file. */
export const folded = (segment: string): string =>
  plainFolded(plainPath(segment))
    .replace(endings, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What is left of a folded word when vowels are: old systems dropped every letter that had an accent. */
export const skeletonOf = (word: string): string => word.replace(/[aeiou]/g, '').replace(/-+/g, '-');

export const digitsOf = (word: string): string => word.replace(/\D+/g, ' ').trim();
