/** `from` and `to` are ASCII: other characters are percent-encoded. */
export interface MapEntry {
  readonly from: string;
  readonly to: string;
  /** Whether `to` is a list or a fixed page; otherwise its last segment is the slug of an article. */
  readonly isList: boolean;
}

/** Bytes of a record before its texts: flag, length of `from` (2), length of `to` (2). */
export const head = 5;
const maxText = 0xff_ff;

export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** Leaves out entries that are too long for a request. */
export const packed = (entries: readonly MapEntry[]): Uint8Array => {
  const fitting = entries.filter(({ from, to }) => from.length <= maxText && to.length <= maxText);
  const bytes = new Uint8Array(fitting.reduce((length, { from, to }) => length + head + from.length + to.length, 0));
  let at = 0;
  const write = (text: string): void => {
    for (let index = 0; index < text.length; index += 1, at += 1) bytes[at] = text.charCodeAt(index);
  };
  for (const { from, to, isList } of fitting) {
    bytes[at] = isList ? 1 : 0;
    [bytes[at + 1], bytes[at + 2]] = [from.length >>> 8, from.length & 0xff];
    [bytes[at + 3], bytes[at + 4]] = [to.length >>> 8, to.length & 0xff];
    at += head;
    write(from);
    write(to);
  }
  return bytes;
};
