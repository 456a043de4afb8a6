export interface ByteRange {
  readonly from: number;
  /** The last byte, included. */
  readonly to: number;
}

/**
 * The one part that a `Range` header asks of so many bytes; null to send all, also for several parts or what is no
 * range.
 */
export const readRange = (header: string | undefined, bytes: number): ByteRange | 'outside' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  return from > to ? 'outside' : { from, to };
};
