export interface Told {
  readonly id: number;
  readonly title: string;
  readonly lead: string;
  /** A full URL. */
  readonly address: string;
}

const maxLength = { title: 150, lead: 250 };
/** Bytes: push services accept 4096 including encryption. */
const maxBytes = 3_000;

const letters = new Intl.Segmenter('hu', { granularity: 'grapheme' });
const cut = (text: string, max: number): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim().toWellFormed();
  const parts = [...letters.segment(plain.slice(0, max * 20))];
  return parts.length <= max
    ? plain.slice(0, max * 20)
    : `${parts
        .slice(0, max - 1)
        .map(({ segment }) => segment)
        .join('')
        .trimEnd()}…`;
};

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Shortens the text until it fits: some characters need many bytes. */
export const messageText = ({ id, title, lead, address }: Told): string => {
  const tag = `cikk-${id}`;
  for (const share of [1, 1 / 2, 1 / 8, 0]) {
    const text = JSON.stringify({
      title: cut(title, Math.max(20, maxLength.title * share)),
      lead: share === 0 ? '' : cut(lead, Math.floor(maxLength.lead * share)),
      address,
      tag,
    });
    if (bytesOf(text) <= maxBytes) return text;
  }
  return JSON.stringify({ title: [...title].slice(0, 20).join(''), lead: '', address, tag });
};
