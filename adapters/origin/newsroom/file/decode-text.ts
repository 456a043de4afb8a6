/** A text, or why its bytes are none: the line on which the first one stands that could not be read. */
export type DecodedText = { readonly text: string } | { readonly line: number; readonly found: string };

/** What Hungarian is written with in Windows-1250; ISO-8859-2 has the letters at the same bytes. */
const hungarian = /^[\s\u0020-\u007eáéíóöőúüűÁÉÍÓÖŐÚÜŰ‚„…†‡‰‹‘’“”•–—™›§¨©«®°·»×÷€¬\u00ad±´]*$/;

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const firstWrong = (bytes: Uint8Array): { readonly line: number; readonly found: string } => {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  const at = lines.findIndex((line) => decoded(Buffer.from(line, 'latin1'), 'utf-8') === null);
  const [byte = ''] = /[\u0080-\u00ff]/.exec(lines[at] ?? '') ?? [];
  return { line: at + 1, found: `0x${byte.charCodeAt(0).toString(16).toUpperCase()}` };
};

/**
 * Bytes as text: UTF-8, UTF-16 with a byte order mark, or Hungarian in one of the 8-bit encodings of Central Europe.
 * ISO-8859-2 and Windows-1250 agree on every Hungarian letter. Letters of other languages differ between them and
 * Western encodings, and the bytes do not say which it is: such a text is refused.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const text = decoded(bytes, utf16 ?? 'utf-8');
  if (text !== null) return { text };
  const central = decoded(bytes, 'windows-1250') ?? '\u0000';
  return hungarian.test(central) ? { text: central } : firstWrong(bytes);
};
