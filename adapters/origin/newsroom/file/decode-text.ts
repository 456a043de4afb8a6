/** A text, or why its bytes are none: the line on which the first one stands that could not be read. */
export type DecodedText = { readonly text: string } | { readonly line: number; readonly found: string };

/** What Hungarian is written with in Windows-1250; ISO-8859-2 has the letters at the same bytes. */
const foreign = /[^\s\u0020-\u007e\u00a0áéíóöőúüűÁÉÍÓÖŐÚÜŰ‚„…†‡‰‹‘’“”•–—™›§¨©«®°·»×÷€¬\u00ad±´]/;

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const marked: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Bytes as text: UTF-8, UTF-16 with a byte order mark, or Hungarian in one of the 8-bit encodings of Central Europe.
 * ISO-8859-2 and Windows-1250 agree on every Hungarian letter. Letters of other languages differ between them and
 * Western encodings, and the bytes do not say which it is: such a text is refused.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const text = decoded(bytes, marked[Buffer.from(bytes.subarray(0, 2)).toString('hex')] ?? 'utf-8');
  if (text !== null) return { text };
  // One letter a byte.
  const central = new TextDecoder('windows-1250', { ignoreBOM: true }).decode(bytes);
  const at = central.search(foreign);
  if (at < 0) return { text: central };
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return { line: central.slice(0, at).split('\n').length, found: `0x${byte}` };
};
