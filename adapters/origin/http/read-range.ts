export interface ByteRange {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
}

/** Null sends the whole body; also for several ranges or an invalid header. */
export const readRange = (header: string | undefined, bytes: number): ByteRange | 'outside' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  return from > to ? 'outside' : { from, to };
};
