import type { LedgerLine, LostPictures } from '#adapters/newsroom-contract/migration.ts';

const elements = new Set(['picture', 'featured image', 'audio', 'video', 'embed']);

/** Reasons that no request can change. */
const hopeless = new Set([
  'the export lacks this attachment',
  'a link to its address',
  'the first picture of the document',
]);

const prefix = 'a link to its address: ';

const isPicture = ({ element, reason }: LedgerLine): boolean => elements.has(element) && !hopeless.has(reason ?? '');

export const isLostPicture = (line: LedgerLine): boolean => isPicture(line) && line.found > line.kept;

export const addPictures = (lost: LostPictures, line: LedgerLine): LostPictures =>
  isPicture(line)
    ? {
        of: lost.of + line.found,
        lost: lost.lost + line.found - line.kept,
        why: lost.why ?? (isLostPicture(line) ? (line.reason ?? '').replace(prefix, '') : null),
      }
    : lost;
