import { z } from 'zod';
import { badPath, encodedText } from '#core/addresses/paths/path-text.ts';
import { safePath, safeWebAddress } from '../links/safe-link.ts';
import { uploadPath } from '../links/upload-path.ts';

/** Fields that a page can do without: anything but the right type means empty, false or absent. */
export const lenientText = z.string().trim().catch('');
/** A text that is too long to be what it says it is counts as empty, too. */
export const lenientTextOf = (most: number) => z.string().trim().max(most).catch('');
export const lenientFlag = z.boolean().catch(false);
export const lenientNumber = z.number().finite().catch(0);
export const lenientTime = z.number().int().positive().nullable().catch(null);

/** Minutes that have been counted: nobody gives fewer than none, nor more than 2,000 years have. */
export const minutesCount = z.number().min(0).max(1_000_000_000);

/** A slug that one segment of a path can carry: any other would make an address that cannot be read. */
export const segment = z
  .string()
  .min(1)
  .refine((slug) => {
    const encoded = encodedText(slug);
    return encoded !== null && !slug.includes('/') && badPath(`/${encoded}`) === null;
  });

const orNull = (read: (text: string) => string | null) => lenientText.transform(read);

/** A picture under `/uploads/`, or null. */
export const lenientPicture = orNull(uploadPath);
/** A path of ours, or null. */
export const lenientPath = orNull(safePath);
/** An http or https address, or null. */
export const lenientWebAddress = orNull(safeWebAddress);
/** Either of the two, or null. */
export const lenientPathOrWebAddress = orNull((text) => safePath(text) ?? safeWebAddress(text));
