/** The encodings by name that a header takes, each but for those it refuses (`q=0`). */
type Accepted = ReadonlySet<string>;

/** One entry of a list: a name, and how much it is wanted (RFC 9110 §12.4.2); whatever else it holds is no entry. */
const entry = /^\s*([\w!#$%&'*+.^`|~-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

const read = (header: string): Accepted => {
  const accepted = new Set<string>();
  for (const part of header.split(',')) {
    const [, name, wanted = '1'] = entry.exec(part) ?? [];
    if (name !== undefined && Number(wanted) > 0) accepted.add(name.toLowerCase());
  }
  return accepted;
};

/** Browsers send some ten headers between them; who makes up others is read again. */
const mostKnown = 64;
const longestKnown = 100;
const known = new Map<string, Accepted>();

/**
 * The encodings that `Accept-Encoding` names. `*` names none: what is not packed anybody can read.
 */
export const acceptedEncodings = (header: string): Accepted => {
  const before = known.get(header);
  if (before !== undefined) return before;
  const accepted = read(header);
  if (header.length > longestKnown) return accepted;
  if (known.size >= mostKnown) known.clear();
  known.set(header, accepted);
  return accepted;
};
