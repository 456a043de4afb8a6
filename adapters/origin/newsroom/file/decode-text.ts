export type DecodedText = { readonly text: string } | { readonly line: number; readonly found: string };

/** Hungarian letters and punctuation in Windows-1250; the letters are the same in ISO-8859-2. */
const foreign = /[^\s\u0020-\u007e\u00a0áéíóöőúüűÁÉÍÓÖŐÚÜŰ‚„…†‡‰‹‘’“”•–—™›§¨©«®°·»×÷€¬\u00ad±´]/;

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const marked: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

export const byteOrderMark = (bytes: Uint8Array): string | null =>
  marked[Buffer.from(bytes.subarray(0, 2)).toString('hex')] ?? null;

/** In text of an 8-bit encoding. */
export const hasForeignLetter = (text: string): boolean => foreign.test(text);

/**
 * Accepts UTF-8, UTF-16 with a byte order mark, and Hungarian in Windows-1250 or ISO-8859-2. Other letters are
 * ambiguous in 8-bit encodings and refused.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const text = decoded(bytes, byteOrderMark(bytes) ?? 'utf-8');
  if (text !== null) return { text };
  const central = new TextDecoder('windows-1250', { ignoreBOM: true }).decode(bytes);
  const at = central.search(foreign);
  if (at < 0) return { text: central };
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return { line: central.slice(0, at).split('\n').length, found: `0x${byte}` };
};
