/** The encodings by name that a header takes, each but for those it refuses (`q=0`). */
type Accepted = ReadonlySet<string>;

const none: Accepted = new Set();

/** One entry of a list: a name, and how much it is wanted (RFC 9110); whatever else it holds is no entry. */
const entry = /^\s*([\w!#$%&'*+.^`|~-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

const read = (header: string): Accepted => {
  const accepted = new Set<string>();
  for (const part of header.split(',')) {
    const [, name, wanted = '1'] = entry.exec(part) ?? [];
    if (name !== undefined && Number(wanted) > 0) accepted.add(name.toLowerCase());
  }
  return accepted;
};

/** Browsers' own are half as long; one that is longer takes nothing packed. */
const longest = 200;
/** Browsers have some ten between them. */
const mostKept = 64;
const kept = new Map<string, Accepted>();

/** The encodings that `Accept-Encoding` names. `*` names none: what is not packed anybody can read. */
export const acceptedEncodings = (header: string): Accepted => {
  const before = kept.get(header);
  if (before !== undefined) return before;
  if (header.length > longest) return none;
  if (kept.size >= mostKept) kept.clear();
  const accepted = read(header);
  kept.set(header, accepted);
  return accepted;
};
