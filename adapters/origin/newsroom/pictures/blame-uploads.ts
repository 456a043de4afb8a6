import { join } from 'node:path';
import type { Database } from '../../database/connection/open-database.ts';
import { drawnMotifs, motifs, plainMotifs, variantCount } from '../../media/motifs/motifs.ts';
import { avatarPattern, coverPattern } from '../../media/uploads/picture-paths.ts';
import { readPictureAddress } from '../../media/uploads/picture-address.ts';
import { loadUpload } from '../../media/uploads/shared-uploads.ts';
import { readIfThere } from '../../media/uploads/upload-file.ts';
import type { Blame } from '../file/blame.ts';
import { elementsOf } from '../../database/article-text/elements.ts';

export interface Place {
  readonly db: Database;
  readonly embedded: boolean;
  readonly dataDir: string;
  readonly isTaken?: (name: string) => boolean;
}

const isMotif = (motif: string | undefined, variant: string | undefined): boolean =>
  motifs.some((one) => one === motif) &&
  /^\d{1,3}$/.test(variant ?? '') &&
  Number(variant) >= 1 &&
  Number(variant) <= variantCount;

const isThere = async ({ db, embedded, dataDir, isTaken }: Place, name: string): Promise<boolean> => {
  const [, , motif, variant] = coverPattern.exec(name) ?? [];
  if (avatarPattern.test(name) || isMotif(motif, variant) || isTaken?.(name) === true) return true;
  if ((await readIfThere(join(dataDir, 'uploads', name))) !== null) return true;
  return !embedded && (await loadUpload(db, name)) !== null;
};

/** `wish` is a motif and its variant: `river/4`. */
export const blameMotif = (wish: string, line: number, blame: Blame): void => {
  const [motif = '', variant] = wish.split('/');
  if (!isMotif(motif, variant)) blame('no-motif', line, { found: wish, known: drawnMotifs });
  else if (plainMotifs.has(motif)) blame('plain-motif', line, { found: wish });
};

const inAttributes = ['src', 'data-src', 'data-url', 'poster', 'data-poster', 'href'];

const isKnown = async (place: Place, address: string): Promise<boolean> => {
  const [, name] = /^\/uploads\/([^?#]*)/.exec(address.trim()) ?? [];
  // Missing local files have no name yet; they are reported when read.
  if (name === undefined || name === '') return true;
  const asked = readPictureAddress(name);
  if (asked === null) return false;
  return (await isThere(place, asked.file)) || (asked.variant !== null && (await isThere(place, asked.variant.file)));
};

export const blameMissingUpload = async (place: Place, address: string, line: number, blame: Blame): Promise<void> => {
  if (!(await isKnown(place, address))) blame('no-upload', line, { found: address });
};

export const blameMissingUploads = async (
  place: Place,
  html: string,
  firstLine: number,
  blame: Blame,
): Promise<void> => {
  // An address that begins with it, not one of another site.
  if (!/[="'\s]\/uploads\/|data-cover/.test(html)) return;
  for (const { attributes, line } of elementsOf(html)) {
    const at = firstLine + line - 1;
    const wish = attributes.get('data-cover');
    if (wish !== undefined) blameMotif(wish, at, blame);
    for (const name of inAttributes) {
      const address = attributes.get(name);
      if (address !== undefined) await blameMissingUpload(place, address, at, blame);
    }
  }
};
