type Accepted = ReadonlySet<string>;

const none: Accepted = new Set();

/** A list entry with an optional weight (RFC 9110); invalid entries are ignored. */
const entry = /^\s*([\w!#$%&'*+.^`|~-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

const read = (header: string): Accepted => {
  const accepted = new Set<string>();
  for (const part of header.split(',')) {
    const [, name, wanted = '1'] = entry.exec(part) ?? [];
    if (name !== undefined && Number(wanted) > 0) accepted.add(name.toLowerCase());
  }
  return accepted;
};

const maxLength = 200;
const maxKept = 64;
const kept = new Map<string, Accepted>();

export const acceptedEncodings = (header: string): Accepted => {
  const before = kept.get(header);
  if (before !== undefined) return before;
  if (header.length > maxLength) return none;
  if (kept.size >= maxKept) kept.clear();
  const accepted = read(header);
  kept.set(header, accepted);
  return accepted;
};
