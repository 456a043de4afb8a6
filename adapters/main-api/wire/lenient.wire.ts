import { z } from 'zod';
import { badPath, encodedText } from '#core/addresses/paths/path-text.ts';
import { safePath, safeWebAddress } from '../links/safe-link.ts';
import { uploadPath } from '../links/upload-path.ts';

export const lenientText = z.string().trim().catch('');
export const lenientTextOf = (max: number) => z.string().trim().max(max).catch('');
export const lenientFlag = z.boolean().catch(false);
export const lenientNumber = z.number().finite().catch(0);
export const lenientTime = z.number().int().positive().nullable().catch(null);

const day = 86_400;
const year1800 = -5_364_662_400;

/** A time beside the epoch, such as 0 or -1, is a missing one. */
export const publicationTime = z
  .number()
  .int()
  .min(year1800)
  .refine((at) => Math.abs(at) > day);

export const minutesCount = z.number().min(0).max(1_000_000_000);

export const segment = z
  .string()
  .min(1)
  .refine((slug) => {
    const encoded = encodedText(slug);
    return encoded !== null && !slug.includes('/') && badPath(`/${encoded}`) === null;
  });

const orNull = (read: (text: string) => string | null) => lenientText.transform(read);

export const lenientPicture = orNull(uploadPath);
export const lenientPath = orNull(safePath);
export const lenientWebAddress = orNull(safeWebAddress);
export const lenientPathOrWebAddress = orNull((text) => safePath(text) ?? safeWebAddress(text));
