export interface TypedCorrection {
  readonly reason: string;
  readonly before?: string;
  readonly after?: string;
}

interface ReadCorrection {
  readonly reason: string;
  readonly wordings: { readonly before: string; readonly after: string } | null;
}

const maxLength = 1000;
const paragraph = (typed: string): string | null => {
  const clean = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return clean === '' || [...clean].length > maxLength ? null : clean;
};

export const readCorrection = ({
  reason: typed,
  before,
  after,
}: TypedCorrection): ReadCorrection | { readonly fault: 'reason' | 'before' | 'after' | 'both' } => {
  const reason = paragraph(typed);
  if (reason === null) return { fault: 'reason' };
  if (before === undefined && after === undefined) return { reason, wordings: null };
  if (before === undefined || after === undefined) return { fault: 'both' };
  const [stood, stands] = [paragraph(before), paragraph(after)];
  if (stood === null) return { fault: 'before' };
  return stands === null ? { fault: 'after' } : { reason, wordings: { before: stood, after: stands } };
};
