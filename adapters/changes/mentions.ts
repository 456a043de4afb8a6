/** Delimiters around a slug in URLs, text or JSON. */
const around = new Uint8Array(256);
for (const sign of '/"\'?#&<>\\=,;:()[]{}| \t\r\n') around[sign.charCodeAt(0)] = 1;

const seed = 2_166_136_261;
const step = (hash: number, byte: number): number => Math.imul(hash ^ byte, 16_777_619);

const hashOf = (bytes: Uint8Array): number => bytes.reduce(step, seed);

const few = 8;
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const isWord = (form: Uint8Array): boolean => form.length > 0 && form.every((byte) => around[byte] === 0);

const formsOf = (name: string): readonly Uint8Array[] =>
  [...new Set([name, encodeURIComponent(name.toWellFormed())])].map((form) => Buffer.from(form)).filter(isWord);

const wordsIn = (bytes: Uint8Array): ReadonlySet<number> => {
  const words = new Set<number>();
  let [hash, length] = [seed, 0];
  for (const byte of bytes) {
    if (around[byte] === 0) {
      hash = step(hash, byte);
      length += 1;
    } else if (length > 0) {
      words.add(hash);
      [hash, length] = [seed, 0];
    }
  }
  if (length > 0) words.add(hash);
  return words;
};

/**
 * Whether a text contains one of the slugs as a whole word. False positives are allowed (hash collisions, odd slugs);
 * false negatives are not.
 */
export const mentions = (texts: readonly Uint8Array[] | undefined, names: ReadonlySet<string>): boolean => {
  if (names.size === 0 || texts === undefined) return names.size > 0;
  const forms = [...names].map(formsOf);
  if (forms.some(({ length }) => length === 0)) return true;
  const words = forms.flat();
  // For few slugs, `includes` is much faster than hashing every word.
  const suspected =
    words.length > few ? texts : texts.filter((text) => words.some((word) => asBuffer(text).includes(word)));
  const wanted = words.map(hashOf);
  return suspected.some((bytes) => {
    const standing = wordsIn(bytes);
    return wanted.some((hash) => standing.has(hash));
  });
};
